import { page } from 'vitest/browser'
import type { TestApi } from './testApi'
import { at, chain, smallChain } from './pages'

/** A token as the API has it. */
export interface TokenBody {
  address_hash: string
  name: string
  symbol: string
  decimals: string | null
  exchange_rate: string | null
  type: string
  reputation?: string
}

/** The paths of the demo’s APIs, by chain. */
export const ROOTS = { [chain]: `/pro/${chain}/api/v2`, [smallChain]: `/${smallChain}/api/v2` }

export const main = () => page.getByRole('main')
export const status = () =>
  main()
    .getByRole('status')
    .filter({ hasText: /reads|Loading/ })
export const netWorth = () => main().getByCss('dd').first()
export const notIncluded = () => main().getByRole('region', { name: 'Not included' })

/** Configures no testnet, which a portfolio reads only if you choose it. */
export const withAllChains = <C extends { chains: object[] }>(shipped: C): C => ({
  ...shipped,
  chains: shipped.chains.map((configured) => ({ ...configured, testnet: false })),
})

/** The portfolio of some addresses. */
export const linkTo = (addresses: readonly string[]) => `/portfolio#addresses=${addresses.join(',')}`

/** An NFT collector, and the accounts with the most of the native currency on both chains. */
export async function holders(api: TestApi, count: number): Promise<string[]> {
  const lists = await Promise.all(
    Object.values(ROOTS).map(async (root) => {
      const body = JSON.parse(await api.read(`${root}/addresses`)) as { items: { hash: string }[] }
      return body.items.map(({ hash }) => hash.toLowerCase())
    }),
  )
  const [first = [], second = []] = lists
  const mixed = [at.nftOwner.toLowerCase(), ...first.flatMap((hash, index) => [hash, second[index] ?? hash])]
  return [...new Set(mixed)].slice(0, count)
}

/** A token balance with a price of 1000 USD, unless changed. */
export const token = (fields: Partial<TokenBody>) => ({
  token: {
    address_hash: `0x${'ab'.repeat(20)}`,
    name: 'Coin',
    symbol: 'COIN',
    decimals: '0',
    exchange_rate: '1000',
    type: 'ERC-20',
    reputation: 'ok',
    ...fields,
  },
  token_id: null,
  value: '5',
})
