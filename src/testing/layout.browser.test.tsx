import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chain, lists, records } from '../../e2e/pages'
import { ListOnPage } from './listOnPage'
import { renderApp, settled } from './renderApp'
import { watchShifts } from './watchShifts'

/** Widths of windows: the narrowest that pages support, a phone, and each side of the breakpoints. */
const WIDTHS_PX = [360, 390, 640, 768, 1024, 1440]
const MAX_ELEMENTS = 1500

/** Expects that the page needs no horizontal scrolling at any width. */
async function expectToFit(): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.viewport(width, 900)
    await expect.poll(() => innerWidth).toBe(width)
    const { documentElement, body } = document
    expect(Math.max(documentElement.scrollWidth, body.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width)
  }
  await page.viewport(1440, 900)
}

for (const { label, name, path, columns } of lists) {
  test(`${label}: nothing moves while it loads, it has few elements and fits every width`, async () => {
    const shifts = watchShifts()
    const router = await renderApp(path)
    await new ListOnPage(name).opened()
    await settled(router)
    shifts.expectStill()
    // The drawings in a gallery have many elements, which are not the list's.
    if (columns !== null) expect.soft(document.querySelectorAll('*').length).toBeLessThanOrEqual(MAX_ELEMENTS)
    await expectToFit()
  })
}

for (const path of records) {
  test(`${path.replace(`/${chain}`, '')}: fits every width`, async () => {
    const router = await renderApp(path)
    await expect.poll(() => document.querySelector('main')?.textContent).toBeTruthy()
    await settled(router)
    await expectToFit()
  })
}
