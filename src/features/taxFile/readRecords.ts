import { createRowReader, type Row } from '#/api/rows'
import { parseJson } from '#/api/json'
import { type ListName, RESOURCES, type RowOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import type { TaxFileRequest } from '#/data/taxFile'
import { nativeTransfers } from '#/domain/transactions/callTree'
import type { TaxRecords, TracedCall } from '#/features/taxFile/taxRecords'
import { traceTree } from '#/domain/transactions/traceTree'
import { type TaxPart, yearsOf } from '#/features/taxFile/parts'
import type { ExportStore } from '#/list/export/exportStore'
import { createYielder } from '#/api/yieldToMain'

/** Parts of a chain: those that were loaded to their end, and those that were not, or not at all. */
export interface TaxParts {
  readonly loaded: readonly TaxPart[]
  readonly missing: readonly TaxPart[]
}

/** Reads what was loaded for one chain. `erased` are parts that were loaded, but are no longer in the store. */
export async function readRecords(
  store: Pick<ExportStore, 'job' | 'pages'>,
  request: TaxFileRequest,
  chain: Chain,
  { loaded, missing }: TaxParts,
): Promise<{ records: TaxRecords; erased: TaxPart[] }> {
  const parts = [...loaded, ...missing]
  const whole = new Set(loaded)
  const yieldToMain = createYielder()
  const erased: TaxPart[] = []
  const traces = new Map<string, readonly TracedCall[]>()

  async function rowsFrom<N extends ListName>(resource: N): Promise<Row<RowOf<N>>[]> {
    const found: Row<RowOf<N>>[][] = []
    for (const part of parts) if (part.resource === resource) found.push(await rowsOfPart<N>(part))
    return found.flat()
  }

  async function rowsOfPart<N extends ListName>(part: TaxPart): Promise<Row<RowOf<N>>[]> {
    const job = await store.job(part.id)
    const rows: Row<RowOf<N>>[] = []
    let found = 0
    for await (const { texts } of store.pages(part.id)) {
      found += 1
      const read = createRowReader<RowOf<N>>(RESOURCES[part.resource], 'items', [])
      for (const text of texts) {
        rows.push(...read([parseJson(text)]))
        await yieldToMain()
      }
    }
    if (job ? found < job.pages : whole.has(part)) erased.push(part)
    return rows
  }

  for (const part of parts) {
    if (part.resource !== 'transactionRawTrace') continue
    const rows = await rowsOfPart<'transactionRawTrace'>(part)
    const steps = rows.flatMap(({ value }) => (value === null ? [] : [value]))
    const root = steps.length === rows.length ? traceTree(steps) : null
    if (root) traces.set(part.hash, nativeTransfers(root))
  }
  const records: TaxRecords = {
    chain: { id: chain.id, name: chain.name, currency: chain.currency },
    addresses: new Set(request.addresses),
    ...yearsOf(request),
    transactions: await rowsFrom('addressTransactions'),
    details: await rowsFrom('transactions'),
    calls: await rowsFrom('addressInternalTransactions'),
    transfers: await rowsFrom('addressTokenTransfers'),
    withdrawals: await rowsFrom('addressWithdrawals'),
    blocks: await rowsFrom('addressBlocksValidated'),
    traces,
  }
  return { records, erased }
}
