import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { markRepeated, repeatedRows } from './repeatedForms'

/** The rules that pages follow: WCAG 2.2 A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The attribute of elements whose colors are those of an earlier one: axe judges the contrast of each style once, which takes longest. */
const REPEATED = 'data-repeated'
axe.configure({ rules: [{ id: 'color-contrast', selector: `*:not([${REPEATED}])` }] })

/** The violations that axe finds in an element, outside of the rows that are left out. */
async function violationsIn(root: Element, leftOut: Element[], options: axe.RunOptions): Promise<axe.Result[]> {
  const unmark = markRepeated(REPEATED, root, leftOut)
  const { violations: found } = await axe.run(
    { include: root, exclude: leftOut },
    { ...options, resultTypes: ['violations'] },
  )
  unmark()
  return found
}

/** The violations that axe finds, each with its first element. Rows that repeat others are left out. */
async function violations(runOnly: axe.RunOptions['runOnly'] & object): Promise<string[]> {
  const found = await violationsIn(document.documentElement, repeatedRows(), { runOnly })
  return found.map(({ id, nodes }) => `${id}, ${nodes.length} times, first at ${nodes[0]?.html}`)
}

/** Expects that the page, scrolled to its top, follows WCAG 2.2 A and AA, in light; the other theme is checked for contrast only. */
export async function expectAccessible({ isDarkChecked = true } = {}): Promise<void> {
  // A target that the sticky header covers partly would count as too small.
  scrollTo(0, 0)
  const { dataset } = document.documentElement
  dataset['theme'] = 'light'
  expect.soft(await violations({ type: 'tag', values: TAGS }), 'in light').toEqual([])
  if (isDarkChecked) {
    dataset['theme'] = 'dark'
    expect.soft(await violations({ type: 'rule', values: ['color-contrast'] }), 'in dark').toEqual([])
  }
  delete dataset['theme']
}

/** Expects the same at 360 pixels, and that the page is no wider. The window stays so. */
export async function expectAccessibleNarrow(): Promise<void> {
  await page.viewport(360, 740)
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
}

/** The rules of axe that depend on colors, which are all that a theme changes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Expects that axe finds nothing in the elements of a selector: by all of its rules in light, by those for colors in dark, too. */
export async function expectPartAccessible(selector: string, { isDarkChecked = true } = {}): Promise<void> {
  const parts = [...document.querySelectorAll(selector)]
  expect(parts).not.toEqual([])
  for (const theme of isDarkChecked ? ['light', 'dark'] : ['light']) {
    document.documentElement.dataset['theme'] = theme
    const options: axe.RunOptions = theme === 'dark' ? { runOnly: { type: 'rule', values: COLOR_RULES } } : {}
    const found: axe.Result[] = []
    for (const part of parts) found.push(...(await violationsIn(part, [], options)))
    expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  delete document.documentElement.dataset['theme']
}

/**
 * Expects the same of these elements, and that the page fits a desktop, whose width it has before and after, and the narrowest
 * supported width.
 */
export async function expectAccessibleAndNarrow(selector = 'html'): Promise<void> {
  // A target that the sticky header covers partly would count as too small.
  scrollTo(0, 0)
  await expectPartAccessible(selector)
  for (const width of [1440, 360]) {
    await page.viewport(width, 800)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  await page.viewport(1440, 900)
}
