import landmarks from '#/demo/landmarks.json' with { type: 'json' }
import type { Item } from './fixtures/api'

/** The demo chain that most tests look at, and what is notable on it. */
export const chain = '8801'
export const at = landmarks[chain]

/** A list of the explorer: where it stands, what it reads, and what a reader is to find there. */
export interface ListCase {
  /** Accessible name. */
  name: string
  /** Path and query below the chain. */
  path: string
  /** Path and query below /api/v2. */
  api: string
  /** Headers in order; null for a gallery. */
  columns: string | null
  /** By what a row tells which record it is: a link's address or a cell's text. */
  mark: (item: Item) => string | undefined
  /** True where the contract has the endpoint, false where only real servers do. */
  contract: boolean
}

const to = (path: string) => `/${chain}/${path}`
const transaction = ({ hash, transaction_hash }: Item) => to(`tx/${transaction_hash ?? hash}`)
const block = ({ height }: Item) => to(`block/${height}`)
const receiver = (item: Item) => to(`address/${item.to?.hash}`)
const holder = ({ hash, address }: Item) => to(`address/${address?.hash ?? hash}`)
const token = ({ address_hash, token: of }: Item) => to(`token/${of?.address_hash ?? address_hash}`)
const instance = (item: Item) => `${token(item)}/instance/${item.id}`
const index = (item: Item) => item.index

const transactions = 'Transaction, Method, Status, Block, Age, From, To, Value, Fee'
const blocks = (producer: string) => `Block, Age, ${producer}, Transactions, Gas used, Base fee, Reward, Burnt, Size`
const calls = 'Transaction, Block, Age, Kind, Outcome, From, To, Value'
const withdrawals = 'Index, Validator, Block, Age, Receiver, Amount'

/** Lists by the name, the page's address, the endpoint, the columns and the mark of each. */
const contract: [name: string, path: string, api: string, columns: string | null, mark: ListCase['mark']][] = [
  ['Latest transactions', '', 'main-page/transactions', transactions, transaction],
  [
    'Transactions of the block',
    `block/${at.crowdedBlock}/txs`,
    `blocks/${at.crowdedBlock}/transactions`,
    transactions.replace('Block, ', ''),
    transaction,
  ],
  ['Coin holders', 'addresses', 'addresses', 'Rank, Address, Balance, Worth, Share of supply, Transactions', holder],
  ['Internal transactions', 'internal-transactions', 'internal-transactions', calls, transaction],
  ['Withdrawals', 'withdrawals', 'withdrawals', withdrawals, index],
  ['Search results', 'search?q=astral', 'search?q=astral', 'Result, Kind, Details', token],
  [
    'Internal transactions of the transaction',
    `tx/${at.callTree}/internal`,
    `transactions/${at.callTree}/internal-transactions`,
    'Index, Kind, Outcome, From, To, Value, Gas limit',
    index,
  ],
  ['NFTs of the address', `address/${at.nftOwner}/nft`, `addresses/${at.nftOwner}/nft`, null, instance],
  [
    'NFT collections of the address',
    `address/${at.nftOwner}/nft/collections`,
    `addresses/${at.nftOwner}/nft/collections`,
    null,
    token,
  ],
  [
    'Blocks validated by the address',
    `address/${at.producer}/blocks-validated`,
    `addresses/${at.producer}/blocks-validated`,
    blocks('Producer').replace('Producer, ', ''),
    block,
  ],
  [
    'Transfers of the NFT',
    `token/${at.almanac}/instance/${at.manyHoldersId}/transfers`,
    `tokens/${at.almanac}/instances/${at.manyHoldersId}/transfers`,
    'Transaction, Age, Kind, From, To, Amount or id',
    transaction,
  ],
  [
    'Holders of the NFT',
    `token/${at.almanac}/instance/${at.manyHoldersId}/holders`,
    `tokens/${at.almanac}/instances/${at.manyHoldersId}/holders`,
    'Rank, Holder, Quantity',
    holder,
  ],
]

const served: typeof contract = [
  ['Transactions', 'txs', 'transactions', transactions, transaction],
  ['Blocks', 'blocks', 'blocks', blocks('Producer'), block],
  ['Tokens', 'tokens', 'tokens', 'Token, Contract, Type, Price, Market cap, Total supply, Holders', token],
  ['Withdrawals of the block', 'block/4/withdrawals', 'blocks/4/withdrawals', withdrawals, index],
  [
    'Token transfers of the transaction',
    `tx/${at.airdrop}/token-transfers`,
    `transactions/${at.airdrop}/token-transfers`,
    'Kind, From, To, Token, Amount or id',
    receiver,
  ],
  ['Logs of the transaction', `tx/${at.airdrop}/logs`, `transactions/${at.airdrop}/logs`, 'Index, Contract, Event, Values', index],
  ['Transactions of the address', `address/${at.nftOwner}`, `addresses/${at.nftOwner}/transactions`, transactions, transaction],
  [
    'Token transfers of the address',
    `address/${at.nftOwner}/token-transfers`,
    `addresses/${at.nftOwner}/token-transfers`,
    'Transaction, Age, Kind, From, To, Token, Amount or id',
    transaction,
  ],
  [
    'Tokens of the address',
    `address/${at.nftOwner}/tokens`,
    `addresses/${at.nftOwner}/tokens`,
    'Token, Contract, Type, Token id, Balance, Price, Worth',
    token,
  ],
  [
    'Internal transactions of the address',
    `address/${at.router}/internal`,
    `addresses/${at.router}/internal-transactions`,
    calls,
    transaction,
  ],
  [
    'Withdrawals of the address',
    `address/${at.withdrawalReceiver}/withdrawals`,
    `addresses/${at.withdrawalReceiver}/withdrawals`,
    withdrawals.replace('Receiver, ', ''),
    index,
  ],
  [
    'Logs of the address',
    `address/${at.dollar}/logs`,
    `addresses/${at.dollar}/logs`,
    'Transaction, Block, Age, Event, Values, Index',
    transaction,
  ],
  ['Transfers of the token', `token/${at.charts}`, `tokens/${at.charts}/transfers`, 'Transaction, Age, Kind, From, To, Amount or id', transaction],
  ['Holders of the token', `token/${at.almanac}/holders`, `tokens/${at.almanac}/holders`, 'Rank, Holder, Balance, Share of supply', holder],
  ['NFTs of the token', `token/${at.charts}/instances`, `tokens/${at.charts}/instances`, null, instance],
]

const casesOf = (rows: typeof contract, isContract: boolean): ListCase[] =>
  rows.map(([name, path, api, columns, mark]) => ({ name, path, api, columns, mark, contract: isContract }))

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

/** Pages that are no list, by their paths. */
export const records = [
  `tx/${at.routedSwap}`,
  `tx/${at.revertedWithText}`,
  `tx/${at.pendingPayment}`,
  `block/${at.crowdedBlock}`,
  `token/${at.curios}/instance/${at.longId}`,
]
