import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { at, chain, lists, records } from './pages'
import { expectAccessible } from './expectAccessible'
import { ListOnPage } from './listOnPage'
import { renderApp, settled } from './renderApp'
import { watchShifts } from './watchShifts'

/** Widths of windows: the narrowest that pages support, each breakpoint, and a desktop. */
const WIDTHS_PX = [360, 640, 768, 1024, 1440]
const PHONE_PX = 360
const MAX_ELEMENTS = 1500

/** A table, a table with other cells, a gallery and a list of its own form: what axe finds in other lists on a phone or in dark, it finds in these. */
const samples: ReadonlySet<string> = new Set([
  'Transactions',
  'Top accounts',
  'NFTs of the address',
  'Logs of the address',
])

/** Lists whose cells, headers and tools are those of another list: axe finds in that one what it would find in these. */
const asInAnother: ReadonlySet<string> = new Set([
  'Latest transactions',
  'Transactions of the block',
  'Transactions of the address',
  'Internal transactions of the block',
  'Internal transactions of the address',
  'Withdrawals of the block',
  'Withdrawals of the address',
  'Blocks validated by the address',
  'Transfers of the NFT',
  'Transfers of the token',
  'Token transfers of the transaction',
  'Holders of the NFT',
])

/** What axe looks at besides the desktop in light. */
interface Looks {
  isPhoneChecked: boolean
  isDarkChecked: boolean
}

/** Expects that the page needs no horizontal scrolling at any width; axe finds nothing on a phone, where that is checked. */
async function expectToFit({ isPhoneChecked }: Pick<Looks, 'isPhoneChecked'>): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.viewport(width, 900)
    await expect.poll(() => innerWidth).toBe(width)
    // Rows have the height of this width from the next frame on.
    await new Promise(requestAnimationFrame)
    const { documentElement, body } = document
    expect(Math.max(documentElement.scrollWidth, body.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width)
    if (width === PHONE_PX && isPhoneChecked) await expectAccessible()
  }
}

/** Expects the same, and that axe finds nothing in the page. */
async function expectToFitAndBeAccessible({ isPhoneChecked, isDarkChecked }: Looks): Promise<void> {
  await expectToFit({ isPhoneChecked })
  await expectAccessible({ isDarkChecked })
}

/** Expects at most twelve stops of the keyboard before the table of a list, and one in its header. */
function expectFewStops(): void {
  const row = document.querySelector('[data-index]')
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]')]
  const found = stops.filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      stop.checkVisibility() &&
      row &&
      stop.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const inHeader = found.filter((stop) => stop.closest('thead'))
  expect.soft(inHeader.length, 'stops in the header').toBeLessThanOrEqual(1)
  expect.soft(found.length - inHeader.length, 'stops before the table').toBeGreaterThan(0)
  expect.soft(found.length - inHeader.length, 'stops before the table').toBeLessThanOrEqual(12)
}

/** A list of a chain, of an address, and one that can be sorted. */
const withFewStops: ReadonlySet<string> = new Set(['Transactions', 'Transactions of the address', 'Top accounts'])

for (const { label, name, path, columns } of lists) {
  const isChecked = !asInAnother.has(label)
  const titleEnd = isChecked ? ', fits every width, and axe finds nothing' : ' and fits every width'
  test(`${label}: nothing moves while it loads, it has few elements${titleEnd}`, async () => {
    const shifts = watchShifts()
    const router = await renderApp(path)
    await new ListOnPage(name).opened()
    if (withFewStops.has(label)) expectFewStops()
    await settled(router)
    shifts.expectStill()
    // The drawings in a gallery have many elements, which are not the list's.
    if (columns !== null) expect.soft(document.querySelectorAll('*').length).toBeLessThanOrEqual(MAX_ELEMENTS)
    if (!isChecked) return expectToFit({ isPhoneChecked: false })
    const isSample = samples.has(label)
    await expectToFitAndBeAccessible({ isPhoneChecked: isSample, isDarkChecked: isSample })
  })
}

for (const path of [...records, '/nonsense']) {
  test(`${path.replace(`/${chain}`, '')}: fits every width, and axe finds nothing`, async () => {
    const router = await renderApp(path)
    await expect.poll(() => document.querySelector('main')?.textContent).toBeTruthy()
    await settled(router)
    if (path.endsWith(at.routedSwap))
      await expect.element(page.getByRole('region', { name: 'Value flow', exact: true })).toBeVisible()
    await settled(router)
    await expectToFitAndBeAccessible({ isPhoneChecked: path.endsWith(at.routedSwap), isDarkChecked: true })
  })
}
