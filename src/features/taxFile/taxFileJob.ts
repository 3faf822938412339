import { createStore } from '#/domain/store'
import { ApiError, isLacking } from '#/api/errors'
import type { ChainConnection } from '#/data/sources/dataSource'
import type { TaxFileRequest } from '#/data/taxFile'
import { missingDetails } from '#/features/taxFile/taxRecords'
import {
  isBeforeYears,
  jobOf,
  listParts,
  partPages,
  rowsInYears,
  tracePart,
  transactionPart,
  type TaxPart,
} from '#/features/taxFile/parts'
import { readRecords } from '#/features/taxFile/readRecords'
import { createExportJob, type ExportDependencies, type ExportJob, type ExportState } from '#/list/export/exportJob'
import type { ExportStore } from '#/list/export/exportStore'

/** A part of a tax file that is not whole, and why; `error` is null if the API did not report the end of a list. */
export interface PartProblem {
  readonly part: TaxPart
  readonly error: Error | null
  readonly ending: ExportState['ending']
}

/** The state of a tax file for the user. */
export interface TaxFileState {
  readonly request: TaxFileRequest
  /** 'incomplete' if parts failed; 'low-credits' until the user agrees to spend the last credits. */
  readonly status: 'loading' | 'running' | 'paused' | 'low-credits' | 'other-tab' | 'incomplete' | 'complete'
  /** Lists and single transactions to load that are known, and those that are loaded. */
  readonly parts: number
  readonly loaded: number
  readonly rows: number
  /** Loaded lists of which the API had not processed all rows yet. */
  readonly unprocessed: number
  readonly credits: number
  /** The automatic retries that are waited for. */
  readonly retries: ReadonlyMap<string, Pick<ExportState, 'error' | 'retryAt'>>
  readonly problems: ReadonlyMap<string, PartProblem>
  /** Whether it is saved in this browser and so survives a reload. */
  readonly isSaved: boolean
  /** Whether something was erased in this browser, and is loaded again. */
  readonly isRestarted: boolean
}

/** The functions that a tax file depends on. */
export interface TaxFileDependencies extends Pick<ExportDependencies, 'now' | 'wait'> {
  readonly store: ExportStore
  /** The chains of the file. */
  readonly connections: readonly ChainConnection[]
  /** How many lists were saved earlier, and what saves that. */
  readonly savedLists: { get: () => number; set: (count: number) => void }
}

/** A tax file that is made, or can be. */
export type TaxFileJob = ReturnType<typeof createTaxFileJob>

/** Lists that are loaded at the same time; the request queue keeps the pace of each server. */
const CONCURRENT_PARTS = 4

/** Whether a part can be loaded by a retry; what an API does not have can't, and the file says that it lacks it. */
export function isTemporary({ error }: PartProblem): boolean {
  return !isLacking(error)
}

/** Creates a new tax file, or one of which lists are saved; it runs when `resume` is called. */
export function createTaxFileJob(request: TaxFileRequest, dependencies: TaxFileDependencies) {
  const { store, connections } = dependencies
  const progress = createStore((): TaxFileState => ({
    request,
    status: 'loading',
    parts: 0,
    loaded: 0,
    rows: 0,
    unprocessed: 0,
    credits: 0,
    retries: new Map(),
    problems: new Map(),
    isSaved: true,
    isRestarted: false,
  }))
  const state = progress.get
  let control: AbortController | null = null
  let maySpendReserve = false
  /** All parts that are known, and which of them are loaded. */
  const parts = new Map<string, TaxPart>()
  const done = new Set<string>()
  const running = new Set<ExportJob>()
  const set = (change: Partial<TaxFileState>) => progress.set({ ...state(), ...change })
  const isTried = (id: string) => done.has(id) || state().problems.has(id)

  const isLoaded = () => parts.size > 0 && [...parts.values()].every(({ id }) => done.has(id))

  const isRunning = () => state().status === 'running'

  /** Reads what is saved, also by another tab. */
  async function restore(): Promise<void> {
    const expected = Math.max(done.size, dependencies.savedLists.get())
    done.clear()
    let rows = 0
    let unprocessed = 0
    let credits = 0
    for (const each of connections) for (const part of listParts(request, each.chain.id)) parts.set(part.id, part)
    for (const job of await store.jobs()) {
      const file = Number(job.id.split('/', 1)[0])
      // An earlier file is no longer shown; a later one is of another tab.
      if (file < request.startedAt) await store.drop(job.id)
      if (file !== request.startedAt) continue
      rows += job.rows
      credits += job.credits
      if (job.done) done.add(job.id)
      if (job.done && job.isUnprocessed) unprocessed += 1
      const hash = job.params['hash'] ?? ''
      if (job.resource === 'transactions') parts.set(job.id, transactionPart(request, job.chain, hash))
      if (job.resource === 'transactionRawTrace') parts.set(job.id, tracePart(request, job.chain, hash))
    }
    const isErased = done.size < expected
    if (isErased) dependencies.savedLists.set(done.size)
    set({
      parts: parts.size,
      loaded: done.size,
      rows,
      unprocessed,
      credits,
      isRestarted: state().isRestarted || isErased,
    })
  }

  const partsOf = (chain: string) => {
    const own = [...parts.values()].filter((part) => part.chain === chain)
    return { loaded: own.filter(({ id }) => done.has(id)), missing: own.filter(({ id }) => !done.has(id)) }
  }

  /** Finds the transactions that are to be loaded one by one, once all lists of their chain were tried. */
  async function addDetails({ chain }: ChainConnection): Promise<void> {
    const { records, erased } = await readRecords(store, request, chain, partsOf(chain.id))
    for (const { id } of erased) done.delete(id)
    const { transactions, traces } = missingDetails(records)
    const found = [
      ...transactions.map((hash) => transactionPart(request, chain.id, hash)),
      ...traces.map((hash) => tracePart(request, chain.id, hash)),
    ]
    for (const part of found) parts.set(part.id, part)
    set({ parts: parts.size, loaded: done.size, ...(erased.length > 0 && { isRestarted: true }) })
  }

  async function load(part: TaxPart, signal: AbortSignal): Promise<void> {
    const connection = connections.find(({ chain }) => chain.id === part.chain)
    if (!connection) return
    const job = (await store.job(part.id)) ?? jobOf(part)
    const list = createExportJob(job, {
      store,
      now: dependencies.now,
      wait: dependencies.wait,
      fetchPage: partPages(connection, part),
      filterRows: part.address === null ? null : (rows) => rowsInYears(request, rows),
      isLastPage: part.address === null ? null : (rows) => isBeforeYears(request, rows),
    })
    let before = list.state()
    const stop = list.subscribe(() => {
      const after = list.state()
      const retries = new Map(state().retries)
      retries.delete(part.id)
      if (after.status === 'waiting') retries.set(part.id, after)
      set({
        rows: state().rows + after.job.rows - before.job.rows,
        credits: state().credits + Math.max(0, after.job.credits - before.job.credits),
        retries,
        isSaved: state().isSaved && after.isSaved,
        isRestarted: state().isRestarted || after.isRestarted,
      })
      before = after
    })
    running.add(list)
    signal.addEventListener('abort', list.pause)
    await list.resume()
    if (list.state().status === 'low-credits' && maySpendReserve) await list.resume()
    stop()
    signal.removeEventListener('abort', list.pause)
    running.delete(list)
    const { status, error, ending, isSaved, job: loaded } = list.state()
    if (status === 'complete') {
      done.add(part.id)
      if (isSaved) dependencies.savedLists.set(done.size)
      set({ loaded: done.size, unprocessed: state().unprocessed + (loaded.isUnprocessed ? 1 : 0) })
    } else if (status === 'failed' || status === 'stopped') {
      set({ problems: new Map(state().problems).set(part.id, { part, error, ending }) })
    } else if (status === 'low-credits') {
      set({ status })
      control?.abort()
    }
  }

  async function loadAll(waiting: TaxPart[], signal: AbortSignal): Promise<void> {
    const workers = Array.from({ length: CONCURRENT_PARTS }, async () => {
      for (let part = waiting.shift(); part && !signal.aborted; part = waiting.shift()) await load(part, signal)
    })
    await Promise.all(workers)
  }

  async function run(signal: AbortSignal): Promise<void> {
    await restore()
    for (;;) {
      const waiting = [...parts.values()].filter(({ id }) => !isTried(id))
      await loadAll(waiting, signal)
      if (signal.aborted) return
      for (const connection of connections) await addDetails(connection)
      if (signal.aborted) return
      if ([...parts.values()].every(({ id }) => isTried(id))) break
    }
    const isIncomplete = [...state().problems.values()].some(isTemporary)
    set({ status: isIncomplete ? 'incomplete' : 'complete' })
  }

  return {
    state,
    subscribe: progress.subscribe,
    /** Reads what an earlier visit or another tab saved. */
    restore: async (isRunningElsewhere: boolean): Promise<void> => {
      if (isRunning()) return
      await restore()
      // Transactions to load one by one are known only from all lists.
      if (!isRunningElsewhere && isLoaded()) for (const connection of connections) await addDetails(connection)
      if (isRunning()) return
      set({ status: isRunningElsewhere ? 'other-tab' : isLoaded() ? 'complete' : 'paused' })
    },
    /** Starts or resumes it, with what failed; where API credits are low, this agrees to spend them. */
    resume: async (): Promise<void> => {
      if (isRunning()) return
      if (state().status === 'low-credits') maySpendReserve = true
      for (const { part, error } of state().problems.values()) {
        const connection = connections.find(({ chain }) => chain.id === part.chain)
        if (error instanceof ApiError) connection?.client.prepareRetry(error)
      }
      control = new AbortController()
      set({ status: 'running', problems: new Map(), retries: new Map() })
      await run(control.signal)
    },
    markOtherTab: () => set({ status: 'other-tab' }),
    pause: () => {
      if (isRunning()) set({ status: 'paused', retries: new Map() })
      control?.abort()
    },
    /** The parts that are loaded, and those that are not, on one chain. */
    partsOf,
  }
}
