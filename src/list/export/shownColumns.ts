import { isObject } from '#/domain/isObject'

/** The cells of a row by the names of the API's fields. */
type Cells = ReadonlyMap<string, string>

const WORDS: Readonly<Record<string, string>> = { ok: 'Success', true: 'Success', error: 'Failed', false: 'Failed' }

/** The fields that a column shows, in the order in which the first that has a value counts. A name also stands for its unit: 'value' for 'value (ETH)'. */
const FIELDS: Readonly<Record<string, readonly string[] | ((cells: Cells) => string)>> = {
  'Txn hash': ['transaction_hash', 'hash'],
  Block: ['block_number', 'height'],
  Age: ['timestamp', 'block_timestamp'],
  Method: (cells) => cellOf(cells, 'method') || firstOf(cells.get('transaction_types')),
  Status: statusOf,
  Type: ['token.type', 'token_type', 'type'],
  From: ['from.hash'],
  To: ['to.hash', 'created_contract.hash', 'receiver.hash'],
  Value: ['value'],
  'Txn fee': ['fee.value', 'fee'],
  Position: ['position'],
  Index: ['index'],
  'Validator index': ['validator_index'],
  Amount: ['total.value', 'amount', 'value'],
  'Amount / ID': (cells) => cellOf(cells, 'total.value') || idOf(cells.get('total.token_id')),
  Token: ['token.symbol', 'token.name', 'token.address_hash', 'symbol', 'name'],
  Asset: ['token.symbol', 'token.name'],
  'Gas limit': ['gas_limit'],
  'Gas used': ['gas_used', 'total_gas_used'],
  'Base fee': ['base_fee_per_gas'],
  'Burnt fees': ['burnt_fees'],
  Validator: ['miner.hash'],
  Txns: ['transactions_count'],
  Size: ['size'],
  Event: ['decoded.method_call', 'topics'],
  Contract: ['address.hash', 'contract_address.hash', 'address_hash'],
  Values: ['decoded.parameters', 'data'],
  Change: ['delta', 'change'],
  Balance: ['coin_balance', 'value'],
  Price: ['exchange_rate'],
  'Market cap': ['circulating_market_cap'],
  'Total supply': ['total_supply'],
  Holders: ['holders_count'],
}

/** Columns that two fields tell apart only with the address of the page. */
const OF_PAGE: ReadonlySet<string> = new Set(['Direction', 'From / To'])

/** A column as a file has it: its header there, and that of the table. */
export interface ShownColumn {
  readonly header: string
  readonly name: string
}

/** Whether each column of a table can be written to a file; others are computed for the page. */
export function canWrite(headers: readonly string[]): boolean {
  return headers.length > 0 && headers.every((header) => header in FIELDS || OF_PAGE.has(header))
}

/** The columns of a file, by the headers of the table; times are in UTC, not ages. */
export function shownColumns(headers: readonly (readonly [header: string, unit: string | null])[]): ShownColumn[] {
  return headers.map(([header, unit]) => ({
    header,
    name: header === 'Age' ? 'Timestamp (UTC)' : unit === null ? header : `${header} (${unit})`,
  }))
}

/**
 * The cells of a row by the names of the columns, from those by the names of the API's fields. An address whose name is known has a
 * second column with that. `own` is the address whose page the list is on.
 */
export function shownCells(cells: Cells, columns: readonly ShownColumn[], own: string | null): Map<string, string> {
  const shown = new Map<string, string>()
  for (const { header, name } of columns) {
    const direction = OF_PAGE.has(header) ? directionOf(cells, own) : null
    if (header === 'Direction') shown.set(name, direction ?? '')
    else {
      const fields = FIELDS[header === 'From / To' ? (direction === 'in' ? 'From' : 'To') : header]
      if (typeof fields === 'function') shown.set(name, fields(cells))
      else {
        const field = fields?.find((each) => cellOf(cells, each) !== '')
        shown.set(name, field === undefined ? '' : cellOf(cells, field))
        const known = field?.endsWith('.hash') ? cells.get(field.replace(/hash$/, 'name')) : undefined
        if (known) shown.set(`${name} name`, known)
      }
    }
  }
  return shown
}

/** A field in the unit that people read, where the row has it in one. */
function cellOf(cells: Cells, field: string): string {
  for (const [name, text] of cells) if (name.startsWith(`${field} (`)) return text
  return cells.get(field) ?? ''
}

function statusOf(cells: Cells): string {
  const status = cells.get('status') || cells.get('success') || cells.get('result') || ''
  const word = WORDS[status] ?? status
  return word.charAt(0).toUpperCase() + word.slice(1)
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

function idOf(id: string | undefined): string {
  return id ? `#${id}` : ''
}
