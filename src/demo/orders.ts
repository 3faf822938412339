import type { Holder } from './bodies/holder'
import type { MovementFacts } from './bodies/movement'
import { marketCap, tokenFacts, worth } from './bodies/token'
import { feeOf } from './bodies/transaction'
import type { Balance } from './holdings'
import {
  type Column,
  type Direction,
  type Order,
  byAddress,
  byAmount,
  byHash,
  byInteger,
  byNumber,
  byText,
} from './paging'
import type {
  AddressFacts,
  BlockFacts,
  CallFacts,
  InstanceFacts,
  LogFacts,
  StateFacts,
  TokenFacts,
  TransactionFacts,
  TransferFacts,
  WithdrawalFacts,
} from './recording'
import type { View } from './view'

const blockOf =
  ({ transactions }: View<'transactions'>) =>
  (row: { transaction: number }) =>
    transactions[row.transaction]?.block ?? null

/** Transactions as a chain has them, latest first; those that wait for a block stand above the others. */
export const minedOrder: Order<TransactionFacts> = { columns: inChain('down'), itemsCount: true }

/** Transactions that wait for a block, those seen last first. */
export const pendingOrder: Order<TransactionFacts> = {
  columns: [byInteger('inserted_at', (row) => row.seenAt), byHash('hash', (row) => row.hash)],
  itemsCount: true,
}

/** Transactions of both kinds, by what the caller chose; by block, those that wait stand above the others. */
export function mixedOrder(by: 'block_number' | 'value' | 'fee', direction: Direction): Order<TransactionFacts> {
  const value = byAmount<TransactionFacts>('value', (row) => BigInt(row.value), direction)
  const fee = byAmount<TransactionFacts>('fee', feeOf, direction)
  const columns = {
    block_number: inChain(direction),
    value: [value, ...inChain('down')],
    fee: [fee, ...inChain('down')],
  }
  return { columns: [...columns[by], byHash('hash', (row) => row.hash)], itemsCount: true }
}

function inChain(direction: Direction): Column<TransactionFacts>[] {
  const nullsFirst = direction === 'down'
  return [
    { ...byInteger<TransactionFacts>('block_number', (row) => row.block ?? null, direction), nullsFirst },
    { ...byInteger<TransactionFacts>('index', (row) => row.position ?? null, direction), nullsFirst },
  ]
}

/** Holders of the coin (contract §4.1); the cursor names how many transactions they made only where that is the order. */
export function coinHolderOrder(by: 'balance' | 'transactions_count', direction: Direction): Order<AddressFacts> {
  const count = byInteger<AddressFacts>('transactions_count', (row) => row.transactionsCount, direction)
  return {
    columns: [
      ...(by === 'transactions_count' ? [count] : []),
      byAmount('fetched_coin_balance', (row) => BigInt(row.balance), direction),
      byAddress('hash', (row) => row.hash),
    ],
    itemsCount: true,
  }
}

/** What a transaction changed, counted from 1. */
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

/** Logs: a transaction's in the order they were written, an address's latest first. */
export function logOrder(view: View<'transactions'>, direction: Direction): Order<LogFacts> {
  return {
    columns: [byInteger('block_number', blockOf(view), direction), byInteger('index', (row) => row.index, direction)],
    itemsCount: true,
  }
}

/** Calls: a transaction's in the order they were made, others latest first. */
export function callOrder(view: View<'transactions'>, direction: Direction, itemsCount: boolean): Order<CallFacts> {
  return {
    columns: [
      byInteger('block_number', blockOf(view), direction),
      byInteger('transaction_index', (row) => view.transactions[row.transaction]?.position ?? null, direction),
      byInteger('index', (row) => row.index, direction),
    ],
    itemsCount,
  }
}

/** Transfers, latest first; the transfers of one batch share a log, and stand in the order of the batch. */
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

/** Movements of any kind, latest first; of one transaction itself, then its calls, then its transfers. */
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

/** A holder's tokens: those worth most first, then those without a price. */
export function balanceOrder(view: View<'tokens'>): Order<Balance> {
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

/** Tokens, by what the caller chose and then by how many hold them. */
export function tokenOrder(
  by: 'fiat_value' | 'holders_count' | 'circulating_market_cap',
  direction: Direction,
): Order<TokenFacts> {
  const holders = byInteger<TokenFacts>('holders_count', (row) => row.holdersCount)
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

/** A decimal string as a number where that is exact, else as a bigint. */
function exact(decimal: string): number | bigint {
  const number = Number(decimal)
  return Number.isSafeInteger(number) ? number : BigInt(decimal)
}

function numberOf(decimal: string | undefined): number | null {
  return decimal === undefined ? null : Number(decimal)
}

function fiatValue(token: TokenFacts | undefined, value: bigint): number | null {
  return token?.price === undefined ? null : Number(worth(String(value), token.decimals ?? 0, token.price))
}

function placeInBatch({ transfers, transactions }: View<'transactions' | 'transfers'>, row: TransferFacts): number {
  const first = transactions[row.transaction]?.firstTransfer ?? 0
  const count = transactions[row.transaction]?.transfersCount ?? 0
  const batch = transfers.slice(first, first + count).filter(({ logIndex }) => logIndex === row.logIndex)
  return batch.indexOf(row)
}
