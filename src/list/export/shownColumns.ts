import type * as z from 'zod/mini'
import { parseLenient } from '#/api/parseLenient'
import { type Address, address } from '#/api/schemas/address'
import { block } from '#/api/schemas/block'
import { aliasesOf, unwrapped } from '#/api/schemas/fields'
import { decimal } from '#/api/schemas/scalars'
import { stateChange } from '#/api/schemas/stateChange'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'
import { transaction } from '#/api/schemas/transaction'
import { formatUnits } from '#/domain/amounts/amount'
import { totalReward } from '#/domain/blocks/block'
import { depositAmount } from '#/domain/amounts/depositAmount'
import { feeOf } from '#/domain/amounts/fee'
import { hexSize } from '#/domain/hashes/hex'
import { isObject } from '#/domain/isObject'
import { moveText, type NftMove } from '#/domain/tokens/nftMove'
import { CONFIDENTIAL, decimalsOf, hidesAmount, quantityOf } from '#/domain/amounts/tokenAmount'
import { transferTypeLabel } from '#/entity/transferType'
import { nameOfAddress } from '#/entity/AddressLink'
import type { Measures } from './flatRow'

/** The cells of a row by the names of the API's fields. */
type Cells = ReadonlyMap<string, string>

/** A row as the API sent it, and its cells by the names of the API's fields. */
export interface RowToShow {
  readonly raw: unknown
  readonly schema: z.core.$ZodType
  readonly cells: Cells
  readonly measures: Measures
}

const WORDS: Readonly<Record<string, string>> = {
  ok: 'Success',
  true: 'Success',
  error: 'Failed',
  false: 'Failed',
  awaiting_internal_transactions: 'Awaiting internal transactions',
}

/** Stands for the whole row, in place of one of its fields. */
const ROW = ''

/** The addresses that a column shows, in the order in which the first that is known counts; each has its name in a second column. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  From: ['from', 'from_address'],
  To: ['to', 'created_contract', 'receiver'],
  Validator: ['miner'],
  Contract: ['address', 'contract_address'],
  Sender: ['sender'],
  'Withdrawal address': ['withdrawal_address'],
  Holder: ['address'],
  // An account is the row itself.
  Address: [ROW],
}

/** The fields that a column shows, in the order in which the first that has a value counts. A name also stands for its unit: 'value' for 'value (ETH)'. */
const FIELDS: Readonly<Record<string, readonly string[] | ((row: RowToShow) => string)>> = {
  'Txn hash': ({ cells }) =>
    cells.get('transaction_hash') ?? cells.get('hash') ?? (isReward(cells) ? 'Block reward' : ''),
  'User op hash': ['hash'],
  'Blob hash': ['hash'],
  // A reward has only the hash of its block.
  Block: ['block_number', 'height', 'block_hash'],
  Age: ['timestamp', 'block_timestamp'],
  Method: ({ cells }) => cellOf(cells, 'method') || firstOf(cells.get('transaction_types')),
  Status: statusOf,
  Type: typeOf,
  Value: ['value', 'emission_reward'],
  'Txn fee': feeText,
  Fee: ['fee'],
  Position: ['position'],
  Index: ['index'],
  'Validator index': ['validator_index'],
  Amount: amountOf,
  'Amount / ID': transferredOf,
  Token: ['token.symbol', 'token.name', 'token.address_hash', 'symbol', 'name'],
  Asset: assetOf,
  'Gas limit': ['gas_limit'],
  'Gas used': ['gas_used', 'total_gas_used'],
  'Base fee': ['base_fee_per_gas'],
  Reward: rewardOf,
  'Burnt fees': ['burnt_fees'],
  Txns: ['transactions_count'],
  'Txn count': ['transactions_count'],
  Size: ({ cells }) => cellOf(cells, 'size') || String(hexSize(cells.get('blob_data') ?? '') ?? ''),
  Event: ['decoded.method_call', 'topics'],
  Contract: ['address_hash', 'token.address_hash'],
  Address: ['contract_address.hash', 'address.hash', 'address'],
  Values: ['decoded.parameters', 'data'],
  Role: ({ cells }) => (cells.get('is_miner') === 'true' ? 'validator' : ''),
  Before: ['balance_before'],
  After: ['balance_after'],
  Change: changeOf,
  Balance: ['coin_balance', 'balance', 'value'],
  Price: ['exchange_rate'],
  'Market cap': ['circulating_market_cap'],
  'Total supply': ['total_supply'],
  Holders: ['holders_count'],
  'Token ID': ['token_id'],
  // A number of NFTs, which have no decimals.
  Quantity: ({ cells }) => cells.get('value') ?? '',
  Language: ['language'],
  Compiler: ['compiler_version'],
  License: ['license_type'],
  Verified: ['verified_at'],
  'Public key': ['pubkey'],
  'KZG commitment': ['kzg_commitment'],
  'KZG proof': ['kzg_proof'],
}

/** Whether a row without a hash is the reward of a block, as `isBlockReward` reads it. */
function isReward(cells: Cells): boolean {
  return cells.has('emission_reward') || firstOf(cells.get('transaction_types')) === 'reward'
}

/** The names of columns of times. */
const TIMES: Readonly<Record<string, string>> = { Age: 'Timestamp (UTC)', Verified: 'Verified (UTC)' }

/** Columns that two fields tell apart only with the address of the page. */
const OF_PAGE: ReadonlySet<string> = new Set(['Direction', 'From / To'])

/** Columns that the page computes from other rows or prices, or that only link: a file is written without them. */
const COMPUTED: ReadonlySet<string> = new Set([
  'Rank',
  'Value (USD)',
  'Percentage',
  'Cumulative %',
  'Code',
  'Transfers',
])

/** A column as a file has it: its header there, and that of the table. */
export interface ShownColumn {
  readonly header: string
  readonly name: string
}

/** Whether a table can be written to a file: all its columns but those that are left out, and at least one. */
export function canWrite(headers: readonly string[]): boolean {
  const written = headers.filter((header) => !COMPUTED.has(header))
  return written.length > 0 && written.every((header) => header in FIELDS || header in ADDRESSES || OF_PAGE.has(header))
}

/** The columns of a table that its file does not have. */
export function columnsLeftOut(headers: readonly string[]): string[] {
  return headers.filter((header) => COMPUTED.has(header))
}

/** The columns of a file, by the headers of the table; times are in UTC, not ages. */
export function shownColumns(headers: readonly (readonly [header: string, unit: string | null])[]): ShownColumn[] {
  return headers
    .filter(([header]) => !COMPUTED.has(header))
    .map(([header, unit]) => ({
      header,
      name: TIMES[header] ?? (unit === null ? header : `${header} (${unit})`),
    }))
}

/**
 * The cells of a row by the names of the columns. An address has a second column with the name that its link in the table shows, whether
 * it has one or not. `own` is the address whose page the list is on.
 */
export function shownCells(row: RowToShow, columns: readonly ShownColumn[], own: string | null): Map<string, string> {
  const shown = new Map<string, string>()
  for (const { header, name } of columns) {
    const direction = OF_PAGE.has(header) ? directionOf(row.cells, own) : null
    if (header === 'Direction') {
      shown.set(name, direction ?? '')
      continue
    }
    const actual = header === 'From / To' ? (direction === 'in' ? 'From' : 'To') : header
    const linked = addressOf(row, ADDRESSES[actual] ?? [])
    const fields = FIELDS[actual]
    const text = typeof fields === 'function' ? fields(row) : firstCell(row.cells, fields ?? [])
    shown.set(name, linked?.hash ?? text)
    if (linked || !fields) shown.set(`${name} name`, (linked && nameOfAddress(linked)) ?? '')
  }
  return shown
}

/** The first address of these fields that is known. */
function addressOf(row: RowToShow, fields: readonly string[]): Address | null {
  for (const field of fields) {
    const part = partOf(row, field)
    // Services next to the API send only the hash.
    const { value } = parseLenient(address, typeof part === 'string' ? { hash: part } : part)
    if (value?.hash) return value
  }
  return null
}

/** A field as the API sent it, also under its earlier name. */
function partOf({ raw, schema }: RowToShow, field: string): unknown {
  if (!isObject(raw)) return undefined
  if (field === ROW) return raw
  const other = aliasesOf(unwrapped(schema))[field]?.find((name) => (raw[name] ?? null) !== null)
  return raw[field] ?? raw[other ?? field]
}

/** The first of these fields that has a value. */
function firstCell(cells: Cells, fields: readonly string[]): string {
  return cellOf(cells, fields.find((field) => cellOf(cells, field) !== '') ?? '')
}

/** A field in the unit that people read, where the row has it in one. */
function cellOf(cells: Cells, field: string): string {
  for (const [name, text] of cells) if (name.startsWith(`${field} (`)) return text
  return cells.get(field) ?? ''
}

/** The fee in the native currency; one paid in a token has its unit in the cell, and one without a known blob fee is a lower bound. */
function feeText({ raw, measures }: RowToShow): string {
  const { value } = parseLenient(transaction, raw)
  if (value === null) return ''
  const { asset, total, lacksBlobFee } = feeOf(value, measures.coin)
  if (total === null) return ''
  const amount = `${lacksBlobFee ? '≥ ' : ''}${formatUnits(total, asset.decimals)}`
  return asset.token ? `${amount} ${asset.unit}` : amount
}

function statusOf({ cells }: RowToShow): string {
  const status = cells.get('status') || cells.get('success') || cells.get('result') || ''
  const word = WORDS[status] ?? status
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** A call inside of a transaction is marked, to tell it from the transaction itself. */
function typeOf({ cells }: RowToShow): string {
  const type = firstCell(cells, ['type', 'token.type', 'token_type'])
  return type && transferTypeLabel(type) + (cells.get('internal_transaction_index') ? ' (internal)' : '')
}

/** Whether a row of transfers has a token, not the native currency. */
function hasToken(row: RowToShow): boolean {
  return isObject(partOf(row, 'token')) || isObject(partOf(row, 'total'))
}

function assetOf(row: RowToShow): string {
  if (!hasToken(row)) return row.measures.coin.symbol
  return firstCell(row.cells, ['token.symbol', 'token.name', 'token.address_hash'])
}

function amountOf(row: RowToShow): string {
  const { cells, measures } = row
  if (hasToken(row)) return transferredOf(row)
  if (!cells.has('pubkey')) return firstCell(cells, ['amount', 'value'])
  const { value } = parseLenient(decimal, partOf(row, 'amount'))
  return value === null ? '' : formatUnits(depositAmount(value) ?? value, measures.coin.decimals)
}

/** All rewards of a block, in the native currency. */
function rewardOf(row: RowToShow): string {
  const { value } = parseLenient(block.shape.rewards, partOf(row, 'rewards'))
  const total = totalReward({ rewards: value })
  return total === null ? '' : formatUnits(total, row.measures.coin.decimals)
}

/** A change of a balance, or the NFTs that moved: 'received #8, sent 2 × #9'. */
function changeOf({ cells, raw }: RowToShow): string {
  const { value } = parseLenient(stateChange.shape.change, isObject(raw) ? raw['change'] : null)
  return Array.isArray(value)
    ? (value as readonly NftMove[]).map(moveText).join(', ')
    : firstCell(cells, ['delta', 'change'])
}

/** An amount of a fungible token, the ID of an NFT, or a quantity of one: '5', '#114', '5 × #114'. */
function transferredOf(row: RowToShow): string {
  const { value: transfer } = parseLenient(tokenTransfer, row.raw)
  if (transfer && hidesAmount(transfer.total?.value ?? null, transfer.token)) return CONFIDENTIAL
  if (!transfer?.total) return ''
  const { token_id: id, value } = transfer.total
  const amount = value === null ? '' : formatUnits(quantityOf(transfer) ?? value, decimalsOf(transfer) ?? 0)
  if (id === null) return amount
  return value === null || value === 1n ? `#${id}` : `${amount} × #${id}`
}

function directionOf(cells: Cells, own: string | null): 'in' | 'out' | 'self' | null {
  const isOwn = (field: string) => own !== null && cells.get(field)?.toLowerCase() === own.toLowerCase()
  if (isOwn('from.hash')) return isOwn('to.hash') ? 'self' : 'out'
  return isOwn('to.hash') || isOwn('created_contract.hash') ? 'in' : null
}

/** The first text of a JSON array. */
function firstOf(json: string | undefined): string {
  if (!json) return ''
  const found: unknown = JSON.parse(json)
  const [first] = Array.isArray(found) ? (found as unknown[]) : []
  return typeof first === 'string' ? first : isObject(first) ? JSON.stringify(first) : ''
}
