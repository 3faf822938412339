import { useEffect } from 'react'
import { createStore } from '#/domain/store'
import { useStore } from '#/data/useStore'
import type { Config } from '#/data/config/config'
import type { Connection } from '#/data/sources/dataSource'
import {
  eraseTaxFile,
  isRequestErased,
  savedTaxLists,
  TAX_FILE_DATABASE,
  type TaxFileRequest,
  taxFileRequest,
} from '#/data/taxFile'
import type { TaxFormat } from '#/features/taxFile/taxFileCsv'
import { createTaxFileJob, type TaxFileJob } from '#/features/taxFile/taxFileJob'
import { readTaxFile, taxFileName, writeTaxFile, type WrittenTaxFile } from '#/features/taxFile/writeTaxFile'
import { runsInOtherTab, unlessExportedElsewhere } from '#/list/export/exportLock'
import { type ExportStore, openExportStore } from '#/list/export/exportStore'
import { wait } from '#/list/export/fetchPage'
import { downloadFile } from '#/ui/downloadFile'

/** The tax file of this browser, which goes on while you use other pages. */
export interface TaxFile {
  readonly job: TaxFileJob
  readonly store: ExportStore
  readonly config: Config
}

/** Of all tax files: there is one at a time, in all tabs. */
const LOCK = 'tax file'

const current = createStore<TaxFile | null>(() => null)
let running: Promise<unknown> = Promise.resolve()
let openedStore: Promise<ExportStore> | null = null

function store(): Promise<ExportStore> {
  openedStore ??= openExportStore(TAX_FILE_DATABASE)
  return openedStore
}

let isFollowing = false

/** Follows, also while another page is shown, what another tab starts or deletes, and what the browser erases. */
function follow(): void {
  if (isFollowing) return
  isFollowing = true
  taxFileRequest.subscribe(() => {
    const job = current.get()?.job
    if (!job) return
    const { request } = job.state()
    if (taxFileRequest.get()?.startedAt === request.startedAt) return
    if (isRequestErased()) {
      taxFileRequest.set(request)
      return
    }
    job.pause()
    openedStore = null
    current.set(null)
  })
}

/** The tax file of this browser, also one that an earlier visit or another tab started; null if there is none. */
export function useTaxFile(connection: Connection): TaxFile | null {
  const request = useStore(taxFileRequest)
  useEffect(() => void adopt(connection, request), [connection, request])
  return useStore(current)
}

/** Takes the file over that is saved in this browser, without resuming it. */
async function adopt(connection: Connection, request: TaxFileRequest | null): Promise<void> {
  if (current.get()?.job.state().request.startedAt === request?.startedAt) return
  const file = request && (await create(connection, request))
  if (taxFileRequest.get() !== request || current.get()?.job.state().request.startedAt === request?.startedAt) return
  current.set(file)
  if (file) await file.job.restore(await runsInOtherTab(LOCK))
}

async function create({ config, client }: Connection, request: TaxFileRequest): Promise<TaxFile> {
  follow()
  const opened = await store()
  const chains = config.chains.filter(({ id }) => request.chains.includes(id))
  const connections = chains.map((chain) => ({ config, client, chain }))
  const dependencies = { store: opened, connections, savedLists: savedTaxLists, now: Date.now, wait }
  return { job: createTaxFileJob(request, dependencies), store: opened, config }
}

/** Starts a new tax file in place of the current one; false if another tab works on one. */
export async function startTaxFile(
  connection: Connection,
  chosen: Omit<TaxFileRequest, 'startedAt'>,
): Promise<boolean> {
  current.get()?.job.pause()
  await running
  if (await runsInOtherTab(LOCK)) return false
  const request = { ...chosen, startedAt: Date.now() }
  savedTaxLists.set(0)
  const file = await create(connection, request)
  current.set(file)
  taxFileRequest.set(request)
  void resumeTaxFile(file)
  return true
}

/** Resumes a tax file, unless another tab works on one. */
export async function resumeTaxFile({ job }: TaxFile): Promise<void> {
  const work = running.then(() => unlessExportedElsewhere(LOCK, job.resume))
  running = work
  if (!(await work)) job.markOtherTab()
}

/** Reads again what is saved, where another tab worked on the file. */
export async function refreshTaxFile({ job }: TaxFile): Promise<void> {
  await job.restore(await runsInOtherTab(LOCK))
}

/** Cancels the tax file, and deletes what was loaded for it; false if another tab works on it. */
export async function discardTaxFile(): Promise<boolean> {
  current.get()?.job.pause()
  await running
  if (await runsInOtherTab(LOCK)) return false
  await eraseTaxFile()
  return true
}

/** Downloads what is loaded of a tax file, and returns what is in it. */
export async function saveTaxFile({ job, store: opened, config }: TaxFile, format: TaxFormat): Promise<WrittenTaxFile> {
  const written = await writeTaxFile(await readTaxFile(job, opened, config.chains), format)
  downloadFile(written.file, taxFileName(job, format))
  // It is no longer complete if rows were erased.
  if (written.isErased) await job.restore(false)
  return written
}
