import { whenIdle } from '#/data/whenIdle'

/** As often as is looked for addresses while a page changes, ms. */
const pause = 300
/** So many are compared; whoever scrolls farther has forgotten the first. */
const most = 20_000

/**
 * Tells of all addresses that a page has shown, whenever there are more of them, at a moment when it has nothing better to do: among
 * thousands that takes longer than a frame of a scroll. What it gives ends that.
 */
export function watchAddresses(tell: (addresses: ReadonlySet<string>) => void): () => void {
  const seen = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    timer = undefined
    const before = seen.size
    for (const element of document.querySelectorAll<HTMLElement>('main [data-address]')) {
      if (element.dataset.address && seen.size < most) seen.add(element.dataset.address)
    }
    if (seen.size > before) tell(seen)
  }
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(() => void whenIdle().then(look), pause)
  })
  const main = document.querySelector('main')
  if (main) observer.observe(main, { childList: true, subtree: true })
  look()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** Gives every mention of these addresses a sign in place of its mark: one style sheet for the whole page. */
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
