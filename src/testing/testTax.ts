import { parseCsv } from './testCsv'
import { UNKNOWN_FEE } from './testFee'
import { taxEntries } from '#/features/taxFile/taxFile'
import { type TaxFormat, taxFileLines } from '#/features/taxFile/taxFileCsv'
import type { TaxCall, TaxRecords, TaxTransaction, TaxTransfer } from '#/features/taxFile/taxRecords'

const repeated = (digit: string) => `0x${digit.repeat(40)}`

/** Two addresses of a set, one outside of it, and a token. */
export const A = repeated('a')
export const B = repeated('b')
export const OUTSIDE = repeated('c')
export const TOKEN = repeated('d')

/** A token that fees are paid in. */
export const feeToken = {
  address_hash: TOKEN,
  symbol: 'cUSD',
  name: null,
  decimals: 18,
  type: 'ERC-20',
  exchange_rate: '1',
  reputation: null,
}
/** The time of all records. */
export const TIME = new Date('2025-03-04T05:06:07Z')
export const ETHER = 10n ** 18n

/** An address as records embed it. */
export function address(hash: string) {
  return { hash, name: null, ens_domain_name: null, is_contract: null }
}

/** A row of a list. */
export function row<T>(id: string, value: T | null) {
  return { id, value }
}

/** A transaction of address A that sends one ether. */
export function transaction(hash: string, change: Partial<TaxTransaction> = {}) {
  const value: TaxTransaction = {
    ...UNKNOWN_FEE,
    hash,
    block_number: 7,
    timestamp: TIME,
    status: 'ok',
    method: null,
    type: 2,
    value: ETHER,
    from: address(A),
    to: address(OUTSIDE),
    created_contract: null,
    fee: { type: 'actual', value: 21_000n },
    has_error_in_internal_transactions: false,
    ...change,
  }
  return row(hash, value)
}

/** An internal transaction that sends 5 wei to address A. */
export function call(hash: string, change: Partial<TaxCall> = {}) {
  const value: TaxCall = {
    transaction_hash: hash,
    index: 1,
    type: 'call',
    block_number: 7,
    timestamp: TIME,
    value: 5n,
    error: null,
    from: address(OUTSIDE),
    to: address(A),
    created_contract: null,
    gas_limit: null,
    success: true,
    ...change,
  }
  return row(`${hash}/${value.index}`, value)
}

/** A transfer of 1.5 USDC to address A. */
export function transfer(
  hash: string,
  change: Partial<TaxTransfer> = {},
  symbol: string | null = 'USDC',
  decimals: number | null = 6,
) {
  const token = { address_hash: TOKEN, name: null, symbol, decimals, type: 'ERC-20', exchange_rate: '1' }
  const value: TaxTransfer = {
    transaction_hash: hash,
    block_number: 7,
    timestamp: TIME,
    method: null,
    type: 'token_transfer',
    token,
    from: address(OUTSIDE),
    to: address(A),
    total: { decimals, value: 1_500_000n, token_id: null },
    ...change,
  }
  return row(`${hash}/1`, value)
}

/** What these lists of address A are merged to. */
export function merged(change: Partial<TaxRecords>) {
  return taxEntries({
    chain: { id: '1', name: 'Ethereum', currency: { symbol: 'ETH', decimals: 18 } },
    addresses: new Set([A]),
    from: null,
    until: new Date('2026-01-01T00:00:00Z'),
    transactions: [],
    details: [],
    calls: [],
    transfers: [],
    withdrawals: [],
    blocks: [],
    traces: new Map(),
    ...change,
  })
}

/** The lines of a file as records. */
export function recordsOf(
  format: TaxFormat,
  { entries, gaps }: Awaited<ReturnType<typeof merged>>,
): Record<string, string>[] {
  const [head = [], ...lines] = parseCsv([...taxFileLines(format, entries, gaps)].join(''))
  return lines.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
}
