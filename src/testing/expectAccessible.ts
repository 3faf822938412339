import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The rules that pages follow: WCAG 2.2 A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** What axe judges in an element of a row: its form and its state, not the words and numbers in it. */
function formOf(element: Element, row: Element): string {
  if (element === row) return row.className
  const attributes = Array.from(element.attributes, ({ name, value }) => {
    if (/^(?:class|role|type|tabindex)$/.test(name)) return `${name}=${value}`
    if (name === 'style') return value.replaceAll(/\d+/g, '')
    return value === '' ? `${name} empty` : name
  })
  const form = `${element.localName}[${attributes.join(' ')}]${element.textContent === '' ? 'empty' : ''}`
  return element.parentElement ? `${formOf(element.parentElement, row)} ${form}` : form
}

/** The rows that repeat: each of their elements has the form of one in an earlier row. */
function repeatedRows(): Element[] {
  const seen = new Set<string>()
  return [...document.querySelectorAll('[data-index]')].filter((row) => {
    const forms = Array.from(row.querySelectorAll('*'), (element) => formOf(element, row))
    const isNew = forms.some((form) => !seen.has(form))
    for (const form of forms) seen.add(form)
    return !isNew
  })
}

/** The violations that axe finds, each with its first element. Rows that repeat others are left out. */
async function violations(runOnly: axe.RunOptions['runOnly'] & object): Promise<string[]> {
  const context = { include: document.documentElement, exclude: repeatedRows() }
  const { violations: found } = await axe.run(context, { runOnly, resultTypes: ['violations'] })
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
  for (const theme of isDarkChecked ? ['light', 'dark'] : ['light']) {
    document.documentElement.dataset['theme'] = theme
    const options: axe.RunOptions = theme === 'dark' ? { runOnly: { type: 'rule', values: COLOR_RULES } } : {}
    const { violations: found } = await axe.run(selector, { ...options, resultTypes: ['violations'] })
    expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  delete document.documentElement.dataset['theme']
}

/** Expects the same of the whole page, and that it fits a desktop, whose width it has before and after, and the narrowest supported width. */
export async function expectAccessibleAndNarrow(): Promise<void> {
  // A target that the sticky header covers partly would count as too small.
  scrollTo(0, 0)
  await expectPartAccessible('html')
  for (const width of [1440, 360]) {
    await page.viewport(width, 800)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  await page.viewport(1440, 900)
}
