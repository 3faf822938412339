import { at, chain, smallChain } from '../pages'

/** A page that is measured, and the hand-written one that shows the same answer. */
export interface Measured {
  name: string
  path: string
  /** The answer that it shows first: its path below the address of the API. */
  api: string
  /** What limit.html makes of that answer. */
  view: 'transactions' | 'holders' | 'gallery' | 'calls' | 'withdrawals' | 'search' | 'record'
  /** What must be painted until its reader has something to read. */
  ready: string
}

const row = 'main [data-index]'
const pro = `pro/${chain}/api/v2`
const small = `${smallChain}/api/v2`
const nft = { token: at.curios, id: at.longId }

/** The pages of the table of numbers, in its order. */
export const measured: readonly Measured[] = [
  { name: 'home', path: `/${chain}`, api: `${pro}/main-page/transactions`, view: 'transactions', ready: row },
  { name: 'txs', path: `/${smallChain}/txs`, api: `${small}/transactions`, view: 'transactions', ready: row },
  { name: 'addresses', path: `/${chain}/addresses`, api: `${pro}/addresses`, view: 'holders', ready: row },
  {
    name: 'address NFTs',
    path: `/${chain}/address/${at.nftOwner}/nft`,
    api: `${pro}/addresses/${at.nftOwner}/nft`,
    view: 'gallery',
    ready: row,
  },
  {
    name: 'block txs',
    path: `/${chain}/block/${at.crowdedBlock}/txs`,
    api: `${pro}/blocks/${at.crowdedBlock}/transactions`,
    view: 'transactions',
    ready: row,
  },
  {
    name: 'transaction',
    path: `/${chain}/tx/${at.routedSwap}`,
    api: `${pro}/transactions/${at.routedSwap}`,
    view: 'record',
    ready: 'main section[aria-label^="Overview"] dd',
  },
  {
    name: 'internal txs',
    path: `/${smallChain}/internal-transactions`,
    api: `${small}/internal-transactions`,
    view: 'calls',
    ready: row,
  },
  {
    name: 'withdrawals',
    path: `/${smallChain}/withdrawals`,
    api: `${small}/withdrawals`,
    view: 'withdrawals',
    ready: row,
  },
  { name: 'search', path: `/${chain}/search?q=astral`, api: `${pro}/search?q=astral`, view: 'search', ready: row },
  {
    name: 'NFT instance',
    path: `/${chain}/token/${nft.token}/instance/${nft.id}`,
    api: `${pro}/tokens/${nft.token}/instances/${nft.id}`,
    view: 'record',
    ready: 'main section[aria-label^="Overview"] dd',
  },
]

/** The page of a name. */
export function pageNamed(name: string): Measured {
  const found = measured.find((each) => each.name === name)
  if (!found) throw new Error(`No measured page is called ${name}: ${measured.map((each) => each.name).join(', ')}`)
  return found
}
