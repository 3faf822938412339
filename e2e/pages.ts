import { readFileSync } from 'node:fs'
import landmarks from '#/demo/landmarks.json' with { type: 'json' }
import withdrawals from '../public/demo/8801/withdrawals.json' with { type: 'json' }
import type { Item } from './fixtures/api'

/** The demo chain that most tests look at, and what is notable on it. */
export const chain = '8801'
export const at = landmarks[chain]

/** The demo's smaller chain, which only its own instance serves. */
export const smallChain = '8802'

/** By what a row tells which record it is: where one of its links leads on the chain, or the text of a cell. */
type Mark = (item: Item) => string | undefined

/** A list of the explorer: where it stands, what it reads, and what a reader is to find there. */
export interface ListCase {
  /** Accessible name. */
  name: string
  /** The page. */
  path: string
  /** Path and query below /api/v2. */
  api: string
  /** The same below the demo's address. */
  source: string
  /** Headers in order; null for a gallery. */
  columns: string | null
  mark: Mark
  /** True where the contract has the endpoint, false where only real servers do. */
  contract: boolean
}

/** A block with withdrawals. */
const paying = withdrawals[0]?.block

interface Placed {
  hash: string
  block?: number
}

/** A block whose transactions made calls. */
const calling = (JSON.parse(readFileSync(`public/demo/${chain}/transactions.json`, 'utf8')) as Placed[]).find(
  ({ hash }) => hash === at.callTree,
)?.block

const transaction: Mark = ({ hash, transaction_hash }) => `tx/${transaction_hash ?? hash}`
const block: Mark = ({ height }) => `block/${height}`
const receiver: Mark = ({ to }) => `address/${to?.hash}`
const holder: Mark = ({ hash, address }) => `address/${address?.hash ?? hash}`
const token: Mark = (item) => `token/${item.token?.address_hash ?? item.address_hash}`
const instance: Mark = (item) => `${token(item)}/instance/${item.id}`
const call: Mark = ({ index }) => index
const withdrawal: Mark = ({ index }) => `Withdrawal ${index}`
const log: Mark = ({ index }) => `Log ${index}`

const transactions = 'Transaction, Method, Status, Block, Age, From, To, Value, Fee'
const blocks = 'Block, Age, Producer, Txns, Gas used, Base fee, Reward, Burnt, Size'
const calls = 'Transaction, Block, Age, Kind, Outcome, From, To, Value'
/** The same seen from an address. */
const beside = (columns: string) => columns.replace('From, To', 'Direction, From or to')
const payouts = 'Index, Validator, Block, Age, Receiver, Amount'
const transfers = 'Transaction, Age, Kind, From, To, Amount or id'

/** Paths of a record's page and of its endpoint, below the chain and below /api/v2. */
const pagesOf = (subject: readonly [page: string, endpoint: string], tab: string, resource = tab) =>
  [subject[0] + (tab && `/${tab}`), `${subject[1]}/${resource}`] as const

const nftOwner = [`address/${at.nftOwner}`, `addresses/${at.nftOwner}`] as const
const router = [`address/${at.router}`, `addresses/${at.router}`] as const
const dollar = [`address/${at.dollar}`, `addresses/${at.dollar}`] as const
const producer = [`address/${at.producer}`, `addresses/${at.producer}`] as const
const validator = [`address/${at.withdrawalReceiver}`, `addresses/${at.withdrawalReceiver}`] as const
const airdrop = [`tx/${at.airdrop}`, `transactions/${at.airdrop}`] as const
const nested = [`tx/${at.callTree}`, `transactions/${at.callTree}`] as const
const charts = [`token/${at.charts}`, `tokens/${at.charts}`] as const
const almanac = [`token/${at.almanac}`, `tokens/${at.almanac}`] as const
const page = [
  `token/${at.almanac}/instance/${at.manyHoldersId}`,
  `tokens/${at.almanac}/instances/${at.manyHoldersId}`,
] as const

type Row = readonly [
  name: string,
  paths: readonly [page: string, endpoint: string],
  columns: string | null,
  mark: Mark,
  chain?: string,
]

const contract: readonly Row[] = [
  ['Latest transactions', ['', 'main-page/transactions'], transactions, transaction],
  [
    'Transactions of the block',
    [`block/${at.crowdedBlock}/txs`, `blocks/${at.crowdedBlock}/transactions`],
    `${transactions.replace('Block, Age, ', '')}, Position`,
    transaction,
  ],
  ['Coin holders', ['addresses', 'addresses'], 'Rank, Address, Balance, Worth, Share of supply, Transactions', holder],
  ['Internal transactions', ['internal-transactions', 'internal-transactions'], calls, transaction, smallChain],
  ['Withdrawals', ['withdrawals', 'withdrawals'], payouts, withdrawal, smallChain],
  ['Search results', ['search?q=astral', 'search?q=astral'], 'Kind, Result, Hash, About, Price, Supply or age', token],
  [
    'Internal transactions of the transaction',
    pagesOf(nested, 'internal', 'internal-transactions'),
    'Index, Kind, Outcome, From, To, Value, Gas limit',
    call,
  ],
  ['NFTs of the address', pagesOf(nftOwner, 'nft'), null, instance],
  ['NFT collections of the address', pagesOf(nftOwner, 'nft/collections'), null, token],
  ['Blocks validated by the address', pagesOf(producer, 'blocks-validated'), blocks.replace('Producer, ', ''), block],
  ['Transfers of the NFT', pagesOf(page, 'transfers'), transfers, transaction],
  ['Holders of the NFT', pagesOf(page, 'holders'), 'Rank, Holder, Quantity', holder],
]

const served: readonly Row[] = [
  ['Transactions', ['txs', 'transactions'], transactions, transaction, smallChain],
  ['Blocks', ['blocks', 'blocks'], blocks, block],
  ['Tokens', ['tokens', 'tokens'], 'Token, Contract, Type, Price, Market cap, Total supply, Holders', token],
  [
    'Withdrawals of the block',
    [`block/${paying}/withdrawals`, `blocks/${paying}/withdrawals`],
    'Index, Validator, Receiver, Amount',
    withdrawal,
  ],
  [
    'Internal transactions of the block',
    [`block/${calling}/internal`, `blocks/${calling}/internal-transactions`],
    calls.replace('Block, Age, ', ''),
    transaction,
  ],
  [
    'Token transfers of the transaction',
    pagesOf(airdrop, 'token-transfers'),
    'Kind, From, To, Token, Amount or id',
    receiver,
  ],
  ['Logs of the transaction', pagesOf(airdrop, 'logs'), 'Index, Event, Contract, Values', log],
  ['Transactions of the address', pagesOf(nftOwner, '', 'transactions'), beside(transactions), transaction],
  [
    'Token transfers of the address',
    pagesOf(nftOwner, 'token-transfers'),
    beside(transfers).replace('Amount', 'Token, Amount'),
    transaction,
  ],
  [
    'Tokens of the address',
    pagesOf(nftOwner, 'tokens'),
    'Token, Contract, Type, Token id, Balance, Price, Worth, Transfers',
    token,
  ],
  [
    'Internal transactions of the address',
    pagesOf(router, 'internal', 'internal-transactions'),
    beside(calls),
    transaction,
  ],
  ['Withdrawals of the address', pagesOf(validator, 'withdrawals'), payouts.replace('Receiver, ', ''), withdrawal],
  ['Logs of the address', pagesOf(dollar, 'logs'), 'Event, Transaction, Block, Age, Index, Values', transaction],
  ['Transfers of the token', pagesOf(charts, '', 'transfers'), transfers, transaction],
  ['Holders of the token', pagesOf(almanac, 'holders'), 'Rank, Holder, Token id, Balance', holder],
  ['Instances of the token', pagesOf(charts, 'instances'), null, instance],
]

function casesOf(rows: readonly Row[], isContract: boolean): ListCase[] {
  return rows.map(([name, [path, api], columns, mark, on = chain]) => ({
    name,
    path: `/${on}${path && `/${path}`}`,
    api,
    source: `${on === chain ? '/pro' : ''}/${on}/api/v2/${api}`,
    columns,
    mark,
    contract: isContract,
  }))
}

/** Every list of the explorer. */
export const lists: readonly ListCase[] = [...casesOf(contract, true), ...casesOf(served, false)]

/** The list of a name. */
export function listNamed(name: string): ListCase {
  const found = lists.find((each) => each.name === name)
  if (!found) throw new Error(`No list is called ${name}`)
  return found
}

/** The path of a list's endpoint as servers see it, whichever way the chain is reached. */
export function endpointOf({ api }: ListCase): RegExp {
  return new RegExp(`/api/v2/${api.replace(/\?.*/, '')}$`)
}

/** Pages that are no list. */
export const records: readonly string[] = [
  '/',
  '/search?q=astral',
  '/settings',
  '/api-status',
  '/add-chain',
  `/${chain}/tx/${at.routedSwap}`,
  `/${chain}/tx/${at.revertedWithText}`,
  `/${chain}/tx/${at.pendingPayment}`,
  `/${chain}/block/${at.crowdedBlock}`,
  `/${chain}/token/${at.curios}/instance/${at.longId}`,
  `/${chain}/token/${at.curios}/instance/${at.longId}/metadata`,
  `/${chain}/token/${at.router}`,
]
