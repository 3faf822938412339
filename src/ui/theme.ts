import { useSyncExternalStore } from 'react'

/** The color theme: light, dark, or that of the system. */
export type Theme = 'system' | 'light' | 'dark'

/** Both are also read by index.html before the first paint. */
const STORAGE_KEY = 'astrolabe.theme'
const DEFAULT_KEY = 'astrolabe.defaultTheme'

const listeners = new Set<() => void>()

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(theme: string): void {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** The selected theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme)
}

/** Applies a theme and saves it in this browser. */
export function setTheme(theme: Theme): void {
  show(theme)
  try {
    localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage is denied: the theme lasts until the page closes.
  }
}

/** Applies the operator's theme where the user has selected none, and saves it for the next first paint. */
export function setDefaultTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(DEFAULT_KEY)
    else localStorage.setItem(DEFAULT_KEY, theme)
    if (localStorage.getItem(STORAGE_KEY) === null) show(theme)
  } catch {
    show(theme) // Storage is denied: nothing is selected.
  }
}

/** Applies the themes that are selected in other tabs, from now on. */
export function syncTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY) show(newValue ?? localStorage.getItem(DEFAULT_KEY) ?? 'system')
  })
}
