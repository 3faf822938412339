import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { addressSet } from '#/data/addressSet/addressSet'
import { parseDecimal } from '#/domain/amounts/amount'
import { usdText } from '#/domain/tokens/netWorth'
import {
  holders,
  linkTo,
  main,
  netWorth,
  ROOTS,
  status,
  token,
  type TokenBody,
  withAllChains,
} from '#/testing/portfolioOnPage'
import { click } from '#/testing/actions'
import { expectAccessible, expectAccessibleNarrow } from '#/testing/expectAccessible'
import '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, smallChain } from '#/testing/pages'

interface TokensBody {
  items: { token: TokenBody; token_id: string | null; value: string }[]
  next_page_params: Record<string, string | number> | null
}
interface AddressBody {
  coin_balance: string | null
  exchange_rate: string | null
}

const group = (name: string) => main().getByRole('group', { name: 'Group by' }).getByRole('link', { name })

let api: TestApi

beforeEach(async () => {
  await page.viewport(1440, 900)
  api = await startTestApi({ sources: 'one a chain', configure: withAllChains })
})

/** All token balances that the API has of an address, by its own pages. */
async function tokensOf(root: string, hash: string): Promise<TokensBody['items']> {
  const items: TokensBody['items'] = []
  let query = ''
  for (;;) {
    const body = JSON.parse(await api.read(`${root}/addresses/${hash}/tokens${query}`)) as TokensBody
    items.push(...body.items)
    if (body.next_page_params === null) return items
    query = `?${new URLSearchParams(Object.entries(body.next_page_params).map(([key, value]) => [key, String(value)])).toString()}`
  }
}

/** The sum over the API's own responses: what has a price and is neither an NFT nor a scam, each in cents; at 60 decimals. */
async function expectedTotal(addresses: readonly string[], isCounted: (token: TokenBody) => boolean): Promise<string> {
  const CENT = 10n ** 58n
  let sum = 0n
  const add = (value: string, decimals: number, rate: string) => {
    const price = parseDecimal(rate) ?? { value: 0n, decimals: 0 }
    const exact = BigInt(value) * price.value * 10n ** BigInt(60 - decimals - price.decimals)
    sum += exact < CENT ? exact : exact - (exact % CENT)
  }
  for (const root of Object.values(ROOTS)) {
    for (const hash of addresses) {
      const account = JSON.parse(await api.read(`${root}/addresses/${hash}`)) as AddressBody
      if (account.coin_balance && account.exchange_rate) add(account.coin_balance, 18, account.exchange_rate)
      for (const { token: held, value } of await tokensOf(root, hash))
        if (held.exchange_rate && held.decimals && isCounted(held))
          add(value, Number(held.decimals), held.exchange_rate)
    }
  }
  return usdText({ value: sum, decimals: 60 })
}

test('20 addresses on two chains: the net worth is the sum of the API’s values, in all groupings', async () => {
  const addresses = await holders(api, 20)
  const total = await expectedTotal(addresses, ({ type, reputation }) => type === 'ERC-20' && reputation !== 'scam')
  const router = await renderApp(linkTo(addresses), api)
  await expect.element(main().getByText('40 of 40 reads')).toBeVisible()
  await expect.element(status()).toHaveTextContent('All reads complete')
  await expect.element(main().getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(netWorth()).toHaveTextContent(total)
  await expect.element(netWorth()).not.toHaveTextContent('At least')
  const assets = main().getByRole('table', { name: 'Holdings by asset' })
  await expect.element(assets).toHaveTextContent('Meridian Ether')
  await expect.element(assets).toHaveTextContent('Meridian Dollar')
  // The API that reported a price, and when that was received.
  await expect.element(assets).toHaveTextContent(new RegExp(`by ${location.host}, (?:now|\\d+ s ago)`))
  await expectAccessible()

  await click(group('Chains'))
  await expect.poll(() => router.state.location.href).toContain('by=chain#addresses=')
  const chains = main().getByRole('table', { name: 'Holdings by chain' })
  await expect.element(chains).toHaveTextContent('Equinox Testnet')
  await click(chains.getByRole('button', { name: /assets: Meridian$/ }))
  await expect.element(chains).toHaveTextContent('WMER')

  await click(group('Addresses'))
  const table = main().getByRole('table', { name: 'Holdings by address' })
  await expect.poll(() => table.getByRole('rowheader').elements().length).toBe(20)
  await click(table.getByRole('button').first())
  await expect.element(netWorth()).toHaveTextContent(total)
  await expectAccessibleNarrow()
})

test('NFTs are listed by collection and lead to the gallery of the address', async () => {
  await renderApp(linkTo([at.nftOwner.toLowerCase()]), api)
  const nfts = main().getByRole('table', { name: 'NFTs by collection' })
  await click(nfts.getByRole('button').first())
  const links = () =>
    nfts
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href') ?? '')
  await expect.poll(links).toContainEqual(expect.stringMatching(/\/address\/0x[\da-f]{40}\/nft\?type=ERC-/))
})

test('scams, look-alikes and tokens without a price are listed separately, never in the sum', async () => {
  const hash = at.router.toLowerCase()
  const at20 = (byte: string) => `0x${byte.repeat(20)}`
  api.on(/\/addresses\/0x[\da-f]{40}$/i, () => json({ hash, coin_balance: '0', exchange_rate: '2', has_tokens: true }))
  api.on(/\/addresses\/0x[\da-f]{40}\/tokens$/i, ({ url }) =>
    json({
      items: url.pathname.includes(smallChain)
        ? []
        : [
            token({ exchange_rate: '1.5' }),
            token({ address_hash: at20('01'), name: 'Free money', symbol: 'FREE', reputation: 'scam' }),
            token({ address_hash: at20('02'), name: 'US\u200bDC <img src=x onerror=alert(1)>', symbol: 'US\u200bDC' }),
            token({ address_hash: at20('03'), name: '\u202eevil', symbol: 'MER' }),
            token({ address_hash: at20('04'), name: 'coin', symbol: 'coin', exchange_rate: null }),
            token({ address_hash: at20('05'), name: '=HYPERLINK("x")', symbol: 'HL', exchange_rate: null }),
            token({ address_hash: at20('06'), name: 'x'.repeat(500), symbol: '', decimals: null }),
          ],
      next_page_params: null,
    }),
  )
  await renderApp(linkTo([hash]), api)
  await expect.element(netWorth()).toHaveTextContent(/^\$7\.50$/)
  const apart = main().getByRole('region', { name: 'Not in net worth' })
  for (const [summary, names] of [
    ['Flagged as scam (1)', ['Free money']],
    ['Look-alikes (3)', ['onerror=alert(1)', 'U+202E', 'coin']],
    ['No price (2)', ['=HYPERLINK', '5 base units']],
  ] as const) {
    await apart.getByText(summary).click()
    for (const name of names) await expect.element(apart).toHaveTextContent(name)
  }
  expect(document.querySelector('img[src=x]')).toBeNull()
  await expectAccessible()
  await page.viewport(390, 800)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('an added address is loaded without the others, and a removed one not again', async () => {
  const [first = '', second = '', third = ''] = await holders(api, 3)
  addressSet.set([first, second].map((hash) => ({ hash, name: null })))
  await renderApp('/portfolio', api)
  await expect.element(main().getByText('4 of 4 reads')).toBeVisible()
  const records = /\/addresses\/0x[\da-f]{40}$/i
  expect(api.askedFor(records)).toHaveLength(4)
  addressSet.set([first, third].map((hash) => ({ hash, name: null })))
  await expect.poll(() => api.askedFor(records).length).toBe(6)
  await expect.element(main().getByText('4 of 4 reads')).toBeVisible()
  const asked = api.askedFor(records).map(({ pathname }) => pathname.slice(-42))
  expect(asked.slice(4)).toEqual([third, third])
  await click(main().getByRole('button', { name: 'Refresh' }))
  await expect.poll(() => api.askedFor(records).length).toBe(10)
  // What is loaded is shown meanwhile.
  await expect.element(netWorth()).toHaveTextContent(/\$[\d,]+/)
})

test('without addresses there is a form, and no request', async () => {
  const router = await renderApp('/portfolio', api)
  await settled(router)
  await expect.element(main()).toHaveTextContent('No addresses yet')
  await expect.element(main().getByRole('textbox', { name: 'Addresses or ENS names' })).toBeVisible()
  expect(api.askedFor(/addresses/)).toEqual([])
  await expectAccessible()
})
