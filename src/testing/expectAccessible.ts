import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Expects that axe finds nothing in either theme, by all of its rules, on the page or in the elements of a selector. */
export async function expectAccessible(selector = 'html'): Promise<void> {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme
    const { violations } = await axe.run(selector, { resultTypes: ['violations'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  delete document.documentElement.dataset['theme']
}

/** Expects the same of the page, and that it fits `width`, which it has before and after, and the narrowest supported width. */
export async function expectAccessibleAndNarrow(width = 1440): Promise<void> {
  // A target that the sticky header covers partly would count as too small.
  scrollTo(0, 0)
  await expectAccessible()
  for (const each of [width, 360]) {
    await page.viewport(each, 800)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(each)
  }
  await page.viewport(width, 900)
}
