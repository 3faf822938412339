import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Expects that axe finds nothing on the page in either theme, by all of its rules, and that the page fits 360 pixels. */
export async function expectAccessibleAndNarrow(): Promise<void> {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme
    const { violations } = await axe.run(document.documentElement, { resultTypes: ['violations'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  delete document.documentElement.dataset['theme']
  await page.viewport(360, 800)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1440, 900)
}
