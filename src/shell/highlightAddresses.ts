/**
 * Highlights every mention of the address under the pointer or focus: one style rule for the whole page, so that a list pays
 * nothing for it.
 */
export function highlightAddresses(): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let current = ''
  const follow = (event: Event) => {
    const address =
      event.target instanceof Element
        ? (event.target.closest<HTMLElement>('[data-address]')?.dataset.address ?? '')
        : ''
    if (address === current) return
    current = address
    sheet.replaceSync(
      address
        ? `[data-address="${CSS.escape(address)}"] { background: var(--accent-soft); box-shadow: 0 0 0 3px var(--accent-soft); border-radius: 2px; }`
        : '',
    )
  }
  document.addEventListener('pointerover', follow, { passive: true })
  document.addEventListener('focusin', follow)
}
