import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

type Rules = NonNullable<axe.RunOptions['runOnly']>

/** The rules that pages follow: WCAG 2.2 A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The rules whose result depends on colors: all that differs between the themes. */
const BY_COLOR: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

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

/** The violations that axe finds by these rules, or by all, each with its first element. Rows that repeat others are left out. */
async function violations(runOnly: Rules | null, include: Element | string): Promise<string[]> {
  const context = { include, exclude: repeatedRows() } as axe.ElementContext
  const { violations: found } = await axe.run(context, { ...(runOnly && { runOnly }), resultTypes: ['violations'] })
  return found.map(({ id, nodes }) => `${id}, ${nodes.length} times, first at ${nodes[0]?.html}`)
}

/** Expects no violation in either theme: in light by these rules, or by all, in dark by those that look at colors. */
async function expectNoViolations(rules: Rules | null, include: Element | string): Promise<void> {
  const { dataset } = document.documentElement
  dataset['theme'] = 'light'
  expect.soft(await violations(rules, include), 'in light').toEqual([])
  dataset['theme'] = 'dark'
  expect.soft(await violations(BY_COLOR, include), 'in dark').toEqual([])
  delete dataset['theme']
}

/** Expects that the page, scrolled to its top, follows WCAG 2.2 A and AA. */
export async function expectAccessible(): Promise<void> {
  // A target that the sticky header covers partly would count as too small.
  scrollTo(0, 0)
  await expectNoViolations({ type: 'tag', values: TAGS }, document.documentElement)
}

/** Expects the same at 360 pixels, and that the page is no wider. The window stays so. */
export async function expectAccessibleNarrow(): Promise<void> {
  await page.viewport(360, 740)
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
}

/** Expects that axe finds nothing in either theme, by all of its rules, in the elements of a selector. */
export async function expectPartAccessible(selector: string): Promise<void> {
  await expectNoViolations(null, selector)
}

/** Expects the same of the whole page, and that it fits `width`, which it has before and after, and the narrowest supported width. */
export async function expectAccessibleAndNarrow(width = 1440): Promise<void> {
  // A target that the sticky header covers partly would count as too small.
  scrollTo(0, 0)
  await expectPartAccessible('html')
  for (const each of [width, 360]) {
    await page.viewport(each, 800)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(each)
  }
  await page.viewport(width, 900)
}
