import type { Form, ObjectForm } from '#/api/form'
import { stringifyJson } from '#/api/json'
import { isObject, unwrapped } from '#/api/reader'
import { decimal, timestamp, tokenDecimals } from '#/api/schemas/scalars'
import { formatUnits } from '#/domain/amount'
import { parseTimestamp } from '#/domain/time'
import { type Unit, unitsOf } from './units'

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
export function flatRow(form: Form, raw: unknown, measures: Measures): Map<string, string> {
  const cells = new Map<string, string>()
  if (!isObject(raw)) return cells.set('value', text(raw))
  flatten({ form, raw, before: '', within: '', units: {}, record: raw }, measures, cells)
  return cells
}

interface Part {
  form: Form | undefined
  raw: Record<string, unknown>
  /** What stands before the names of its fields: in the file, and within the record. */
  before: string
  within: string
  units: Readonly<Record<string, Unit>>
  /** The record that it is a part of. */
  record: Record<string, unknown>
}

function flatten(part: Part, measures: Measures, cells: Map<string, string>): void {
  const form = part.form && unwrapped(part.form)
  const known = form?.type === 'object' ? form : null
  const own = form && unitsOf(form)
  const at = own ? { ...part, within: '', units: own, record: part.raw } : part
  for (const [name, value] of fieldsOf(part.raw, known)) {
    const column = part.before + name
    const inner = known?.shape[name] && unwrapped(known.shape[name])
    if (inner?.type === 'object' && isObject(value)) {
      flatten({ ...at, form: inner, raw: value, before: `${column}.`, within: `${at.within}${name}.` }, measures, cells)
      continue
    }
    // A part that this row has not is no column: in rows that have it, its fields are.
    if (inner?.type === 'object' && value === null) continue
    cells.set(column, text(value))
    const isTime = inner ? inner === timestamp : /timestamp|_at$|date$/.test(name)
    const time = isTime ? parseTimestamp(value) : null
    if (time) cells.set(`${column} (UTC)`, time.toISOString().slice(0, 19).replace('T', ' '))
    const unit = at.units[at.within + name]
    const human = unit && inWholes(unit, value, at.record, measures)
    if (human) cells.set(`${column} (${human.symbol})`, human.amount)
  }
}

/** The fields of an object in the order of a file, by the names of today; those that nobody knows last. */
function fieldsOf(raw: Record<string, unknown>, form: ObjectForm | null): [name: string, value: unknown][] {
  const today = new Map<string, unknown>()
  const older = Object.entries(form?.older ?? {})
  for (const [name, value] of Object.entries(raw)) {
    const [modern] = older.find(([, old]) => old === name) ?? []
    today.set(modern !== undefined && raw[modern] === undefined ? modern : name, value)
  }
  const order = orderOf(form)
  const known = order.flatMap((name): [string, unknown][] => (today.has(name) ? [[name, today.get(name)]] : []))
  return known.length === today.size ? known : [...known, ...[...today].filter(([name]) => !order.includes(name))]
}

const orders = new Map<ObjectForm | null, readonly string[]>()

function orderOf(form: ObjectForm | null): readonly string[] {
  const order = orders.get(form) ?? [...new Set([...lead, ...Object.keys(form?.shape ?? {})])]
  orders.set(form, order)
  return order
}

function text(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : stringifyJson(value)
}

const nowhere = { parent: null, key: '', drift: [], depth: 0 }

function inWholes(
  unit: Unit,
  raw: unknown,
  record: Record<string, unknown>,
  { coin, tokenDecimals: ofPage }: Measures,
): { amount: string; symbol: string } | null {
  const value = decimal.read(raw, nowhere)
  if (value === null || value === undefined) return null
  const token = record['token']
  if (unit === 'gwei') return { amount: formatUnits(value, 9), symbol: 'Gwei' }
  if (unit === 'coin' || (unit === 'either' && !isObject(token))) {
    return { amount: formatUnits(value, coin.decimals), symbol: coin.symbol }
  }
  const told = unit === 'own' ? record['decimals'] : isObject(token) ? token['decimals'] : ofPage
  const decimals = tokenDecimals.read(told, nowhere)
  return decimals === null || decimals === undefined ? null : { amount: formatUnits(value, decimals), symbol: 'tokens' }
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
