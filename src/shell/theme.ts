/** How the page is coloured: as the system is, or always one way. */
export type Theme = 'system' | 'light' | 'dark'

/** Read by index.html before the first paint, too. */
const slot = 'astrolabe.theme'

/** The theme chosen on this device. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Colours the page at once and remembers the choice on this device. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme === 'system' ? '' : theme
  try {
    if (theme === 'system') localStorage.removeItem(slot)
    else localStorage.setItem(slot, theme)
  } catch {
    // Storage is denied: the choice then holds until the page is left.
  }
}

/** Colours the page as another tab chooses, and calls `listener` then; gives what ends that. */
export function onOtherTheme(listener: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== slot) return
    document.documentElement.dataset.theme = newValue ?? ''
    listener()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
