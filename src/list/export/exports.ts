import type { Row } from '#/api/rows'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { createStore } from '#/domain/store'
import { ApiError } from '#/api/errors'
import { stringifyJson } from '#/api/json'
import { type ListName, RESOURCES, type RowOf } from '#/api/resources'
import type { Unprocessed } from '#/api/schemas/processing'
import { findChain } from '#/data/config/config'
import type { ChainConnection, Connection } from '#/data/sources/dataSource'
import type { ListRequest } from '#/data/queries/resourceQueries'
import { pageTokenOf, totalOf } from '#/list/listTotal'
import { downloadFile } from '#/ui/downloadFile'
import { type Content, fileName, fileOf } from './file'
import { runsInOtherTab, unlessExportedElsewhere } from './exportLock'
import { pagesOf, wait } from './fetchPage'
import type { FileColumn } from './fileText'
import { setPendingFlag } from './pendingFlag'
import { createExportJob, type ExportDependencies, type ExportJob } from './exportJob'
import { type ExportStore, type Format, type Job, NO_PROGRESS, openExportStore } from './exportStore'

/** A list to export, as its page shows it. */
export interface ListToExport {
  connection: ChainConnection
  cache: QueryClient
  request: ListRequest
  name: string
  noun: readonly [one: string, several: string]
  /** The rows that are loaded and shown. */
  rows: readonly Row<RowOf<ListName>>[]
  /** Set where the API has not processed all rows yet. */
  unprocessed: Unprocessed | null
  filterRows: ExportDependencies['filterRows']
  /** The columns of its table; none where these cannot be written. */
  columns: readonly FileColumn[] | undefined
  /** The headers of columns that the page computes, which a file does not have. */
  columnsLeftOut: readonly string[]
}

/** Which rows are exported: those that are loaded, the first n, or all. */
export type RowSelection = 'loaded' | 'all' | number

/** An export and the chain of its list. */
export interface Export {
  readonly run: ExportJob
  readonly connection: ChainConnection
  /** Whether it can be resumed only on its list's page. */
  readonly needsPage: boolean
}

/** What the export panel shows: a dialog for a new or running export, and a line for each other export. */
export interface ExportPanelState {
  readonly dialog: { readonly list: ListToExport } | { readonly id: string } | null
  readonly all: readonly Export[]
}

/** The current state of the panel. */
export const exportPanel = createStore<ExportPanelState>(() => ({ dialog: null, all: [] }))
let openedStore: Promise<ExportStore> | null = null

function store(): Promise<ExportStore> {
  openedStore ??= openExportStore()
  return openedStore
}

function set(change: Partial<ExportPanelState>): void {
  exportPanel.set({ ...exportPanel.get(), ...change })
  setPendingFlag(exportPanel.get().all.some(({ run }) => !run.state().job.done))
}

/** Closes the dialog; a running export goes on. */
export function closeDialog(): void {
  set({ dialog: null })
}

/** Opens the dialog of an export that exists. */
export function showExport(id: string): void {
  set({ dialog: { id } })
}

/** Opens the dialog of a new export, or of the list's running or unfinished one. */
export async function openExportDialog(list: ListToExport): Promise<void> {
  const { connection, filterRows } = list
  const id = idOf(list)
  await restoreExports(connection)
  const existing = exportPanel.get().all.find(({ run }) => run.state().job.id === id)
  if (existing?.needsPage) {
    replace({ run: await createRun(existing.run.state().job, connection, filterRows), connection, needsPage: false })
  }
  set({ dialog: existing ? { id } : { list } })
}

function replace(changed: Export): void {
  const { id } = changed.run.state().job
  set({ all: [...exportPanel.get().all.filter(({ run }) => run.state().job.id !== id), changed] })
}

let restored: Promise<void> | null = null

/** Restores the unfinished exports of earlier visits, once, without resuming them. */
export function restoreExports(connection: Connection): Promise<void> {
  restored ??= restore(connection)
  return restored
}

async function restore({ config, client }: Connection): Promise<void> {
  const saved = await store()
  for (const job of await saved.jobs()) {
    const chain = findChain(config, job.chain)
    if (job.done || !chain) await saved.drop(job.id)
    else {
      const connection = { config, client, chain }
      const run = await createRun(job, connection, null)
      if (await runsInOtherTab(job.id)) run.markOtherTab()
      replace({ run, connection, needsPage: job.chosenHere })
    }
  }
}

/** Starts a new export; loaded rows are written to a file immediately. */
export async function startExport(list: ListToExport, selection: RowSelection, format: Format): Promise<void> {
  const { connection, rows } = list
  if (selection === 'loaded') {
    await download(connection, jobOf(list, rows.length, format), () => textsOf(rows), format)
    set({ dialog: null })
    return
  }
  const job = jobOf(list, selection === 'all' ? null : selection, format)
  await (await store()).begin(job)
  const run = await createRun(job, connection, list.filterRows)
  replace({ run, connection, needsPage: false })
  set({ dialog: { id: job.id } })
  void resumeExport({ run, connection, needsPage: false })
}

/** Resumes an export, and saves its file when it is complete. */
export async function resumeExport({ run, connection }: Export): Promise<void> {
  const { error } = run.state()
  if (error instanceof ApiError) connection.client.prepareRetry(error)
  if (!(await unlessExportedElsewhere(run.state().job.id, run.resume))) run.markOtherTab()
  const { job, status } = run.state()
  if (status === 'complete') await saveFile({ run, connection, needsPage: false }, job.format)
  set({})
}

/** Saves the rows exported so far to a file. */
export async function saveFile({ run, connection }: Export, format: Format): Promise<void> {
  const { job } = run.state()
  const saved = await store()
  const batches = async function* texts() {
    for await (const page of saved.pages(job.id)) yield page.texts
  }
  await download(connection, job, batches, format)
}

/** Cancels an export and deletes its stored rows. */
export async function discard({ run }: Export): Promise<void> {
  const { id } = run.state().job
  run.pause()
  set({ dialog: null, all: exportPanel.get().all.filter((other) => other.run !== run) })
  await (await store()).drop(id)
}

/** Cancels all exports, also those of earlier visits. */
export async function discardAll(): Promise<void> {
  for (const each of exportPanel.get().all) await discard(each)
  const saved = await store()
  for (const { id } of await saved.jobs()) await saved.drop(id)
}

/** Rows that are made texts without a pause. */
const ROWS_AT_ONCE = 200

/** The JSON texts of rows, a part at a time: those of 100,000 rows take half a second. */
function* textsOf(rows: ListToExport['rows']): Iterable<string[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    yield rows.slice(at, at + ROWS_AT_ONCE).map(({ raw }) => stringifyJson(raw))
}

async function download(
  { chain }: ChainConnection,
  { resource, name, params, token = null, columns }: Job,
  batches: Content['batches'],
  format: Format,
): Promise<void> {
  const measures = { coin: chain.currency, token }
  const own = RESOURCES[resource].of === 'address' ? (params['hash'] ?? null) : null
  const content = { batches, schema: RESOURCES[resource].item, measures, own, ...(columns && { columns }) }
  const file = await fileOf(format, content)
  downloadFile(file, fileName(chain.id, [name, ...Object.values(params)], format, new Date()))
}

function idOf({ connection, request, filterRows }: ListToExport): string {
  const pageFilters = filterRows ? location.search : null
  return hashKey([connection.chain.id, RESOURCES[request.resource].path, request.params, request.filters, pageFilters])
}

function jobOf(list: ListToExport, most: number | null, format: Format): Job {
  const { connection, cache, request, name, filterRows, columns } = list
  return {
    id: idOf(list),
    chain: connection.chain.id,
    ...request,
    name,
    href: location.pathname + location.search,
    format,
    ...(columns && { columns }),
    most,
    total: totalOf(cache, connection, request),
    token: pageTokenOf(cache, connection, request),
    chosenHere: filterRows !== null,
    credits: 0,
    ...NO_PROGRESS,
  }
}

async function createRun(
  job: Job,
  connection: ChainConnection,
  filterRows: ExportDependencies['filterRows'],
): Promise<ExportJob> {
  const { resource, params, filters } = job
  return createExportJob(job, {
    store: await store(),
    filterRows,
    isLastPage: null,
    now: Date.now,
    wait,
    fetchPage: pagesOf(connection, { resource, params: params as never, filters }),
  })
}
