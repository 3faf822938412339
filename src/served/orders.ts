import type { Holder, HeldBalance } from './holdings'
import type { MovementFacts } from './bodies/movement'
import { marketCap, tokenFacts, fiatValueOf } from './bodies/token'
import { feeBody } from './bodies/transaction'
import { addressFacts } from './bodies/address'
import {
  type SortColumn,
  type SortDirection,
  type Order,
  byAddress,
  byAmount,
  byHash,
  byInteger,
  byNumber,
  byText,
} from './paging'
import type {
  RecordedAddress,
  BlockFacts,
  RecordedCall,
  InstanceFacts,
  LogFacts,
  StateFacts,
  TokenFacts,
  TransactionFacts,
  TransferFacts,
  WithdrawalFacts,
} from './recording'
import type { DeployedFacts } from './recordedContracts'
import type { View } from './store'

const blockOf =
  ({ transactions }: View<'transactions'>) =>
  (row: { transaction: number }) =>
    transactions[row.transaction]?.block ?? null

/** Transactions by block and position, latest first; pending ones come first. */
export const minedOrder: Order<TransactionFacts> = { columns: inChain('down'), itemsCount: true }

/** Pending transactions, latest first. */
export const pendingOrder: Order<TransactionFacts> = {
  columns: [byInteger('inserted_at', (row) => row.seenAt ?? null), byHash('hash', (row) => row.hash)],
  itemsCount: true,
}

/** Included and pending transactions in the chosen order; by block, pending ones come first. */
export function mixedOrder(by: 'block_number' | 'value' | 'fee', direction: SortDirection): Order<TransactionFacts> {
  const value = byAmount<TransactionFacts>('value', (row) => BigInt(row.value), direction)
  const fee = byAmount<TransactionFacts>('fee', feeBody, direction)
  const columns = {
    block_number: inChain(direction),
    value: [value, ...inChain('down')],
    fee: [fee, ...inChain('down')],
  }
  return { columns: [...columns[by], byHash('hash', (row) => row.hash)], itemsCount: true }
}

function inChain(direction: SortDirection): SortColumn<TransactionFacts>[] {
  const nullsFirst = direction === 'down'
  return [
    { ...byInteger<TransactionFacts>('block_number', (row) => row.block ?? null, direction), nullsFirst },
    { ...byInteger<TransactionFacts>('index', (row) => row.position ?? null, direction), nullsFirst },
  ]
}

/** Top accounts (contract §4.1); the cursor has the number of transactions only in that order. */
export function coinHolderOrder(
  by: 'balance' | 'transactions_count',
  direction: SortDirection,
): Order<RecordedAddress> {
  const count = byInteger<RecordedAddress>('transactions_count', (row) => row.transactionsCount, direction)
  return {
    columns: [
      ...(by === 'transactions_count' ? [count] : []),
      byAmount('fetched_coin_balance', (row) => BigInt(row.balance), direction),
      byAddress('hash', (row) => row.hash),
    ],
    itemsCount: true,
  }
}

/** State changes of a transaction, numbered from 1. */
export const changeOrder: Order<{ change: StateFacts['changes'][number]; count: number }> = {
  columns: [byInteger('state_changes_count', (row) => row.count, 'up')],
  itemsCount: true,
}

/** Blocks, latest first. */
export const blockOrder: Order<BlockFacts> = {
  columns: [byInteger('block_number', (row) => row.height)],
  itemsCount: true,
}

/** Withdrawals, latest first. */
export const withdrawalOrder: Order<WithdrawalFacts> = {
  columns: [byInteger('index', (row) => row.index)],
  itemsCount: true,
}

/** Logs: of a transaction in order of emission, of an address latest first. */
export function logOrder(view: View<'transactions'>, direction: SortDirection): Order<LogFacts> {
  return {
    columns: [byInteger('block_number', blockOf(view), direction), byInteger('index', (row) => row.index, direction)],
    itemsCount: true,
  }
}

/** Internal transactions: of a transaction in execution order, others latest first. */
export function callOrder(
  view: View<'transactions'>,
  direction: SortDirection,
  itemsCount: boolean,
): Order<RecordedCall> {
  return {
    columns: [
      byInteger('block_number', blockOf(view), direction),
      byInteger('transaction_index', (row) => view.transactions[row.transaction]?.position ?? null, direction),
      byInteger('index', (row) => row.index, direction),
    ],
    itemsCount,
  }
}

/** Transfers, latest first; those of a batch have the same log, and are in the order of the batch. */
export function transferOrder(view: View<'transactions' | 'transfers'>): Order<TransferFacts> {
  return {
    columns: [
      byInteger('block_number', blockOf(view)),
      byInteger('index', (row) => row.logIndex),
      byInteger('index_in_batch', (row) => placeInBatch(view, row), 'up'),
    ],
    itemsCount: true,
  }
}

/** Rows of /advanced-filters, latest first: the transaction itself, its internal transactions, its transfers. */
export const movementOrder: Order<MovementFacts> = {
  columns: [
    byInteger('block_number', ({ transaction }) => transaction.block ?? null),
    byInteger('transaction_index', ({ transaction }) => transaction.position ?? null),
    { ...byInteger('token_transfer_index', (row) => row.transferIndex ?? null, 'up'), nullsFirst: true },
    { ...byInteger('internal_transaction_index', ({ call }) => call?.index ?? null, 'up'), nullsFirst: true },
  ],
  itemsCount: true,
}

/** Transfers of one NFT, latest first (contract §4.1). */
export function instanceTransferOrder(view: View<'transactions'>): Order<TransferFacts> {
  return {
    columns: [
      byInteger('block_number', blockOf(view)),
      byInteger('index', (row) => row.logIndex),
      byInteger('token_id', (row) => exact(row.tokenId ?? '0'), 'up'),
    ],
    itemsCount: false,
  }
}

/** NFTs of one holder, collection by collection (contract §4.1). */
export function nftOrder(view: View<'tokens'>): Order<{ token: string; tokenId: string }> {
  return {
    columns: [...collectionOrder(view).columns, byInteger('token_id', (row) => exact(row.tokenId), 'up')],
    itemsCount: false,
  }
}

/** Collections of one holder (contract §4.1). */
export function collectionOrder(view: View<'tokens'>): Order<{ token: string }> {
  return {
    columns: [
      byAddress('token_contract_address_hash', (row) => row.token),
      byText('token_type', (row) => tokenFacts(view, row.token)?.type ?? null),
    ],
    itemsCount: false,
  }
}

/** A collection's NFTs, latest id first. */
export const instanceOrder: Order<InstanceFacts> = {
  columns: [byInteger('unique_token', (row) => exact(row.id))],
  itemsCount: true,
}

/** Holders, largest first (contract §4.2). */
export const holderOrder: Order<Holder> = {
  columns: [
    byAmount('value', (row) => row.value),
    byAddress('address_hash', (row) => row.holder),
    byText('token_id', (row) => row.tokenId),
  ],
  itemsCount: false,
}

/** Token balances: highest value first, those without a price last. */
export function balanceOrder(view: View<'tokens'>): Order<HeldBalance> {
  return {
    columns: [
      byNumber('fiat_value', (row) => fiatValue(tokenFacts(view, row.token), row.value)),
      byAmount('value', (row) => row.value),
      byAddress('token_contract_address_hash', (row) => row.token),
      byText('token_id', (row) => row.tokenId),
    ],
    itemsCount: true,
  }
}

/** Tokens in the chosen order, then by number of holders. */
export function tokenOrder(
  by: 'fiat_value' | 'holders_count' | 'circulating_market_cap',
  direction: SortDirection,
): Order<TokenFacts> {
  const holders = byInteger<TokenFacts>('holders_count', (row) => row.holdersCount ?? null)
  const first = {
    fiat_value: [byNumber<TokenFacts>('fiat_value', (row) => numberOf(row.price), direction), holders],
    holders_count: [{ ...holders, descending: direction === 'down' }],
    circulating_market_cap: [byNumber<TokenFacts>('market_cap', (row) => numberOf(marketCap(row)), direction), holders],
  }[by]
  return {
    columns: [
      ...first,
      byText('name', (row) => row.name ?? null),
      byAddress('contract_address_hash', (row) => row.address),
    ],
    itemsCount: true,
  }
}

/** Verified contracts, latest first, or in the chosen order. */
export function verifiedContractOrder(
  view: View<'addresses' | 'contracts'>,
  by: 'balance' | 'transactions_count' | undefined,
  direction: SortDirection,
): Order<DeployedFacts> {
  const ranks = new Map(view.contracts.deployed.map((row, index) => [row, index]))
  const columns: Record<'balance' | 'transactions_count', SortColumn<DeployedFacts>> = {
    balance: byAmount('coin_balance', (row) => BigInt(addressFacts(view, row.address)?.balance ?? 0), direction),
    transactions_count: byInteger(
      'transactions_count',
      (row) => addressFacts(view, row.address)?.transactionsCount ?? 0,
      direction,
    ),
  }
  return {
    columns: [...(by === undefined ? [] : [columns[by]]), byInteger('smart_contract_id', (row) => ranks.get(row) ?? 0)],
    itemsCount: true,
  }
}

/** How much a contract was called in a period. */
export interface ContractCalls {
  readonly address: string
  transactions: number
  gasUsed: number
}

/** Contracts by their transactions or gas, most first. */
export function hotContractOrder(
  by: 'transactions_count' | 'total_gas_used',
  direction: SortDirection,
): Order<ContractCalls> {
  const transactions = byInteger<ContractCalls>('transactions_count', (row) => row.transactions, direction)
  const gas = byInteger<ContractCalls>('total_gas_used', (row) => row.gasUsed, direction)
  return {
    columns: [
      ...(by === 'transactions_count' ? [transactions, gas] : [gas, transactions]),
      byAddress('contract_address_hash', (row) => row.address),
    ],
    itemsCount: true,
  }
}

/** A decimal string as a number if that is exact, else as a bigint. */
function exact(decimal: string): number | bigint {
  const number = Number(decimal)
  return Number.isSafeInteger(number) ? number : BigInt(decimal)
}

function numberOf(decimal: string | undefined): number | null {
  return decimal === undefined ? null : Number(decimal)
}

function fiatValue(token: TokenFacts | undefined, value: bigint): number | null {
  return token?.price === undefined ? null : Number(fiatValueOf(String(value), token.decimals ?? 0, token.price))
}

function placeInBatch({ transfers, transactions }: View<'transactions' | 'transfers'>, row: TransferFacts): number {
  const first = transactions[row.transaction]?.firstTransfer ?? 0
  const count = transactions[row.transaction]?.transfersCount ?? 0
  const batch = transfers.slice(first, first + count).filter(({ logIndex }) => logIndex === row.logIndex)
  return batch.indexOf(row)
}
