import { ApiError } from '#/api/errors'
import type { Chain } from '#/data/config/config'
import { counted } from '#/domain/amounts/numberFormat'
import { taxEntries } from '#/features/taxFile/taxFile'
import { type TaxFormat, taxFileLines } from '#/features/taxFile/taxFileCsv'
import type { TaxEntry, TaxGap } from '#/features/taxFile/taxRecords'
import { errorText } from '#/entity/errorText'
import { unprocessedText } from '#/entity/UnprocessedNote'
import { TAX_LISTS, type TaxPart } from '#/features/taxFile/parts'
import { readRecords } from '#/features/taxFile/readRecords'
import type { PartProblem, TaxFileJob } from '#/features/taxFile/taxFileJob'
import { endReason } from '#/list/ListEnd'
import type { ExportStore } from '#/list/export/exportStore'
import { createYielder } from '#/api/yieldToMain'

/** Spreadsheet programs recognize UTF-8 by it; importers take it for a part of the first column. */
const BYTE_ORDER_MARK = '\uFEFF'
/** Lines that are collected before they become a part of the file. */
const LINES_PER_PART = 500

/** What a tax file says, in any form: its entries, and what it lacks. */
export interface TaxFileContent {
  readonly entries: readonly TaxEntry[]
  readonly gaps: readonly TaxGap[]
  /** Whether rows that were loaded are no longer in this browser. */
  readonly isErased: boolean
}

/** A tax file as it is downloaded, how many entries it has, and what it lacks. */
export interface WrittenTaxFile {
  readonly file: Blob
  readonly entries: number
  readonly gaps: readonly TaxGap[]
  readonly isErased: boolean
}

/** Reads what is loaded of a tax file. What is not loaded is a gap. */
export async function readTaxFile(
  job: TaxFileJob,
  store: ExportStore,
  chains: readonly Chain[],
): Promise<TaxFileContent> {
  const { request, problems } = job.state()
  const found: TaxEntry[][] = []
  const gaps: TaxGap[] = []
  let isErased = false
  for (const id of request.chains) {
    const chain = chains.find((each) => each.id === id)
    if (!chain) {
      gaps.push({ chain: id, address: null, text: 'The chain is no longer configured: nothing of it is in the file' })
      continue
    }
    const parts = job.partsOf(id)
    const { records, erased } = await readRecords(store, request, chain, parts)
    isErased ||= erased.length > 0
    const merged = await taxEntries(records)
    found.push(merged.entries)
    const own = (part: TaxPart, reason: string): TaxGap => ({ chain: chain.name, address: part.address, text: reason })
    for (const part of parts.missing)
      if (part.address !== null) gaps.push(own(part, `${listNameOf(part)}: ${reasonOf(problems.get(part.id))}`))
    for (const part of parts.loaded)
      if ((await store.job(part.id))?.isUnprocessed) gaps.push(own(part, unprocessedText(listNameOf(part))))
    for (const part of erased)
      gaps.push(own(part, `${listNameOf(part)}: rows that were loaded were erased in this browser`))
    gaps.push(...merged.gaps)
  }
  return { entries: found.flat(), gaps, isErased }
}

/** Writes a tax file in a form. */
export async function writeTaxFile(
  { entries, gaps, isErased }: TaxFileContent,
  format: TaxFormat,
): Promise<WrittenTaxFile> {
  const yieldToMain = createYielder()
  const blobs: Blob[] = format === 'astrolabe' ? [new Blob([BYTE_ORDER_MARK])] : []
  let lines: string[] = []
  for (const line of taxFileLines(format, entries, gaps)) {
    lines.push(line)
    if (lines.length < LINES_PER_PART) continue
    blobs.push(new Blob(lines))
    lines = []
    await yieldToMain()
  }
  const file = new Blob([...blobs, ...lines], { type: 'text/csv;charset=utf-8' })
  return { file, entries: entries.length, gaps, isErased }
}

/** The name of the file: its form, its years, and whether it is partial. */
export function taxFileName(job: TaxFileJob, format: TaxFormat): string {
  const { request, status } = job.state()
  const { firstYear, lastYear, startedAt } = request
  const years = firstYear !== null && firstYear === lastYear ? `${firstYear}` : `${firstYear ?? ''}-${lastYear ?? ''}`
  const day = new Date(startedAt).toISOString().slice(0, 10)
  const words = [
    'tax-file',
    format,
    years === '-' ? 'all-years' : years,
    day,
    ...(status === 'complete' ? [] : ['partial']),
  ]
  return `${words.join('_')}.csv`
}

/** The name of a list, as in "Token transfers". */
export function listNameOf({ resource }: TaxPart): string {
  return TAX_LISTS.find(([name]) => name === resource)?.[1] ?? 'Transactions'
}

/** Why a list is not whole. */
export function reasonOf(problem: PartProblem | undefined): string {
  if (!problem) return 'not loaded to the end'
  const { error, ending } = problem
  if (error instanceof ApiError) {
    if (error.kind === 'not-found') return 'the API has no record of this address'
    return `could not be loaded. ${errorText(error)[0]}`
  }
  return error ? 'could not be loaded' : (endReason(ending) ?? 'not loaded to the end')
}

/** How much is in a file. */
export function sizeText({ entries, gaps }: Pick<WrittenTaxFile, 'entries' | 'gaps'>): string {
  const size = counted(entries, 'entry', 'entries')
  return gaps.length === 0 ? size : `${size}, ${counted(gaps.length, 'gap', 'gaps')}`
}
