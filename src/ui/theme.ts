import { useSyncExternalStore } from 'react'

/** How the page is coloured: as the system is, or always one way. */
export type Theme = 'system' | 'light' | 'dark'

/** Read by index.html before the first paint, too. */
const slot = 'astrolabe.theme'

const readers = new Set<() => void>()

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function subscribe(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

function show(theme: string): void {
  document.documentElement.dataset.theme = theme
  for (const reader of readers) reader()
}

/** The theme chosen on this device. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme)
}

/** Colours the page at once and remembers the choice on this device. */
export function setTheme(theme: Theme): void {
  show(theme === 'system' ? '' : theme)
  try {
    if (theme === 'system') localStorage.removeItem(slot)
    else localStorage.setItem(slot, theme)
  } catch {
    // Storage is denied: the choice then holds until the page is left.
  }
}

/** Colours the page as another tab chooses, from now on. */
export function followOtherThemes(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === slot) show(newValue ?? '')
  })
}
