import type * as z from 'zod/mini'
import { stringifyJson } from '#/api/json'
import { parseLenient } from '#/api/parseLenient'
import { aliasesOf, shapeOf, unwrapped } from '#/api/schemas/fields'
import { decimal, timestamp, tokenDecimals } from '#/api/schemas/scalars'
import { formatUnits } from '#/domain/amount'
import { isObject } from '#/domain/isObject'
import { parseTimestamp } from '#/domain/time'
import { type Unit, unitsOf } from './units'

type Schema = z.core.$ZodType

/** What amounts of a list count in. */
export interface Measures {
  readonly coin: { readonly symbol: string; readonly decimals: number }
  /** Decimals of the token whose page the list is on. */
  readonly tokenDecimals: number | null
}

/** What tells which record a row is comes first, then what people look for. */
const lead = [
  ['hash', 'transaction_hash', 'address_hash', 'height', 'block_number', 'index', 'log_index', 'id'],
  ['timestamp', 'block_timestamp', 'type', 'method', 'status', 'result', 'from', 'to', 'address'],
  ['name', 'symbol', 'value', 'amount', 'total', 'fee', 'token'],
].flat()

/**
 * A row's fields as text by the names of the API ('from.hash'): exact as they were sent, a list of things as JSON; after an amount
 * the same in whole coins or tokens ('value (ETH)'), after a time the same as spreadsheets read it ('timestamp (UTC)').
 */
export function flatRow(schema: Schema, raw: unknown, measures: Measures): Map<string, string> {
  const cells = new Map<string, string>()
  if (!isObject(raw)) return cells.set('value', text(raw))
  flatten({ schema, raw, before: '', within: '', units: {}, record: raw }, measures, cells)
  return cells
}

interface Part {
  /** Null where no schema has it. */
  schema: Schema | null
  raw: Record<string, unknown>
  /** What stands before the names of its fields: in the file, and within the record. */
  before: string
  within: string
  units: Readonly<Record<string, Unit>>
  /** The record that it is a part of. */
  record: Record<string, unknown>
}

function flatten(part: Part, measures: Measures, cells: Map<string, string>): void {
  const schema = part.schema && unwrapped(part.schema)
  const shape = schema && shapeOf(schema)
  const own = schema && unitsOf(schema)
  const at = own ? { ...part, within: '', units: own, record: part.raw } : part
  for (const [name, value] of fieldsOf(part.raw, schema)) {
    const column = part.before + name
    const field = shape?.[name] ? unwrapped(shape[name]) : null
    const isPart = field !== null && shapeOf(field) !== null
    if (isPart && isObject(value)) {
      const inner = { schema: field, raw: value, before: `${column}.`, within: `${at.within}${name}.` }
      flatten({ ...at, ...inner }, measures, cells)
      continue
    }
    // A part that this row has not is no column: in rows that have it, its fields are.
    if (isPart && value === null) continue
    cells.set(column, text(value))
    const isTime = field ? field === timestamp : /timestamp|_at$|date$/.test(name)
    const time = isTime ? parseTimestamp(value) : null
    if (time) cells.set(`${column} (UTC)`, time.toISOString().slice(0, 19).replace('T', ' '))
    const unit = at.units[at.within + name]
    const human = unit && inWholes(unit, value, at.record, measures)
    if (human) cells.set(`${column} (${human.symbol})`, human.amount)
  }
}

/** The fields of an object in the order of a file, by the names of today; those that nobody knows last. */
function fieldsOf(raw: Record<string, unknown>, schema: Schema | null): [name: string, value: unknown][] {
  const today = new Map<string, unknown>()
  const aliases = Object.entries(schema ? aliasesOf(schema) : {})
  for (const [name, value] of Object.entries(raw)) {
    const [modern] = aliases.find(([, alias]) => alias === name) ?? []
    today.set(modern !== undefined && raw[modern] === undefined ? modern : name, value)
  }
  const order = orderOf(schema)
  const known = order.flatMap((name): [string, unknown][] => (today.has(name) ? [[name, today.get(name)]] : []))
  return known.length === today.size ? known : [...known, ...[...today].filter(([name]) => !order.includes(name))]
}

const orders = new Map<Schema | null, readonly string[]>()

function orderOf(schema: Schema | null): readonly string[] {
  const order = orders.get(schema) ?? [...new Set([...lead, ...Object.keys((schema && shapeOf(schema)) ?? {})])]
  orders.set(schema, order)
  return order
}

function text(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : stringifyJson(value)
}

function inWholes(
  unit: Unit,
  raw: unknown,
  record: Record<string, unknown>,
  { coin, tokenDecimals: ofPage }: Measures,
): { amount: string; symbol: string } | null {
  const { value } = parseLenient(decimal, raw)
  if (value === null) return null
  const token = record['token']
  if (unit === 'gwei') return { amount: formatUnits(value, 9), symbol: 'Gwei' }
  if (unit === 'coin' || (unit === 'either' && !isObject(token))) {
    return { amount: formatUnits(value, coin.decimals), symbol: coin.symbol }
  }
  const told = unit === 'own' ? record['decimals'] : isObject(token) ? token['decimals'] : ofPage
  const { value: decimals } = parseLenient(tokenDecimals, told)
  return decimals === null ? null : { amount: formatUnits(value, decimals), symbol: 'tokens' }
}

/** The columns of a file, of which each row may bring more: a new one comes after the one that it follows in its row. */
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
