import { storedText, storeText } from '#/data/persistence/browserStorage'
import { useStore } from '#/data/useStore'
import { createStore } from '#/domain/store'

/** The color theme: light, dark, or that of the system. */
export type Theme = 'system' | 'light' | 'dark'

/** Both are also read by index.html before the first paint, as plain text. */
const THEME_SLOT = 'astrolabe.theme'
const DEFAULT_SLOT = 'astrolabe.defaultTheme'

const shown = createStore((): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
})

function show(theme: string): void {
  document.documentElement.dataset.theme = theme
  shown.reset()
}

/** The selected theme. */
export const useTheme = () => useStore(shown)

/** Applies a theme and saves it in this browser. */
export function setTheme(theme: Theme): void {
  show(theme)
  storeText('device', THEME_SLOT, theme)
}

/** Applies the operator's theme where the user has selected none, and saves it for the next first paint. */
export function setDefaultTheme(theme: Theme): void {
  storeText('device', DEFAULT_SLOT, theme === 'system' ? null : theme)
  if (storedText('device', THEME_SLOT) == null) show(theme)
}

/** Applies the themes that are selected in other tabs, from now on. */
export function syncTheme(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_SLOT) show(newValue ?? storedText('device', DEFAULT_SLOT) ?? 'system')
  })
}
