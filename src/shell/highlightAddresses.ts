/** Highlights the address under the pointer or focus everywhere on the page, with one style rule, so that rows need no listeners. */
export function highlightAddresses(): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let current = ''
  const highlight = (event: Event) => {
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
  document.addEventListener('pointerover', highlight, { passive: true })
  document.addEventListener('focusin', highlight)
}
