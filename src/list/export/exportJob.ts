import { createStore } from '#/domain/store'
import { type Row, createRowReader } from '#/api/rows'
import type { Page } from '#/api/page'
import { parseJson } from '#/api/json'
import { demandProgress, type PagingEnd } from '#/api/paging'
import { emptyTrail, type ReadPage, readPages, reopenTrail } from '#/api/readPages'
import { type ListName, RESOURCES, type RowOf } from '#/api/resources'
import { mayRetry, retryDelay } from '#/api/retryPolicy'
import { rowTexts } from '#/api/rowTexts'
import { CREDIT_RESERVE } from '#/data/sources/credits'
import { type Cursor, cursorKey, decodeCursor, encodeCursor } from '#/api/cursor'
import { createYielder } from '#/api/yieldToMain'
import { type ExportStore, type Job, LostPagesError, NO_PROGRESS } from './exportStore'

/** A page of the list, its body as text, and the API credits that it cost. */
export interface FetchedPage {
  readonly page: Page<ListName>
  readonly text: string
  readonly credits: number
}

/**
 * The status of an export: 'waiting' for an automatic retry, 'low-credits' until the user agrees to spend the last credits,
 * 'other-tab' while another tab runs it, 'stopped' where the API did not report the end of the list.
 */
export type ExportStatus =
  | 'running'
  | 'waiting'
  | 'paused'
  | 'low-credits'
  | 'failed'
  | 'other-tab'
  | 'stopped'
  | 'complete'

/** The state of an export for the user. */
export interface ExportState {
  readonly job: Job
  readonly status: ExportStatus
  /** Why its pages end where they do; 'open' while there are more. */
  readonly ending: PagingEnd
  /** Why it waits or failed. */
  readonly error: Error | null
  /** Time of the automatic retry, Unix ms. */
  readonly retryAt: number | null
  /** As the API last reported. */
  readonly creditsLeft: number | null
  /** Rows per second since it was last resumed; null until known. */
  readonly rate: number | null
  /** Whether it is saved in this browser and so survives a reload. */
  readonly isSaved: boolean
  /** Whether it started again, as its saved pages were erased in this browser. */
  readonly isRestarted: boolean
}

/** The functions that an export depends on. */
export interface ExportDependencies {
  store: ExportStore
  /** Requests the page of an encoded cursor, '' for the first. */
  fetchPage: (cursor: string, signal: AbortSignal) => Promise<FetchedPage>
  /** Filters the rows of a page as the list's page does. */
  filterRows: ((rows: Row<RowOf<ListName>>[]) => Row<RowOf<ListName>>[]) | null
  /** Whether the pages after this one are not wanted; null to load all. */
  isLastPage: ((rows: readonly Row<RowOf<ListName>>[]) => boolean) | null
  now: () => number
  /** Waits some ms, when offline until the network is back; rejects when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A running or stopped export. */
export type ExportJob = ReturnType<typeof createExportJob>

/** Creates an export from a new or saved job; it runs when `resume` is called. */
export function createExportJob(initial: Job, dependencies: ExportDependencies) {
  const { store } = dependencies
  const progress = createStore((): ExportState => ({
    job: initial,
    status: initial.done ? 'complete' : 'paused',
    ending: initial.done ? 'complete' : 'open',
    error: null,
    retryAt: null,
    creditsLeft: null,
    rate: null,
    isSaved: true,
    isRestarted: false,
  }))
  const state = progress.get
  let control: AbortController | null = null
  /** The end of the last run: one that was paused may still read its page. */
  let ended = Promise.resolve()
  let trail = emptyTrail()
  let maySpendReserve = false
  const set = (change: Partial<ExportState>) => progress.set({ ...state(), ...change })

  async function run(signal: AbortSignal): Promise<void> {
    const yieldToMain = createYielder()
    // Another tab may have continued the export.
    const saved = await store.job(initial.id)
    if (saved && saved.pages > state().job.pages) set({ job: saved })
    await followSaved()
    const start = { at: dependencies.now(), rows: state().job.rows }
    let failures = 0
    while (!state().job.done && !signal.aborted) {
      try {
        for await (const read of readPages((cursor) => nextPage(cursor, signal), trail)) {
          failures = 0
          await addPage(read, signal)
          const seconds = (dependencies.now() - start.at) / 1000
          if (seconds > 0) set({ rate: (state().job.rows - start.rows) / seconds })
          await yieldToMain()
          if (signal.aborted || state().job.done) break
          const { creditsLeft, ending } = state()
          if (ending !== 'open') {
            set({ status: 'stopped' })
            return
          }
          const isLow = creditsLeft !== null && creditsLeft < CREDIT_RESERVE
          if (isLow && read.page.fetched.credits > 0 && !maySpendReserve) {
            set({ status: 'low-credits' })
            return
          }
        }
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof Error)) throw error
        if (error instanceof LostPagesError) {
          await startAgain()
          continue
        }
        failures += 1
        const delay = retryDelay(failures, error)
        if (!mayRetry('export', failures, error, delay)) {
          set({ status: 'failed', error })
          return
        }
        set({ status: 'waiting', error, retryAt: dependencies.now() + delay })
        await dependencies.wait(delay, signal).catch(() => undefined)
        if (!signal.aborted) set({ status: 'running', error: null, retryAt: null })
      }
    }
    if (state().job.done) set({ status: 'complete' })
  }

  /** Starts with the first page again, as saved pages are gone: a file with a gap must not look complete. */
  async function startAgain(): Promise<void> {
    trail = emptyTrail()
    const job: Job = { ...state().job, ...NO_PROGRESS }
    await store.begin(job)
    set({ job, ending: 'open', isRestarted: true })
  }

  /** Makes the trail that of the saved pages, unless it is: a page may be read that could not be saved, or saved by another tab. */
  async function followSaved(): Promise<void> {
    const { job } = state()
    if (trail.pages === job.pages) return
    trail = { ...emptyTrail(), next: decodeCursor(job.next) }
    for await (const { cursor, ids } of store.pages(job.id)) {
      trail.pages += 1
      trail.cursors.add(cursorKey(decodeCursor(cursor)))
      for (const each of ids) trail.ids.add(each)
    }
    if (trail.pages < job.pages) await startAgain()
  }

  /** Requests a page. Its rows are read from its text. */
  async function nextPage(cursor: Cursor | null, signal: AbortSignal) {
    const { job } = state()
    const fetched = await dependencies.fetchPage(cursor === null ? '' : encodeCursor(cursor), signal)
    const { page } = fetched
    const { rows, textOf } = await rowsWithText(job.resource, fetched.text)
    demandProgress(job.resource, { source: page.source, rows }, job.source, () => trail.ids)
    return { rows, next: page.next, hasUnreadableCursor: page.hasUnreadableCursor, fetched, textOf }
  }

  async function addPage(read: ReadPage<Awaited<ReturnType<typeof nextPage>>>, signal: AbortSignal): Promise<void> {
    const { job } = state()
    const { newRows } = read
    const { rows, textOf, fetched } = read.page
    const { page, credits } = fetched
    const filtered = dependencies.filterRows ? dependencies.filterRows(newRows) : newRows
    const added = job.most === null ? filtered : filtered.slice(0, job.most - job.rows)
    const count = job.rows + added.length
    const isEnough = count === job.most || dependencies.isLastPage?.(rows) === true
    const ending = isEnough ? 'complete' : read.end
    const after: Job = {
      ...job,
      rows: count,
      pages: job.pages + 1,
      credits: job.credits + credits,
      next: page.next === null ? '' : encodeCursor(page.next),
      source: page.source,
      done: ending === 'complete',
      isUnprocessed: job.isUnprocessed === true || Boolean(page.unprocessed),
    }
    if (signal.aborted) return
    const ids = newRows.map(({ id }) => id)
    const isSaved = await store.add(after, { cursor: job.next, ids, texts: added.map(textOf) })
    set({
      job: after,
      ending,
      isSaved: state().isSaved && isSaved,
      creditsLeft: page.limits.creditsRemaining ?? state().creditsLeft,
    })
  }

  return {
    state,
    subscribe: progress.subscribe,
    /** Starts or resumes the export; where API credits are low, this agrees to spend them. */
    resume: async (): Promise<void> => {
      if (state().job.done || state().status === 'running') return
      if (state().status === 'low-credits') maySpendReserve = true
      control?.abort()
      control = new AbortController()
      // Where the API repeated itself, each resumption loads at least one more page.
      reopenTrail(trail)
      set({ status: 'running', ending: 'open', error: null, retryAt: null, rate: null })
      const { signal } = control
      ended = ended.catch(() => undefined).then(() => run(signal))
      await ended
    },
    /** Marks the export as running in another tab. */
    markOtherTab: () => set({ status: 'other-tab' }),
    pause: () => {
      control?.abort()
      if (!state().job.done) set({ status: 'paused', error: null, retryAt: null })
    },
  }
}

/** The rows of a body as the list parses them, and the exact text of each; with pauses, as a server may send 10,000 a page. */
async function rowsWithText(resource: ListName, body: string) {
  const yieldToMain = createYielder()
  const read = createRowReader<RowOf<ListName>>(RESOURCES[resource], 'items', [])
  const texts = new Map<unknown, string>()
  const rows: Row<RowOf<ListName>>[] = []
  for (const text of rowTexts(body)) {
    const raw = parseJson(text)
    texts.set(raw, text)
    rows.push(...read([raw]))
    await yieldToMain()
  }
  return { rows, textOf: ({ raw }: Row<unknown>) => texts.get(raw) ?? '' }
}
