import type { ApiRoot } from '#/api/apiRoot'
import type { Row } from '#/api/rows'
import { NO_ROWS } from '#/api/page'
import { stringifyJson } from '#/api/json'
import { creditsOf, type ListName, type RowOf } from '#/api/resources'
import { fetchItem } from '#/data/queries/resourceQueries'
import type { ChainConnection } from '#/data/sources/dataSource'
import type { TaxFileRequest } from '#/data/taxFile'
import { isObject } from '#/domain/isObject'
import { isInYears } from '#/features/taxFile/taxRecords'
import type { FetchedPage } from '#/list/export/exportJob'
import { type Job, NO_PROGRESS } from '#/list/export/exportStore'
import { pagesOf } from '#/list/export/fetchPage'

/** The lists of an address that a tax file is made from. */
export const TAX_LISTS = [
  ['addressTransactions', 'Transactions'],
  ['addressInternalTransactions', 'Internal transactions'],
  ['addressTokenTransfers', 'Token transfers'],
  ['addressWithdrawals', 'Withdrawals'],
  ['addressBlocksValidated', 'Blocks validated'],
] as const satisfies readonly (readonly [ListName, string])[]

/** What is loaded at one time: a list of an address, one transaction, or its trace. */
export interface TaxPart {
  readonly id: string
  readonly chain: string
  readonly resource: ListName
  /** The address of a list; null for a transaction. */
  readonly address: string | null
  readonly hash: string
}

/** The newest lists may differ by what was indexed while they were loaded. */
const SETTLED_AFTER_MS = 120_000

/** The time from which and until which movements are in a file; it ends two minutes before it was started. */
export function yearsOf({ firstYear, lastYear, startedAt }: TaxFileRequest): { from: Date | null; until: Date } {
  const end = lastYear === null ? Infinity : Date.UTC(lastYear + 1, 0, 1) - 1
  return {
    from: firstYear === null ? null : new Date(Date.UTC(firstYear, 0, 1)),
    until: new Date(Math.min(end, startedAt - SETTLED_AFTER_MS)),
  }
}

/** The lists of all addresses on one chain. */
export function listParts({ addresses, startedAt }: TaxFileRequest, chain: string): TaxPart[] {
  return addresses.flatMap((address) =>
    TAX_LISTS.map(([resource]) => partOf(startedAt, chain, resource, address, address)),
  )
}

/** A transaction that no list has. */
export function transactionPart({ startedAt }: TaxFileRequest, chain: string, hash: string): TaxPart {
  return partOf(startedAt, chain, 'transactions', null, hash)
}

/** The trace of a transaction in which a call failed. */
export function tracePart({ startedAt }: TaxFileRequest, chain: string, hash: string): TaxPart {
  return partOf(startedAt, chain, 'transactionRawTrace', null, hash)
}

function partOf(file: number, chain: string, resource: ListName, address: string | null, hash: string): TaxPart {
  return { id: `${file}/${chain}/${resource}/${hash}`, chain, resource, address, hash }
}

/** A part as an export that has not begun. */
export function jobOf({ id, chain, resource, hash }: TaxPart): Job {
  return {
    id,
    chain,
    resource,
    params: { hash },
    filters: {},
    name: '',
    href: '',
    format: 'json',
    most: null,
    total: null,
    token: null,
    chosenHere: false,
    credits: 0,
    ...NO_PROGRESS,
  }
}

/** Requests the pages of a part. */
export function partPages(connection: ChainConnection, { resource, address, hash }: TaxPart) {
  const pages = pagesOf(connection, { resource, params: { hash } as never, filters: {} })
  if (address !== null) return pages
  if (resource !== 'transactions') {
    // A trace has several forms, of which the rows are read.
    return async (cursor: string, signal: AbortSignal): Promise<FetchedPage> => {
      const fetched = await pages(cursor, signal)
      return { ...fetched, text: `{"items":[${fetched.page.rows.map(({ raw }) => stringifyJson(raw)).join(',')}]}` }
    }
  }
  return async (_: string, signal: AbortSignal): Promise<FetchedPage> => {
    let credits = 0
    const onRoot = (root: ApiRoot) => (credits = creditsOf(root, 'transaction'))
    const context = { signal, priority: 'export', onRoot } as const
    const { text, limits, source = '' } = await fetchItem(connection, 'transaction', { hash }, context)
    const page = {
      ...NO_ROWS,
      limits,
      source,
    }
    return { page: { ...page, receivedAt: Date.now() }, text: `{"items":[${text}]}`, credits }
  }
}

type AnyRow = Row<RowOf<ListName>>

/** The rows of a list that a file has, and those that cannot be read or have no time, which it counts. */
export function rowsInYears(request: TaxFileRequest, rows: AnyRow[]): AnyRow[] {
  const years = yearsOf(request)
  return rows.filter((row) => {
    const time = timeOf(row)
    return time === null || isInYears(years, time)
  })
}

/** Whether a list, which is sorted by time, has nothing of the years after this page. */
export function isBeforeYears(request: TaxFileRequest, rows: readonly AnyRow[]): boolean {
  const { from } = yearsOf(request)
  if (from === null || rows.length === 0) return false
  const times = rows.map(timeOf)
  return times.every((time, index) => {
    const before = times[index - 1] ?? time
    return time !== null && time < from && before !== null && time <= before
  })
}

function timeOf({ value }: AnyRow): Date | null {
  const time = isObject(value) && 'timestamp' in value ? value.timestamp : null
  return time instanceof Date ? time : null
}
