import type * as z from 'zod/mini'
import { parseLenient } from '#/api/parseLenient'
import { block } from '#/api/schemas/block'
import { aliasesOf, unwrapped } from '#/api/schemas/fields'
import { decimal } from '#/api/schemas/scalars'
import { stateChange } from '#/api/schemas/stateChange'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'
import { transaction } from '#/api/schemas/transaction'
import { formatUnits } from '#/domain/amounts/amount'
import { totalReward } from '#/domain/blocks/block'
import { type Direction, directionOf } from '#/domain/addresses/direction'
import { depositAmount } from '#/domain/amounts/depositAmount'
import { feeOf } from '#/domain/amounts/fee'
import { hexSize } from '#/domain/hashes/hex'
import { isObject } from '#/domain/isObject'
import { moveText, type NftMove } from '#/domain/tokens/nftMove'
import { CONFIDENTIAL, decimalsOf, hidesAmount, quantityOf } from '#/domain/amounts/tokenAmount'
import { transferTypeLabel } from '#/entity/transferType'
import type { Measures } from './flatRow'

/** The cells of a row by the names of the API's fields. */
type Cells = ReadonlyMap<string, string>

/** A row as the API sent it, and its cells by the names of the API's fields. */
export interface RowToWrite {
  readonly raw: unknown
  readonly schema: z.core.$ZodType
  readonly cells: Cells
  readonly measures: Measures
  /** The address whose page the list is on; null for none. */
  readonly own: string | null
}

/** Texts that a file has of a row, in columns that are more than a field. */
export const TEXTS = {
  transaction: ({ cells }) =>
    cells.get('transaction_hash') ?? cells.get('hash') ?? (isReward(cells) ? 'Block reward' : ''),
  method: ({ cells }) => cellOf(cells, 'method') || firstOf(cells.get('transaction_types')),
  status: statusOf,
  type: typeOf,
  fee: feeText,
  blockReward: rewardOf,
  amount: amountOf,
  transferred: transferredOf,
  asset: assetOf,
  change: changeOf,
  direction: (row) => rowDirection(row) ?? '',
  role: ({ cells }) => (cells.get('is_miner') === 'true' ? 'validator' : ''),
  blobSize: ({ cells }) => cellOf(cells, 'size') || String(hexSize(cells.get('blob_data') ?? '') ?? ''),
  // NFTs have no decimals.
  nftCount: ({ cells }) => cells.get('value') ?? '',
} as const satisfies Readonly<Record<string, (row: RowToWrite) => string>>

/** The name of one of these texts. */
export type TextName = keyof typeof TEXTS

const WORDS: Readonly<Record<string, string>> = {
  ok: 'Success',
  true: 'Success',
  error: 'Failed',
  false: 'Failed',
  awaiting_internal_transactions: 'Awaiting internal transactions',
}

/** Whether a row without a hash is the reward of a block, as `isBlockReward` reads it. */
function isReward(cells: Cells): boolean {
  return cells.has('emission_reward') || firstOf(cells.get('transaction_types')) === 'reward'
}

/** A field as the API sent it, also under its earlier name. */
export function partOf({ raw, schema }: Pick<RowToWrite, 'raw' | 'schema'>, field: string): unknown {
  if (!isObject(raw)) return undefined
  const other = aliasesOf(unwrapped(schema))[field]?.find((name) => (raw[name] ?? null) !== null)
  return raw[field] ?? raw[other ?? field]
}

/** The first of these fields that has a value. */
export function firstCell(cells: Cells, fields: readonly string[]): string {
  return cellOf(cells, fields.find((field) => cellOf(cells, field) !== '') ?? '')
}

/** A field in the unit that people read, where the row has it in one. */
function cellOf(cells: Cells, field: string): string {
  for (const [name, text] of cells) if (name.startsWith(`${field} (`)) return text
  return cells.get(field) ?? ''
}

/** The fee in the native currency; one paid in a token has its unit in the cell, and one without a known blob fee is a lower bound. */
function feeText({ raw, measures }: RowToWrite): string {
  const { value } = parseLenient(transaction, raw)
  if (value === null) return ''
  const { asset, total, lacksBlobFee } = feeOf(value, measures.coin)
  if (total === null) return ''
  const amount = `${lacksBlobFee ? '≥ ' : ''}${formatUnits(total, asset.decimals)}`
  return asset.token ? `${amount} ${asset.unit}` : amount
}

/** A field in wei in the native currency. */
export function nativeText(row: RowToWrite, field: string): string {
  const { value } = parseLenient(decimal, partOf(row, field))
  return value === null ? '' : formatUnits(value, row.measures.coin.decimals)
}

function statusOf({ cells }: RowToWrite): string {
  const status = cells.get('status') || cells.get('success') || cells.get('result') || ''
  const word = WORDS[status] ?? status
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** A call inside of a transaction is marked, to tell it from the transaction itself. */
function typeOf({ cells }: RowToWrite): string {
  const type = firstCell(cells, ['type', 'token.type', 'token_type'])
  return type && transferTypeLabel(type) + (cells.get('internal_transaction_index') ? ' (internal)' : '')
}

/** Whether a row of transfers has a token, not the native currency. */
function hasToken(row: RowToWrite): boolean {
  return isObject(partOf(row, 'token')) || isObject(partOf(row, 'total'))
}

function assetOf(row: RowToWrite): string {
  if (!hasToken(row)) return row.measures.coin.symbol
  return firstCell(row.cells, ['token.symbol', 'token.name', 'token.address_hash'])
}

/** An amount of a token or of the native currency; that of a deposit is in Gwei on some servers. */
function amountOf(row: RowToWrite): string {
  if (hasToken(row)) return transferredOf(row)
  if (!row.cells.has('pubkey')) return firstCell(row.cells, ['amount', 'value'])
  const { value } = parseLenient(decimal, partOf(row, 'amount'))
  return value === null ? '' : formatUnits(depositAmount(value) ?? value, row.measures.coin.decimals)
}

/** All rewards of a block, in the native currency. */
function rewardOf(row: RowToWrite): string {
  const { value } = parseLenient(block.shape.rewards, partOf(row, 'rewards'))
  const total = totalReward({ rewards: value })
  return total === null ? '' : formatUnits(total, row.measures.coin.decimals)
}

/** A change of a balance, or the NFTs that moved: 'received #8, sent 2 × #9'. */
function changeOf({ cells, raw }: RowToWrite): string {
  const { value } = parseLenient(stateChange.shape.change, isObject(raw) ? raw['change'] : null)
  return Array.isArray(value)
    ? (value as readonly NftMove[]).map(moveText).join(', ')
    : firstCell(cells, ['delta', 'change'])
}

/** An amount of a fungible token, the ID of an NFT, or a quantity of one: '5', '#114', '5 × #114'. */
function transferredOf(row: RowToWrite): string {
  const { value: transfer } = parseLenient(tokenTransfer, row.raw)
  if (transfer && hidesAmount(transfer.total?.value ?? null, transfer.token)) return CONFIDENTIAL
  if (!transfer?.total) return ''
  const { token_id: id, value } = transfer.total
  const amount = value === null ? '' : formatUnits(quantityOf(transfer) ?? value, decimalsOf(transfer) ?? 0)
  if (id === null) return amount
  return value === null || value === 1n ? `#${id}` : `${amount} × #${id}`
}

/** The direction of a transfer, as seen from the address whose page the list is on; null if that is neither of its ends. */
export function rowDirection({ cells, own }: RowToWrite): Direction | null {
  const endOf = (field: string) => ({ hash: cells.get(`${field}.hash`) ?? null })
  return own === null
    ? null
    : directionOf(own, { from: endOf('from'), to: endOf('to'), created_contract: endOf('created_contract') })
}

/** The first text of a JSON array. */
function firstOf(json: string | undefined): string {
  if (!json) return ''
  const found: unknown = JSON.parse(json)
  const [first] = Array.isArray(found) ? (found as unknown[]) : []
  return typeof first === 'string' ? first : isObject(first) ? JSON.stringify(first) : ''
}
