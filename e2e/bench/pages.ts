import { at, chain, smallChain } from '#/testing/pages'

/** A page that the bench opens, and what its hand-written twin (limit.html) shows. */
export interface BenchPage {
  name: string
  path: string
  /** Path of the JSON that it shows first, under the API's URL. */
  api: string
  /** How limit.html shows that JSON: as a list of this kind; as a record where the path is one. */
  view: 'transactions' | 'holders' | 'gallery' | 'internalTransactions' | 'withdrawals' | 'search' | 'record'
  /** Each row of the list, or the record's facts, both with a link in it: skeletons have none. */
  ready: string
  /** Whether it is a list of 50 rows, to which the targets for lists apply. */
  isList: boolean
  /** Whether the floor (floor/) has it. */
  isOnFloor: boolean
}

const rows = 'main [data-index]:has(a[href])'
/** The facts of a transaction: where it was included and who sent it must be among them. */
const facts = 'main:has(a[href*="/block/"]):has(dd a[href*="/address/"]) dd:has(a[href])'
const pro = `pro/${chain}/api/v2`
const small = `${smallChain}/api/v2`
const nft = { token: at.curios, id: at.longId }

type Row = readonly [name: string, path: string, api: string, view: BenchPage['view']]

const lists: readonly Row[] = [
  ['txs', `/${smallChain}/txs`, `${small}/transactions`, 'transactions'],
  ['addresses', `/${chain}/addresses`, `${pro}/addresses`, 'holders'],
  ['address NFTs', `/${chain}/address/${at.nftOwner}/nft`, `${pro}/addresses/${at.nftOwner}/nft`, 'gallery'],
  [
    'block txs',
    `/${chain}/block/${at.crowdedBlock}/txs`,
    `${pro}/blocks/${at.crowdedBlock}/transactions`,
    'transactions',
  ],
  ['internal txs', `/${smallChain}/internal-transactions`, `${small}/internal-transactions`, 'internalTransactions'],
  ['withdrawals', `/${smallChain}/withdrawals`, `${small}/withdrawals`, 'withdrawals'],
]

const shortLists: readonly Row[] = [
  ['home', `/${chain}`, `${pro}/main-page/transactions`, 'transactions'],
  ['search', `/${chain}/search?q=astra`, `${pro}/search?q=astra`, 'search'],
]

const ON_FLOOR = new Set(['txs', 'addresses', 'address NFTs', 'block txs', 'search', 'transaction'])

/** All pages of the bench, in the order in which it prints them. */
export const benchPages: readonly BenchPage[] = [
  ...lists.map(([name, path, api, view]) => ({ name, path, api, view, ready: rows, isList: true })),
  ...shortLists.map(([name, path, api, view]) => ({ name, path, api, view, ready: rows, isList: false })),
  {
    name: 'transaction',
    path: `/${chain}/tx/${at.routedSwap}`,
    api: `${pro}/transactions/${at.routedSwap}`,
    view: 'record' as const,
    ready: facts,
    isList: false,
  },
  {
    name: 'NFT instance',
    path: `/${chain}/token/${nft.token}/instance/${nft.id}`,
    api: `${pro}/tokens/${nft.token}/instances/${nft.id}`,
    view: 'record' as const,
    ready: 'main dd:has(a[href])',
    isList: false,
  },
].map((page) => ({ ...page, isOnFloor: ON_FLOOR.has(page.name) }))

/** The page of a name. */
export function pageNamed(name: string): BenchPage {
  const found = benchPages.find((page) => page.name === name)
  if (!found) throw new Error(`There is no page ${name}: ${benchPages.map((page) => page.name).join(', ')}`)
  return found
}

/** Path of the hand-written page that shows the same JSON. */
export function limitPath({ path, view, api }: BenchPage, apiUrl: string): string {
  const [, chainId = ''] = path.split('/')
  const shown = view === 'record' ? path : view
  return `/limit.html?${new URLSearchParams({ view: shown, chain: chainId, api: `${apiUrl}/${api}` })}`
}
