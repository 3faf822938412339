/** Texts that run from right to left, turn their neighbors around, or have no place to break. */
export const rightToLeftTexts = [
  'مرحبا بالعالم 123 (قطعة) نادرة جدا من المجموعة الأولى',
  'שלום עולם 456 [פריט] נדיר מאוד מתוך האוסף הראשון',
  'Left שמאל 7 right مرحبا',
  'م'.repeat(300),
  `\u202e${'drowssap'.repeat(5)}`,
  'x\u200d'.repeat(150),
  `Z${'\u0336\u0489\u030d'.repeat(12)}a${'\u0301'.repeat(40)}lgo`,
  'W'.repeat(300),
  '\u2067isolated\u2066and\u2068open',
]

/** Right-to-left text outside of an element that isolates it: it would move the text next to it. */
export function unisolatedTexts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (
      !/[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/.test(walker.currentNode.nodeValue ?? '') ||
      !element?.checkVisibility()
    )
      continue
    if (!element.closest('bdi, option, textarea, [dir=ltr], svg, .sr-only')) found.push(element.outerHTML.slice(0, 300))
  }
  return found
}
