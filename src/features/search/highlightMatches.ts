/** The name that the style sheet knows the matches by. */
const name = 'search-match'

/**
 * Marks where a text stands in what an element shows, by the browser's own highlights: the names of others stay single texts, as
 * isolated and inspected as anywhere. Gives what ends it; does nothing where there are no highlights.
 */
export function highlightMatches(element: HTMLElement | null, text: string): () => void {
  const word = text.trim().toLowerCase()
  if (!element || word === '' || !('highlights' in CSS)) return () => undefined
  const ranges: Range[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const content = node.textContent ?? ''
    const lower = content.toLowerCase()
    // Few letters change their length with their case; where one does, places would not fit.
    if (lower.length !== content.length) continue
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + word.length)) {
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, at + word.length)
      ranges.push(range)
    }
  }
  CSS.highlights.set(name, new Highlight(...ranges))
  return () => CSS.highlights.delete(name)
}
