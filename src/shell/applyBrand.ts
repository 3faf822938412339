import type { Brand } from '#/data/config/configSchema'
import { accentValue, channelsOf } from '#/domain/accent'
import { setDefaultTheme } from '#/ui/theme'

/** Applies what of an operator's brand is outside of the pages: the icon of the tab, the accent color and the default theme. */
export function applyBrand({ icon, accent, theme }: Brand): void {
  setDefaultTheme(theme)
  if (accent) document.documentElement.style.setProperty('--accent', accentValue(channelsOf(accent)))
  if (!icon) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=apple-touch-icon]')) {
    link.removeAttribute('sizes')
    link.href = icon
  }
}
