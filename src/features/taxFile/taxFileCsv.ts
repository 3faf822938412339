import { chainIdOf } from '#/domain/chainKey'
import { formatDecimal, formatUnits, parseDecimal } from '#/domain/amounts/amount'
import { csvLine } from '#/domain/text/csv'
import { labelOf } from '#/domain/open'
import type { TaxEntry, TaxGap, TaxLine } from './taxRecords'
import { importRows } from './taxImport'

/** The forms of a tax file: the documented one, and those of two importers. */
export type TaxFormat = 'astrolabe' | 'koinly' | 'cointracking'

/** The columns of the documented form, see docs/tax-file.md. */
export const TAX_COLUMNS = [
  'kind',
  'time_utc',
  'chain_id',
  'chain',
  'block',
  'transaction',
  'status',
  'method',
  'address',
  'asset',
  'token',
  'token_type',
  'token_id',
  'in',
  'out',
  'fee',
  'own_in',
  'own_out',
  'counterparties',
  'usd_rate',
  'usd_in',
  'usd_out',
  'usd_fee',
  'notes',
] as const

const KOINLY_COLUMNS = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
  'Net Worth Amount',
  'Net Worth Currency',
  'Label',
  'Description',
  'TxHash',
]

const COINTRACKING_COLUMNS = [
  'Type',
  'Buy Amount',
  'Buy Currency',
  'Sell Amount',
  'Sell Currency',
  'Fee',
  'Fee Currency',
  'Exchange',
  'Trade-Group',
  'Comment',
  'Date',
  'Tx-ID',
]

/** Gaps that a description has: a cell of a spreadsheet has at most 32,767 characters. */
const MAX_NOTED = 100

/** The lines of a tax file in one of its forms, each with its line break. */
export function* taxFileLines(
  format: TaxFormat,
  entries: readonly TaxEntry[],
  gaps: readonly TaxGap[],
): Generator<string> {
  if (format === 'astrolabe') yield* documentedLines(entries, gaps)
  else if (format === 'koinly') yield* koinlyLines(entries, gaps)
  else yield* coinTrackingLines(entries, gaps)
}

function* documentedLines(entries: readonly TaxEntry[], gaps: readonly TaxGap[]): Generator<string> {
  yield csvLine(TAX_COLUMNS)
  for (const { chain, address, text } of gaps)
    yield documentedLine({ kind: 'gap', chain, address: address ?? '', notes: text })
  for (const entry of entries) for (const line of entry.lines.values()) yield documentedLine(cellsOf(entry, line))
}

type Cells = { readonly [Column in (typeof TAX_COLUMNS)[number]]?: string }

function documentedLine(cells: Cells): string {
  return csvLine(TAX_COLUMNS.map((column) => cells[column] ?? ''))
}

function cellsOf(entry: TaxEntry, line: TaxLine): Cells {
  const { chain, rate } = entry
  const { asset } = line
  const amount = (value: bigint | null) => (value === null ? '' : formatUnits(value, asset.decimals ?? 0))
  const usd = (value: bigint | null) => (asset.isNative ? usdOf(value, chain.currency.decimals, rate) : '')
  return {
    kind: entry.kind,
    time_utc: timeOf(entry),
    chain_id: chainIdOf(chain.id),
    chain: chain.name,
    block: entry.block === null ? '' : String(entry.block),
    transaction: entry.hash ?? '',
    status: entry.status ?? '',
    method: entry.method ?? '',
    address: line.address,
    asset: asset.symbol ?? '',
    token: asset.token ?? '',
    token_type: asset.tokenType === null ? '' : labelOf(asset.tokenType),
    token_id: asset.tokenId === null ? '' : String(asset.tokenId),
    in: amount(line.in),
    out: amount(line.out),
    fee: amount(line.fee),
    own_in: amount(line.ownIn),
    own_out: amount(line.ownOut),
    counterparties: [...line.counterparties].join(' '),
    usd_rate: asset.isNative ? (rate ?? '') : '',
    usd_in: usd(line.in),
    usd_out: usd(line.out),
    usd_fee: usd(line.fee),
    notes: [...entry.notes].join('; '),
  }
}

/** The time of an entry to the second, in UTC, as spreadsheets and importers read it. */
function timeOf({ time }: TaxEntry): string {
  return time === null ? '' : time.toISOString().slice(0, 19).replace('T', ' ')
}

/** The exact product of an amount and a rate; '' if either is unknown. */
function usdOf(value: bigint | null, decimals: number, rate: string | null): string {
  const price = parseDecimal(rate ?? '')
  if (value === null || price === null || price.value < 0n) return ''
  return formatDecimal({ value: value * price.value, decimals: decimals + price.decimals })
}

function* koinlyLines(entries: readonly TaxEntry[], gaps: readonly TaxGap[]): Generator<string> {
  yield csvLine(KOINLY_COLUMNS)
  const { rows, skipped } = importRows(entries)
  let notice = noticeOf(gaps, skipped)
  for (const { entry, sent, received, fee } of rows) {
    const { chain } = entry
    const isFeeOnly = !sent && !received
    const priced = [sent, received, isFeeOnly ? fee : null].find((part) => part?.isNative)
    const usd = usdOf(priced?.value ?? null, chain.currency.decimals, entry.rate)
    yield csvLine([
      `${timeOf(entry)} UTC`,
      // Koinly takes no line with only a fee: it is a payment.
      (isFeeOnly ? fee : sent)?.amount ?? '',
      (isFeeOnly ? fee : sent)?.currency ?? '',
      received?.amount ?? '',
      received?.currency ?? '',
      (isFeeOnly ? null : fee)?.amount ?? '',
      (isFeeOnly ? null : fee)?.currency ?? '',
      usd,
      usd && 'USD',
      isFeeOnly ? 'cost' : entry.kind === 'block reward' ? 'reward' : '',
      notice + describe(entry),
      entry.hash ?? '',
    ])
    notice = ''
  }
  // A file without a line to say it in would seem to be complete.
  if (notice) yield csvLine(KOINLY_COLUMNS.map((column) => (column === 'Description' ? notice.trim() : '')))
}

function* coinTrackingLines(entries: readonly TaxEntry[], gaps: readonly TaxGap[]): Generator<string> {
  yield csvLine(COINTRACKING_COLUMNS)
  const { rows, skipped } = importRows(entries)
  let notice = noticeOf(gaps, skipped)
  for (const { entry, sent, received, fee } of rows) {
    const { chain, kind } = entry
    const line = (type: string, cells: readonly string[]) =>
      csvLine([type, ...cells, '', '', chain.name, '', notice + describe(entry), timeOf(entry), entry.hash ?? ''])
    const type =
      sent && received ? 'Trade' : sent ? 'Withdrawal' : kind === 'block reward' ? 'Reward / Bonus' : 'Deposit'
    if (sent || received) {
      const cells = [received?.amount ?? '', received?.currency ?? '', sent?.amount ?? '', sent?.currency ?? '']
      yield line(type, cells)
      notice = ''
    }
    // Its fee columns do not change a balance.
    if (fee) yield line('Other Fee', ['', '', fee.amount, fee.currency])
    notice = ''
  }
  if (notice) yield csvLine(COINTRACKING_COLUMNS.map((column) => (column === 'Comment' ? notice.trim() : '')))
}

function describe({ chain, kind, method, block }: TaxEntry): string {
  const what = kind === 'transaction' ? (method ?? 'transfer') : kind
  return `${chain.name}: ${what}${block === null ? '' : `, block ${block}`}`
}

/** An importer's form has no line for gaps: they are in the first description. */
function noticeOf(gaps: readonly TaxGap[], skipped: number): string {
  const texts = gaps
    .slice(0, MAX_NOTED)
    .map(({ chain, address, text }) => `${chain}${address === null ? '' : ` ${address}`}: ${text}`)
  if (gaps.length > MAX_NOTED) texts.push(`${gaps.length - MAX_NOTED} more gaps, listed in the documented form`)
  if (skipped > 0) texts.push(`Not in this form: ${skipped} amounts that are unknown`)
  return texts.length === 0 ? '' : `INCOMPLETE. ${texts.join('. ')}. `
}
