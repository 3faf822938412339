import { afterEach, expect, test } from 'vitest'
import { expectPartAccessible } from './expectAccessible'

const PALE = 'color: #ccc; background: #fff'
const CONTRAST = { actual: [expect.stringMatching(/^color-contrast: /)] }

afterEach(() => document.querySelector('#sample')?.remove())

/** Expects that the check finds nothing in a list with these items, or what it reports. */
async function checkItems(items: readonly string[]): Promise<void> {
  const sample = document.createElement('main')
  sample.id = 'sample'
  document.body.append(sample)
  sample.append(document.createRange().createContextualFragment(`<ul>${items.join('')}</ul>`))
  await expectPartAccessible('#sample')
}

const rows = (paleAt: number) =>
  Array.from({ length: 30 }, (_, index) => `<li style="${index === paleAt ? PALE : ''}">Row ${index}</li>`)

test('axe finds nothing in many rows', async () => {
  await checkItems(rows(NaN))
})

test('axe finds a text that is too pale in a later one of many rows', async () => {
  await expect(checkItems(rows(28))).rejects.toMatchObject(CONTRAST)
  expect(document.querySelector('[data-repeated]')).toBeNull()
})

test('axe finds a text that is too pale where the first one of its form is hidden', async () => {
  const hidden = `<li><span style="${PALE}">Text</span></li>`
  // Hidden by its place, so that its form is that of the other.
  const style = '<style>#sample li:nth-child(2) { display: none }</style>'
  await expect(checkItems([`<li>${style}First</li>`, hidden, hidden, '<li>Last</li>'])).rejects.toMatchObject(CONTRAST)
})
