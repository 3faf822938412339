import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { addressSet } from '#/data/addressSet/addressSet'
import { labels } from '#/data/labels/labels'
import { click, watchClipboard } from '#/testing/actions'
import { expectAccessible } from '#/testing/expectAccessible'
import '#/testing/actions'
import { withAllChains } from '#/testing/portfolioOnPage'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const main = () => page.getByRole('main')
const field = () => main().getByRole('textbox', { name: 'Addresses or ENS names' })
const form = () => main().getByRole('form', { name: 'Add addresses' })
const [router, dollar, other] = [at.router, at.dollar, at.nftOwner].map((hash) => hash.toLowerCase())
const hashes = () => addressSet.get().map(({ hash }) => hash)

let api: TestApi

beforeEach(async () => {
  await page.viewport(1440, 900)
  api = await startTestApi({ sources: 'one a chain', configure: withAllChains })
})

async function add(text: string): Promise<void> {
  await field().fill(text)
  await click(form().getByRole('button', { name: 'Add', exact: true }))
}

test('pasted text: addresses are added once, and what is wrong stays in the field with the reason', async () => {
  await renderApp('/portfolio', api)
  await add(`${router}, "${dollar}";\n${router} 0x12 what? 0x${'5'.repeat(64)}`)
  await expect
    .element(form().getByRole('status'))
    .toHaveTextContent('2 addresses added, 1 duplicate, 3 entries not added')
  await expect.element(form()).toHaveTextContent('0x12 has 2 hex digits instead of 40')
  await expect.element(form()).toHaveTextContent('is a transaction or block hash, not an address')
  await expect.element(field()).toHaveValue(`0x12\nwhat\n0x${'5'.repeat(64)}`)
  expect(hashes()).toEqual([router, dollar])
  await expectAccessible()
  await add(`${dollar} ${other}`)
  await expect.element(form().getByRole('status')).toHaveTextContent('1 address added, 1 address already in the list')
  await expect.element(main()).toHaveTextContent('3 addresses on 2 chains')
})

test('an ENS name is added by the address that the search finds, and shown', async () => {
  api.on(/\/search$/, ({ url }) =>
    json({
      items:
        url.searchParams.get('q') === 'desk.eth'
          ? [
              {
                type: 'ens_domain',
                address_hash: at.router,
                name: null,
                ens_info: { name: 'desk.eth', address_hash: at.router },
              },
            ]
          : [],
      next_page_params: null,
    }),
  )
  await renderApp('/portfolio', api)
  await add('desk.eth nobody.eth')
  await expect.element(form()).toHaveTextContent('nobody.eth is not an ENS name that the search of Meridian finds')
  expect(addressSet.get()).toEqual([{ hash: router, name: 'desk.eth' }])
  await click(main().getByRole('link', { name: 'Addresses', exact: true }))
  await expect
    .element(main().getByRole('table', { name: 'Holdings by address' }).getByRole('link', { name: 'desk.eth' }))
    .toBeVisible()
})

test('addresses with private labels are added by one button, and removed one by one', async () => {
  labels.set({ [router ?? '']: 'Desk', [dollar ?? '']: 'Dollar' })
  await renderApp('/portfolio', api)
  await click(form().getByRole('button', { name: 'Add private labels (2)' }))
  expect(hashes()).toEqual([router, dollar])
  await main().getByCss('summary').filter({ hasText: '2 addresses' }).first().click()
  await click(main().getByRole('button', { name: `Remove ${router}` }))
  expect(hashes()).toEqual([dollar])
})

test('a set in a link is not saved until you save it, and no server gets it but as reads', async () => {
  addressSet.set([{ hash: dollar ?? '', name: null }])
  const path = `/portfolio#addresses=${router},${other}&chains=${chain}`
  await renderApp(path, api)
  await expect.element(main()).toHaveTextContent('2 addresses on 1 chain')
  await expect.element(main()).toHaveTextContent('2 addresses are not saved. Your 1 address is unchanged.')
  await expect.element(main().getByText('2 of 2 reads')).toBeVisible()
  expect(hashes()).toEqual([dollar])
  for (const { href } of api.askedFor(/./)) expect(href).toMatch(/\/addresses\/0x[\da-f]{40}(?:\/tokens)?(?:\?|$)/i)
  const copied = watchClipboard()
  await click(main().getByRole('button', { name: 'Copy link with addresses' }))
  expect(copied()).toBe(`${location.origin}${path}`)
  await click(main().getByRole('link', { name: 'Add to my addresses' }))
  await expect.element(main()).toHaveTextContent('3 addresses on 2 chains')
  expect(hashes()).toEqual([dollar, router, other])
})

test('a damaged link says which of its entries are not included', async () => {
  await renderApp(`/portfolio#addresses=${router},0x1234,desk.eth,%E0%A4&chains=${chain},987654`, api)
  await expect.element(main()).toHaveTextContent('1 address is not saved.')
  await main().getByText('4 entries of the link not included').click()
  for (const text of ['0x1234 has 4 hex digits', 'desk.eth is a name', '987654 is the ID of a chain that is not'])
    await expect.element(main().getByRole('note')).toHaveTextContent(text)
  expect(api.askedFor(/search/)).toEqual([])
})

test('addresses that another tab erased can be saved again', async () => {
  addressSet.set([router, dollar].map((hash) => ({ hash: hash ?? '', name: null })))
  await renderApp('/portfolio', api)
  await expect.element(main()).toHaveTextContent('2 addresses on 2 chains')
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
  const notice = main().getByRole('alert')
  await expect.element(notice).toHaveTextContent('2 addresses')
  await click(notice.getByRole('button', { name: 'Save again' }))
  expect(hashes()).toEqual([router, dollar])
  await expect.element(main()).toHaveTextContent('2 addresses on 2 chains')
})

test('without room in the storage the addresses last as long as the tab, and the page says so', async () => {
  await renderApp('/portfolio', api)
  await expect.element(field()).toBeVisible()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await add(router ?? '')
  await expect.element(main().getByRole('alert')).toHaveTextContent('storage is full or blocked')
  await expect.element(main().getByText('2 of 2 reads')).toBeVisible()
  full.mockRestore()
  addressSet.set([])
})

test('the chains are chosen, and only these are read', async () => {
  addressSet.set([{ hash: router ?? '', name: null }])
  await renderApp('/portfolio', api)
  await expect.element(main().getByText('2 of 2 reads')).toBeVisible()
  await main().getByText('Chains (2 of 2)').click()
  await click(main().getByRole('checkbox', { name: 'Equinox Testnet' }))
  await expect.element(main().getByText('1 of 1 read')).toBeVisible()
  await expect.element(main().getByRole('checkbox', { name: 'Meridian' })).toBeDisabled()
})
