import landmarks from '#/demo/landmarks.json' with { type: 'json' }
import type { RawItem } from './rawPages'

/** The demo chain that most tests use, and its notable records. */
export const chain = '8801'
export const at = landmarks[chain]

/** The demo's smaller chain, which only its own instance serves. */
export const smallChain = '8802'

/** The accessible name of a list, by its label in tests, which names the record too: 'Transactions of the address'. */
export function nameOf(label: string): string {
  return label.replace(/ (?:of|by) the (?:address|block|NFT|token|transaction)$/, '')
}

/** What identifies the record of a row: the target of one of its links on the chain, or the text of a cell. */
type Mark = (item: RawItem) => string | undefined

/** A list of the explorer: its page, its endpoint, and what it shows. */
export interface ListCase {
  /** What tests call it: 'Logs of the address'. */
  label: string
  /** Accessible name: 'Logs'. */
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

const transaction: Mark = ({ hash, transaction_hash }) => `tx/${transaction_hash ?? hash}`
const block: Mark = ({ height }) => `block/${height}`
const changedBlock: Mark = ({ block_number }) => `block/${block_number}`
const receiver: Mark = ({ to }) => `address/${to?.hash}`
const holder: Mark = ({ hash, address }) => `address/${address?.hash ?? hash}`
const contractCalls: Mark = ({ contract_address }) => `address/${contract_address?.hash}`
const token: Mark = (item) => `token/${item.token?.address_hash ?? item.address_hash}`
const instance: Mark = (item) => `${token(item)}/instance/${item.id}`
const call: Mark = ({ index }) => index
const withdrawal: Mark = ({ index }) => `Withdrawal ${index}`
const operation: Mark = ({ hash }) => `op/${hash}`
const deposit: Mark = ({ index }) => `Deposit ${index}`
const blob: Mark = ({ hash }) => hash
const log: Mark = ({ index }) => `Log ${index}`

const transactions = 'Txn hash, Method, Status, Block, Age, From, To, Value (MER), Txn fee (MER)'
const blocks = 'Block, Age, Validator, Txns, Gas used, Base fee, Reward (MER), Burnt fees (MER), Size'
const calls = 'Txn hash, Block, Age, Type, Status, From, To, Value (MER)'
/** The columns of the same list on an address's page. */
const beside = (columns: string) => columns.replace('From, To', 'Direction, From / To')
const payouts = 'Index, Validator index, Block, Age, To, Amount (MER)'
const transfers = 'Txn hash, Age, Method, From, To, Amount / ID'

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
const carrier = [`tx/${at.blobs}`, `transactions/${at.blobs}`] as const
const charts = [`token/${at.charts}`, `tokens/${at.charts}`] as const
const almanac = [`token/${at.almanac}`, `tokens/${at.almanac}`] as const
const page = [
  `token/${at.almanac}/instance/${at.manyHoldersId}`,
  `tokens/${at.almanac}/instances/${at.manyHoldersId}`,
] as const

type Row = readonly [
  label: string,
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
  ['Top accounts', ['addresses', 'addresses'], 'Rank, Address, Balance, Value (USD), Percentage, Txn count', holder],
  ['Internal transactions', ['internal-transactions', 'internal-transactions'], calls, transaction, smallChain],
  ['Withdrawals', ['withdrawals', 'withdrawals'], payouts, withdrawal, smallChain],
  ['Search results', ['search?q=astra', 'search?q=astra'], 'Type, Result, Hash, Properties, Price, Supply, Age', token],
  [
    'Internal transactions of the transaction',
    pagesOf(nested, 'internal', 'internal-transactions'),
    'Index, Type, Status, From, To, Value (MER), Gas limit',
    call,
  ],
  ['NFTs of the address', pagesOf(nftOwner, 'nft'), null, instance],
  ['NFT collections of the address', pagesOf(nftOwner, 'nft/collections'), null, token],
  ['Blocks validated by the address', pagesOf(producer, 'blocks-validated'), blocks.replace('Validator, ', ''), block],
  ['Transfers of the NFT', pagesOf(page, 'transfers'), transfers, transaction],
  ['Holders of the NFT', pagesOf(page, 'holders'), 'Rank, Holder, Quantity', holder],
]

const served: readonly Row[] = [
  ['Transactions', ['txs', 'transactions'], transactions, transaction, smallChain],
  ['Blocks', ['blocks', 'blocks'], blocks, block],
  ['Tokens', ['tokens', 'tokens'], 'Token, Contract, Type, Price, Market cap, Total supply, Holders', token],
  [
    'Token transfers',
    ['token-transfers?type=ERC-1155', 'token-transfers?type=ERC-1155'],
    transfers.replace('Amount', 'Token, Amount'),
    transaction,
  ],
  [
    'Transfers',
    [`transfers?from=${at.nftOwner}`, `advanced-filters?from_address_hashes_to_include=${at.nftOwner}`],
    'Txn hash, Method, Type, Status, Age, From, To, Asset, Amount',
    transaction,
  ],
  [
    'Hot contracts',
    ['contracts/hot?scale=30d', 'stats/hot-smart-contracts?scale=30d'],
    'Contract, Address, Txn count, Gas used, Balance (MER)',
    contractCalls,
  ],
  [
    'Verified contracts',
    ['contracts', 'smart-contracts'],
    'Contract, Address, Language, Compiler, License, Verified, Balance (MER), Txn count, Code',
    holder,
  ],
  [
    'Withdrawals of the block',
    [`block/${at.withdrawalsBlock}/withdrawals`, `blocks/${at.withdrawalsBlock}/withdrawals`],
    'Index, Validator index, To, Amount (MER)',
    withdrawal,
  ],
  [
    'Internal transactions of the block',
    [`block/${at.callTreeBlock}/internal`, `blocks/${at.callTreeBlock}/internal-transactions`],
    calls.replace('Block, Age, ', ''),
    transaction,
  ],
  [
    'Token transfers of the transaction',
    pagesOf(airdrop, 'token-transfers'),
    'Method, From, To, Token, Amount / ID',
    receiver,
  ],
  ['Logs of the transaction', pagesOf(airdrop, 'logs'), 'Index, Event, Contract, Values', log],
  [
    'User operations',
    ['ops', 'proxy/account-abstraction/operations'],
    'User op hash, Status, Sender, Txn hash, Block, Age, Fee (MER)',
    operation,
  ],
  [
    'Deposits',
    ['deposits', 'beacon/deposits'],
    'Index, Status, Txn hash, Block, Age, From, Public key, Withdrawal address, Amount (MER)',
    deposit,
  ],
  ['Blobs of the transaction', pagesOf(carrier, 'blobs'), 'Blob hash, Size, KZG commitment, KZG proof', blob],
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
    'Token, Contract, Type, Token ID, Balance, Price, Value (USD), Transfers',
    token,
  ],
  [
    'Internal transactions of the address',
    pagesOf(router, 'internal', 'internal-transactions'),
    beside(calls),
    transaction,
  ],
  [
    'Balance history of the address',
    pagesOf(nftOwner, 'history', 'coin-balance-history'),
    'Block, Txn hash, Age, Change (MER), Balance (MER)',
    changedBlock,
  ],
  [
    'User operations of the address',
    [`address/${at.smartAccount}/user-operations`, `proxy/account-abstraction/operations?sender=${at.smartAccount}`],
    'User op hash, Status, Sender, Txn hash, Block, Age, Fee (MER)',
    operation,
  ],
  ['Withdrawals of the address', pagesOf(validator, 'withdrawals'), payouts.replace('To, ', ''), withdrawal],
  ['Logs of the address', pagesOf(dollar, 'logs'), 'Event, Txn hash, Block, Age, Index, Values', transaction],
  ['Transfers of the token', pagesOf(charts, '', 'transfers'), transfers, transaction],
  ['Holders of the token', pagesOf(almanac, 'holders'), 'Rank, Holder, Token ID, Balance', holder],
  ['Inventory of the token', pagesOf(charts, 'instances'), null, instance],
]

function casesOf(rows: readonly Row[], isContract: boolean): ListCase[] {
  return rows.map(([label, [path, api], columns, mark, on = chain]) => ({
    label,
    name: nameOf(label),
    path: `/${on}${path && `/${path}`}`,
    api,
    source: `${on === chain ? '/pro' : ''}/${on}/api/v2/${api}`,
    // Headers name the currency.
    columns: on === smallChain ? (columns?.replaceAll('(MER)', '(EQX)') ?? null) : columns,
    mark,
    contract: isContract,
  }))
}

/** Every list of the explorer. */
export const lists: readonly ListCase[] = [...casesOf(contract, true), ...casesOf(served, false)]

/** The list of a label. */
export function listNamed(label: string): ListCase {
  const found = lists.find((each) => each.label === label)
  if (!found) throw new Error(`No list is called ${label}`)
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
  // approve(address,uint256)
  `/${chain}/decode?data=0x095ea7b3${at.router.slice(2).padStart(64, '0')}${'f'.repeat(64)}&address=${at.dollar}`,
  `/${chain}/tx/${at.routedSwap}`,
  `/${chain}/tx/${at.revertedWithText}`,
  `/${chain}/tx/${at.pendingPayment}`,
  `/${chain}/block/${at.crowdedBlock}`,
  `/${chain}/token/${at.curios}/instance/${at.longId}`,
  `/${chain}/token/${at.curios}/instance/${at.longId}/metadata`,
  `/${chain}/token/${at.router}`,
  `/${chain}/address/${at.charts}/contract`,
  `/${chain}/address/${at.charts}/contract/abi`,
]
