import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { setLabel } from '#/data/labels/labelFile'
import { savedFilters } from '#/data/settings/savedFilters'
import { click, fill } from '#/testing/actions'
import { expectAccessible, expectAccessibleNarrow } from '#/testing/expectAccessible'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const path = `/${chain}/transfers`
const endpoint = /\/advanced-filters$/
const chips = () =>
  [...document.querySelectorAll('[aria-label="Words of the filter"] > li > button:first-child')].map(
    ({ textContent }) => textContent,
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })
/** A button that opens the editor of a field. */
const adder = (name: string) =>
  page.getByRole('group', { name: 'Add filter' }).getByRole('button', { name, exact: true })
const toggle = (name: string) =>
  page.getByRole('group', { name: 'Filter: type' }).getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('combobox', { name, exact: true })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const main = () => document.querySelector('main')?.textContent ?? ''
const searchOf = (href: string) => Object.fromEntries(new URL(href, location.origin).searchParams)

test('a filter is built by keyboard and suggestions, edited, saved, opened again and removed', async () => {
  setLabel(at.nftOwner, 'Collector')
  const api = await startTestApi()
  const router = await renderApp(path, api)
  const list = new ListOnPage('Transfers')
  await list.opened()
  const here = () => searchOf(router.state.location.href)

  await click(adder('From'))
  await expect.element(field('From')).toHaveFocus()
  await fill(field('From'), 'colle')
  await expect.element(option(/Collector/)).toBeVisible()
  // The only suggestion is enough once its name is whole.
  await fill(field('From'), 'collector')
  await expect.element(option(/Collector/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(here).toEqual({ from: at.nftOwner.toLowerCase() })
  await expect.element(adder('From')).toHaveFocus()
  await expect.poll(chips).toEqual(['From Collector'])

  await click(adder('Method'))
  await fill(field('Method'), 'APPROVE')
  await expect.element(option(/^approve/)).toBeVisible()
  // A selector is whole: nothing is painted after it.
  expect(document.querySelector('[role=option] [data-tail]')).toBeNull()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await click(adder('Asset'))
  await fill(field('Asset'), 'mer')
  await click(page.getByRole('checkbox', { name: 'Exclude' }))
  await click(option(/native currency/))
  await click(adder('Amount'))
  await userEvent.keyboard('2{Tab}a{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Maximum is not an amount such as 1.5')
  const marked = () => document.querySelectorAll('input[aria-invalid=true]').length
  expect(marked()).toBe(1)
  await userEvent.keyboard('{Backspace}1{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Minimum is above Maximum')
  expect(marked()).toBe(2)
  await userEvent.keyboard('{Backspace}{Enter}')
  const whole = { from: at.nftOwner.toLowerCase(), method: '0x095ea7b3', not_asset: 'native', amount_from: '2' }
  await expect.poll(here).toEqual(whole)
  await settled(router)
  expect(
    api
      .askedFor(endpoint)
      .map(({ search }) => searchOf(search))
      .at(-1),
  ).toEqual({
    methods: '0x095ea7b3',
    from_address_hashes_to_include: whole.from,
    token_contract_address_hashes_to_exclude: 'native',
    amount_from: '2',
  })
  await expect.poll(chips).toEqual(['Method approve', 'From Collector', 'Asset not MER', 'Amount ≥ 2'])

  await click(button('Save filter'))
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('My filter{Enter}')
  expect(savedFilters.get()).toMatchObject([{ name: 'My filter', chain }])
  await click(button('Rename'))
  await userEvent.keyboard(' {Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  await userEvent.keyboard('My filter{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).not.toBeInTheDocument()
  expect(savedFilters.get().map(({ name }) => name.trim())).toEqual(['My filter'])
  for (const name of [/Amount/, /Method/, /Asset/]) await click(button(new RegExp(`^Remove filter: ${name.source}`)))
  await expect.poll(here).toEqual({ from: whole.from })
  await click(page.getByRole('link', { name: 'My filter' }))
  await expect.poll(here).toEqual(whole)
  await click(button('Clear'))
  await expect.poll(here).toEqual({})

  await renderApp('/settings', api)
  await expect.element(page.getByRole('heading', { name: 'Saved filters' })).toBeVisible()
  savedFilters.set([{ name: 'My filter', chain, query: '?type=ERC-20' }])
  await expect.element(page.getByRole('main')).toHaveTextContent(/My filter ?Meridian/)
})

test('types are toggles, each applied by one press, and "All types" clears them', async () => {
  const api = await startTestApi()
  const router = await renderApp(`${path}?type=payment`, api)
  await new ListOnPage('Transfers').opened()
  const here = () => searchOf(router.state.location.href)
  expect(chips()).toEqual(['Type payment Ignored: not a transfer type'])

  await click(adder('Type'))
  await expect.element(toggle('All types')).toHaveFocus()
  await expect.element(toggle('All types')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await expect.poll(here).toEqual({ type: 'payment,CONTRACT_INTERACTION' })
  await click(toggle('ERC-20'))
  await expect.poll(here).toEqual({ type: 'payment,CONTRACT_INTERACTION,ERC-20' })
  await expect.element(toggle('All types')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(toggle('ERC-20')).toHaveAttribute('aria-pressed', 'true')
  await settled(router)
  expect(searchOf(api.askedFor(endpoint).at(-1)?.search ?? '')).toEqual({
    transaction_types: 'CONTRACT_INTERACTION,ERC-20',
  })
  await expectAccessible()
  await click(toggle('Contract call'))
  await expect.poll(here).toEqual({ type: 'payment,ERC-20' })
  await click(toggle('All types'))
  await expect.poll(here).toEqual({})
  await userEvent.keyboard('{Escape}')
  await expect.element(toggle('All types')).not.toBeInTheDocument()
  await expect.element(adder('Type')).toHaveFocus()

  await click(adder('Type'))
  await click(toggle('ERC-721'))
  await userEvent.keyboard('{Escape}')
  await click(button(/^Type ERC-721/))
  await expect.element(toggle('ERC-721')).toHaveFocus()
})

test('on phones a row shows hash and method, a status only if it is not success, and marks in the same places', async () => {
  await page.viewport(320, 844)
  await renderApp(path, await startTestApi())
  await new ListOnPage('Transfers').opened()
  const visible = (row: Element) =>
    [...row.querySelectorAll('td:not(.expand)')].filter((cell) => cell.checkVisibility()).map((cell) => cell.className)
  const rows = [...document.querySelectorAll('tbody > tr[data-index]')]
  expect(rows.length).toBeGreaterThan(10)
  expect(new Set(rows.map((row) => visible(row).join()))).toEqual(
    new Set(['at-title,at-badge,at-time,at-start,at-recipient,at-end end']),
  )
  const leftOf = (selector: string) => [
    ...new Set(rows.flatMap((row) => row.querySelector(selector)?.getBoundingClientRect().left ?? [])),
  ]
  expect(leftOf('td.at-recipient')).toHaveLength(1)
  expect(leftOf('.compact-icon')).toHaveLength(1)
  const widths = rows.map((row) => row.querySelector('td.at-recipient')?.getBoundingClientRect().width ?? 0)
  expect(Math.min(...widths)).toBeGreaterThan(60)
  const failed = rows.find((row) => row.querySelector('.compact-icon'))
  expect(failed?.querySelector('td.at-badge')).toHaveTextContent(/Failed$/)
  expect(failed?.querySelector('[title="execution reverted"]')).toHaveTextContent('Failed')
})

test('what is wrong in the URL is shown at its chip, and the rest applies', async () => {
  const api = await startTestApi()
  const search = `?from=${at.nftOwner},0x12&to=${at.nftOwner}&relation=or&amount_from=3&amount_to=x&age_to=2026-12-01`
  const router = await renderApp(path + search, api)
  await new ListOnPage('Transfers').opened()
  await settled(router)
  expect(chips().filter((text) => text?.includes('Ignored'))).toEqual([
    'From 0x12 Ignored: not an address: 0x and 40 hex digits',
    'Amount 3 – x Ignored: not an amount such as 1.5',
  ])
  expect(searchOf(api.askedFor(endpoint)[0]?.search ?? '')).toEqual({
    from_address_hashes_to_include: at.nftOwner,
    to_address_hashes_to_include: at.nftOwner,
    address_relation: 'or',
    age_to: '2026-12-01T23:59:59.999Z',
  })
  // No newer row can match.
  expect(button(/Live|Paused/).elements()).toEqual([])
  await page.getByRole('combobox', { name: 'Sender and recipient' }).selectOptions('and')
  await expect.poll(() => router.state.location.href).not.toContain('relation')
  expect(router.state.location.href).toContain('amount_to=x')
  await click(button(/^From 0x12/))
  await expect.element(field('From')).toHaveValue('0x12')
  await expectAccessibleNarrow()
})

test('a relation or cursor that is none is said, and no word is too long', async () => {
  const api = await startTestApi()
  const many = Array.from({ length: 60 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
  const router = await renderApp(`${path}?relation=xor&cursor=%25%00&from=${many.join(',')}`, api)
  await settled(router)
  const said = () => Array.from(document.querySelectorAll('[role=alert] li'), ({ textContent }) => textContent)
  expect(said()).toEqual([
    'Ignored: relation “xor” is not one of and, or',
    'Ignored: cursor “%U+0000” is not a place in this list, which starts at its top',
  ])
  expect(chips()).toHaveLength(60)
  expect(searchOf(api.askedFor(endpoint)[0]?.search ?? '')).toEqual({ from_address_hashes_to_include: many.join(',') })
})

test('an API without the filter says so, and the lists that have a part of it are linked', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpoint, () => json({ message: 'Unknown API v2 action' }, 400))
  await renderApp(`${path}?from=${at.nftOwner}&method=0x095ea7b3`, api)
  await expect.poll(main).toContain('The advanced filter is not available for this chain')
  expect(main()).toContain('Not covered: Method 0x095ea7b3')
  const link = page.getByRole('link', { name: /^Transactions sent by/ })
  await expect.element(link).toHaveAttribute('href', `/${chain}/address/${at.nftOwner}/txs?filter=from`)
  await expectAccessible()
})

test('a node without traces says that internal transactions are missing', async () => {
  const api = await startTestApi({
    configure: (shipped) => ({
      ...shipped,
      chains: shipped.chains.map((each) =>
        each.id === chain ? { ...each, multichain: false, baseUrl: undefined, rpcUrl: '/rpc' } : each,
      ),
    }),
  })
  const router = await renderApp(`/${chain}/internal-transactions`, {
    ...api,
    fetch: async (target, init) => {
      const [, name] = /node-api\/\d+\/api\/v2\/([^?]*)/.exec(target) ?? []
      if (name === 'internal-transactions')
        return Response.json({ message: 'No traces.', source: 'node' }, { status: 501 })
      return name === undefined ? api.fetch(target, init) : Response.json({ items: [], next_page_params: null })
    },
  })
  await expect.poll(main).toContain('not available for this chain')
  await router.navigate({ to: '/$chain/transfers', params: { chain } })
  await expect.poll(main).toContain('Without internal transactions: the node offers no traces.')
})
