import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { WIDTHS_PX, wideElements } from './attackedDocument'
import { poison } from './payloads'
import { lists, records } from './pages'
import { hostileRecords, otherHostilePages } from './hostilePages'
import { renderApp, settled } from './renderApp'
import { startTestApi } from './testApi'

/** Texts that run from right to left, turn their neighbors around, or have no place to break. */
const texts = [
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

const paths = [
  ...new Set([
    ...lists.map(({ path }) => path),
    ...records,
    ...[...hostileRecords, ...otherHostilePages].map(([path]) => path),
  ]),
]

/** Right-to-left text outside of an element that isolates it: it would move the text next to it. */
function unisolated(): string[] {
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

test.each(paths)('%s: texts from right to left make nothing wider, and move no neighbor', async (path) => {
  const api = await startTestApi({ sources: 'one a chain' })
  poison(api, 1, texts.length, texts)
  const router = await renderApp(path, api)
  await settled(router)
  // The width that it has first: to lay out again takes long.
  for (const width of WIDTHS_PX.toSorted((each) => (each === innerWidth ? -1 : 1))) {
    await page.viewport(width, 900)
    await expect.poll(() => innerWidth).toBe(width)
    expect(wideElements(), `${width} px`).toEqual([])
  }
  expect(unisolated()).toEqual([])
})
