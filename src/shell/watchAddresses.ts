import { whenIdle } from '#/data/whenIdle'

/** Throttle of the search for addresses while the page changes. */
const SCAN_INTERVAL_MS = 300
/** Upper bound for the pairwise look-alike check. */
const MAX_COMPARED_ADDRESSES = 20_000

/**
 * Calls `onChange` with all addresses that the page has shown, whenever there are new ones. Runs when idle, as comparing thousands of
 * addresses takes longer than a frame. Returns the clean-up.
 */
export function watchAddresses(onChange: (addresses: ReadonlySet<string>) => void): () => void {
  const seen = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const scan = () => {
    timer = undefined
    const before = seen.size
    for (const element of document.querySelectorAll<HTMLElement>('main [data-address]')) {
      if (element.dataset.address && seen.size < MAX_COMPARED_ADDRESSES) seen.add(element.dataset.address)
    }
    if (seen.size > before) onChange(seen)
  }
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => void whenIdle().then(scan), SCAN_INTERVAL_MS)
  })
  const main = document.querySelector('main')
  if (main) observer.observe(main, { childList: true, subtree: true })
  scan()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** Replaces the color mark of these addresses by a warning sign, with one style sheet for the whole page. Returns the clean-up. */
export function markLookAlikes(addresses: readonly string[]): () => void {
  if (addresses.length === 0) return () => undefined
  const sheet = new CSSStyleSheet()
  const each = addresses.map((address) => `[data-address="${CSS.escape(address)}"].mark::before`).join(',')
  sheet.replaceSync(
    `${each} { content: '≠'; content: '≠' / 'looks like another address on this page:'; width: auto; height: auto; padding: 0 0.25em; border-radius: 2px; background: var(--warn-soft); color: var(--warn); font-weight: 700; }`,
  )
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
