import { useEffect, useState } from 'react'
import { currentTheme, onOtherTheme, setTheme, type Theme } from '#/shell/theme'

const order: readonly Theme[] = ['system', 'light', 'dark']
const signs: Record<Theme, string> = { system: '◐', light: '○', dark: '●' }

/** Steps through the themes: as the system is, light, dark. */
export function ThemeButton() {
  const [theme, set] = useState(currentTheme)
  useEffect(() => onOtherTheme(() => set(currentTheme())), [])
  const step = () => {
    const next = order[(order.indexOf(theme) + 1) % order.length] ?? 'system'
    setTheme(next)
    set(next)
  }
  return (
    <button
      type="button"
      onClick={step}
      aria-label={`Theme: ${theme}`}
      title={`Theme: ${theme}`}
      className="size-11 shrink-0 rounded-sm text-lg text-muted hover:bg-sunken md:size-8"
    >
      {signs[theme]}
    </button>
  )
}
