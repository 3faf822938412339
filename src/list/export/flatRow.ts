import * as z from 'zod/mini'
import { stringifyJson } from '#/api/json'
import { parseLenient } from '#/api/parseLenient'
import { type Unit, amountUnit } from '#/api/schemas/amounts'
import { aliasesOf, shapeOf, unwrapped } from '#/api/schemas/fields'
import { revertReason } from '#/api/schemas/transaction'
import { decimal, timestamp } from '#/api/schemas/scalars'
import { token } from '#/api/schemas/token'
import { tokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Currency } from '#/domain/amounts/currency'
import { formatUnits } from '#/domain/amounts/amount'
import { gasPriceUnit } from '#/domain/amounts/gas'
import { sameHash } from '#/domain/hashes/hash'
import { isObject } from '#/domain/isObject'
import { revertText, revertWords } from '#/domain/transactions/revertReason'
import { parseTimestamp } from '#/domain/text/time'
import { CONFIDENTIAL, hidesAmount, ownMultiplier, shownAmount, tokenDecimals } from '#/domain/amounts/tokenAmount'

type Schema = z.core.$ZodType

/** The units of a list's amounts. */
export interface Measures {
  readonly coin: Currency
  /** The token whose page the list is on. */
  readonly token: PageToken | null
}

/** The fields of a token that its amounts depend on. */
const tokenFields = z.pick(token, { type: true, decimals: true, ui_multiplier: true })

/** The same of the token whose page a list is on. */
export type PageToken = z.infer<typeof tokenFields>

const movedFields = z.pick(tokenTransfer, { total: true, ui_multiplier: true })

/** Columns in front of all others: first what identifies a row, then what people look for. */
const LEADING_FIELDS = [
  ['hash', 'transaction_hash', 'address_hash', 'height', 'block_number', 'index', 'log_index', 'id'],
  ['timestamp', 'block_timestamp', 'type', 'method', 'status', 'result', 'from', 'to', 'address'],
  ['name', 'symbol', 'value', 'amount', 'total', 'fee', 'token'],
].flat()

/** Fields whose text may be encoded: of transactions and user operations, and of internal transactions. */
const REASON_FIELDS: ReadonlySet<string> = new Set(['revert_reason', 'result', 'error'])

/**
 * A row's fields as text under the API's field names ('from.hash'), exactly as the API sent them, arrays as JSON. An amount is
 * followed by the same in whole units ('value (ETH)'), a timestamp by the same in spreadsheet format ('timestamp (UTC)'), an encoded
 * revert reason by its words ('revert_reason (decoded)').
 */
export function flatRow(schema: Schema, raw: unknown, measures: Measures): Map<string, string> {
  const cells = new Map<string, string>()
  if (!isObject(raw)) return cells.set('value', text(raw))
  flatten({ schema, raw, before: '', around: raw }, measures, cells)
  return cells
}

interface Part {
  /** Null for an undocumented field. */
  schema: Schema | null
  raw: Record<string, unknown>
  /** Prefix of its fields' names. */
  before: string
  /** The object around it; of a row, itself. */
  around: Record<string, unknown>
}

function flatten(part: Part, measures: Measures, cells: Map<string, string>): void {
  const schema = part.schema && unwrapped(part.schema)
  const shape = schema && shapeOf(schema)
  for (const [name, value] of fieldsOf(part.raw, schema)) {
    const column = part.before + name
    const field = shape?.[name] ? unwrapped(shape[name]) : null
    const isPart = field !== null && shapeOf(field) !== null
    if (isPart && isObject(value)) {
      flatten({ schema: field, raw: value, before: `${column}.`, around: part.raw }, measures, cells)
      continue
    }
    // A missing part is no column; its fields are, in rows that have it.
    if (isPart && value === null) continue
    cells.set(column, text(value))
    const isTime = field ? field === timestamp : /timestamp|_at$|date$/.test(name)
    const time = isTime ? parseTimestamp(value) : null
    if (time) cells.set(`${column} (UTC)`, time.toISOString().slice(0, 19).replace('T', ' '))
    const words = REASON_FIELDS.has(name) ? revertText(revertWords(parseLenient(revertReason, value).value)) : ''
    if (words !== '' && words !== cells.get(column)) cells.set(`${column} (decoded)`, words)
    const unit = field && amountUnit(field)
    const whole = unit && inWholeUnits(unit, value, OF_PARTS.has(unit) ? part.around : part.raw, measures)
    if (whole) cells.set(`${column} (${whole.symbol})`, whole.amount)
  }
}

/** The fields of an object in column order, aliases under their current names, undocumented fields last. */
function fieldsOf(raw: Record<string, unknown>, schema: Schema | null): [name: string, value: unknown][] {
  const fields = new Map<string, unknown>()
  const aliases = Object.entries(schema ? aliasesOf(schema) : {})
  for (const [name, value] of Object.entries(raw)) {
    const [modern] = aliases.find(([, names]) => names.includes(name)) ?? []
    fields.set(modern !== undefined && raw[modern] === undefined ? modern : name, value)
  }
  const order = orderOf(schema)
  const known = order.flatMap((name): [string, unknown][] => (fields.has(name) ? [[name, fields.get(name)]] : []))
  return known.length === fields.size ? known : [...known, ...[...fields].filter(([name]) => !order.includes(name))]
}

const orders = new Map<Schema | null, readonly string[]>()

function orderOf(schema: Schema | null): readonly string[] {
  const order = orders.get(schema) ?? [
    ...new Set([...LEADING_FIELDS, ...Object.keys((schema && shapeOf(schema)) ?? {})]),
  ]
  orders.set(schema, order)
  return order
}

function text(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : stringifyJson(value)
}

/** The fields of a token that its amounts depend on. */
function tokenIn(raw: unknown): PageToken | null {
  return parseLenient(tokenFields, raw).value
}

/** The units of amounts in a part of the record that says what they are counted in. */
const OF_PARTS: ReadonlySet<Unit> = new Set(['fee', 'transferred'])

/** The units of amounts of a token. */
const OF_TOKENS: ReadonlySet<Unit> = new Set(['supply', 'token', 'transferred', 'change'])

function inWholeUnits(
  unit: Unit,
  raw: unknown,
  record: Record<string, unknown>,
  { coin, token: ofPage }: Measures,
): { amount: string; symbol: string } | null {
  const { value } = parseLenient(decimal, raw)
  const { token: own } = record
  const counted = unit === 'supply' ? tokenIn(record) : isObject(own) ? tokenIn(own) : unit === 'change' ? null : ofPage
  if (OF_TOKENS.has(unit) && hidesAmount(value, counted)) return { amount: CONFIDENTIAL, symbol: 'tokens' }
  if (value === null) return null
  const inTokens = (of: PageToken | null, moved: z.infer<typeof movedFields> | null = null) => {
    const reported = moved?.total?.decimals ?? of?.decimals ?? null
    if (reported === null) return null
    const { value: id } = parseLenient(decimal, moved?.total?.token_id ?? record['token_id'])
    const decimals = tokenDecimals(of, { decimals: reported, token_id: id }) ?? reported
    return { amount: formatUnits(shownAmount(value, of, moved && ownMultiplier(moved)), decimals), symbol: 'tokens' }
  }
  const inCoin = { amount: formatUnits(value, coin.decimals), symbol: coin.symbol }
  const inGwei = { amount: formatUnits(value, 9), symbol: 'Gwei' }
  const { symbol, decimals } = gasPriceUnit(coin)
  const asGasPrice = { amount: formatUnits(value, decimals), symbol }
  switch (unit) {
    case 'wei':
      return inCoin
    case 'l1GasPrice':
      return inGwei
    case 'gasPrice':
      return asGasPrice
    case 'supply':
    case 'token':
      return inTokens(counted)
    case 'transferred':
      return inTokens(counted, parseLenient(movedFields, record).value)
    case 'change':
      return isObject(own) ? inTokens(counted) : inCoin
    default: {
      const gasToken = gasTokenIn(record)
      if (gasToken === undefined) return unit === 'paidGasPrice' ? asGasPrice : inCoin
      return unit === 'partOfFee' ? null : inTokens(tokenIn(gasToken))
    }
  }
}

/** The token of a transaction that gas was paid in, as `gasToken` finds it; undefined for the native currency, null if unknown. */
function gasTokenIn({ celo, gas_token: older, token_transfers: transfers }: Record<string, unknown>): unknown {
  const paidIn = (isObject(celo) ? celo['gas_token'] : older) ?? ''
  if (paidIn === '') return undefined
  if (typeof paidIn !== 'string') return paidIn
  const moved: unknown = Array.isArray(transfers)
    ? transfers.find((each: unknown) => isObject(each) && hasHash(each['token'], paidIn))
    : null
  return isObject(moved) ? moved['token'] : null
}

function hasHash(moved: unknown, hash: string): boolean {
  const own = isObject(moved) ? (moved['address_hash'] ?? moved['address']) : null
  return typeof own === 'string' && sameHash(own, hash)
}

/** The columns of a file, which grow with its rows: a new column follows the one before it in its row. */
export function createColumns() {
  const columns: string[] = []
  const known = new Set<string>()
  const add = (cells: ReadonlyMap<string, string>) => {
    let before: string | null = null
    for (const name of cells.keys()) {
      if (!known.has(name)) {
        columns.splice(before === null ? 0 : columns.indexOf(before) + 1, 0, name)
        known.add(name)
      }
      before = name
    }
  }
  return { columns, add }
}
