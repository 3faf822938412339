import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { WIDTHS_PX, wideElements } from './attackedDocument'
import { poison } from './payloads'
import { records } from './pages'
import { hostileRecords, otherHostilePages } from './hostilePages'
import { renderApp, settled } from './renderApp'
import { rightToLeftTexts, unisolatedTexts } from './rightToLeft'
import { startTestApi } from './testApi'

/** Pages without a text of an API. */
const withoutTexts: ReadonlySet<string> = new Set(['/settings', '/api-status', '/add-chain'])

// Lists are in lists.browser.test.tsx.
const paths = new Set([...records, ...[...hostileRecords, ...otherHostilePages].map(([path]) => path)])

test.each([...paths].filter((path) => !withoutTexts.has(path)))(
  '%s: texts from right to left make nothing wider, and move no neighbor',
  async (path) => {
    const api = await startTestApi({ sources: 'one a chain' })
    poison(api, 1, rightToLeftTexts.length, rightToLeftTexts)
    const router = await renderApp(path, api)
    await settled(router)
    // The width that it has first: to lay out again takes long.
    for (const width of WIDTHS_PX.toSorted((each) => (each === innerWidth ? -1 : 1))) {
      await page.viewport(width, 900)
      await expect.poll(() => innerWidth).toBe(width)
      expect(wideElements(), `${width} px`).toEqual([])
    }
    expect(unisolatedTexts()).toEqual([])
  },
)
