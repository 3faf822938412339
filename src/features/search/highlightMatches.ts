/** Name of the highlight in searchPalette.css. */
const HIGHLIGHT_NAME = 'search-match'

/**
 * Highlights the occurrences of a text in an element by the CSS Custom Highlight API, which leaves untrusted names in one text node.
 * Returns the clean-up; does nothing in browsers without that API.
 */
export function highlightMatches(element: HTMLElement | null, text: string): () => void {
  const word = text.trim().toLowerCase()
  if (!element || word === '' || !('highlights' in CSS)) return () => undefined
  const ranges: Range[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const content = node.textContent ?? ''
    const lower = content.toLowerCase()
    // Some letters change their length with their case; then offsets would not match.
    if (lower.length !== content.length) continue
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + word.length)) {
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, at + word.length)
      ranges.push(range)
    }
  }
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges))
  return () => CSS.highlights.delete(HIGHLIGHT_NAME)
}
