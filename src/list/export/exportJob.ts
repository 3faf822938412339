import type { Page, Row } from '#/api/client'
import { ApiError } from '#/api/errors'
import { parseJson } from '#/api/json'
import { type ListName, RESOURCES, type RowOf } from '#/api/resources'
import { rowsOf } from '#/api/rows'
import { rowTexts } from '#/api/rowTexts'
import { CREDIT_RESERVE } from '#/data/sources/creditReserve'
import { retryDelay } from '#/data/queries/resourceQueries'
import { encodeCursor } from '#/domain/cursor'
import { createYielder } from './yieldToMain'
import type { ExportStore, Job } from './exportStore'

/** One answer to an export: the page, its text, and what it cost in credits. */
export interface Answer {
  readonly page: Page<ListName>
  readonly text: string
  readonly credits: number
}

/** How an export stands: 'waiting' goes on by itself, 'low' asks before it spends the last credits, 'elsewhere' goes in another tab. */
export type State = 'going' | 'waiting' | 'paused' | 'low' | 'failed' | 'elsewhere' | 'done'

export interface ExportState {
  readonly job: Job
  readonly state: State
  /** Why it waits or failed. */
  readonly error: Error | null
  /** When it goes on by itself, Unix ms. */
  readonly until: number | null
  /** As the server last said. */
  readonly creditsLeft: number | null
  /** Rows a second since it went on; null while that can't be told. */
  readonly pace: number | null
  /** Whether it stands on the device, so that a reload does no harm. */
  readonly kept: boolean
}

/** What an export needs of the world. */
export interface Means {
  shelf: ExportStore
  /** Asks for the page of an encoded cursor, '' for the first. */
  ask: (cursor: string, signal: AbortSignal) => Promise<Answer>
  /** Chooses among the rows of a page as the list does. */
  choose: ((rows: Row<RowOf<ListName>>[]) => Row<RowOf<ListName>>[]) | null
  now: () => number
  /** Waits some ms, or for the network where there is none; rejects when aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export type ExportJob = ReturnType<typeof createExportJob>

/** Failures in a row after which the reader is asked. */
const ATTEMPTS = 5
/** The longest time that is waited by itself, ms. */
const PATIENCE = 120_000

/** Makes the run of an export that begins, or goes on where it stopped; it goes when `resume` is called. */
export function createExportJob(given: Job, means: Means) {
  const { shelf } = means
  let standing: ExportState = {
    job: given,
    state: given.done ? 'done' : 'paused',
    error: null,
    until: null,
    creditsLeft: null,
    pace: null,
    kept: true,
  }
  let control: AbortController | null = null
  let seen: Seen | null = null
  let spendsLast = false
  const listeners = new Set<() => void>()
  const set = (change: Partial<ExportState>) => {
    standing = { ...standing, ...change }
    for (const told of listeners) told()
  }

  async function go(signal: AbortSignal): Promise<void> {
    const breathe = createYielder()
    // Another tab may have brought it farther.
    const kept = (await shelf.jobs()).find(({ id }) => id === given.id)
    if (kept && kept.pages > standing.job.pages) {
      set({ job: kept })
      seen = null
    }
    const began = { at: means.now(), rows: standing.job.rows }
    seen ??= await seenIn(shelf, given.id)
    let failures = 0
    while (!standing.job.done && !signal.aborted) {
      try {
        const answer = await means.ask(standing.job.next, signal)
        failures = 0
        await take(answer, seen, signal)
        const seconds = (means.now() - began.at) / 1000
        if (seconds > 0) set({ pace: (standing.job.rows - began.rows) / seconds })
        await breathe()
        const left = standing.creditsLeft
        if (left !== null && left < CREDIT_RESERVE && answer.credits > 0 && !spendsLast && !standing.job.done) {
          set({ state: 'low' })
          return
        }
      } catch (error) {
        if (signal.aborted) return
        if (!(error instanceof Error)) throw error
        failures += 1
        const delay = retryDelay(failures, error)
        const mayPass = error instanceof ApiError && error.retryable && failures <= ATTEMPTS && delay <= PATIENCE
        if (!mayPass) {
          set({ state: 'failed', error })
          return
        }
        set({ state: 'waiting', error, until: means.now() + delay })
        await means.wait(delay, signal).catch(() => undefined)
        if (!signal.aborted) set({ state: 'going', error: null, until: null })
      }
    }
    if (standing.job.done) set({ state: 'done' })
  }

  async function take({ page, text, credits }: Answer, known: Seen, signal: AbortSignal): Promise<void> {
    const { job } = standing
    const { rows, textOf } = textRows(job.resource, text)
    const fresh = rows.filter(({ id }) => !known.ids.has(id))
    if (rows.length > 0 && fresh.length === 0 && job.source !== null && job.source !== page.source) {
      // As the list does: a server that ignores the cursor of another repeats itself, which is not the end.
      const { path } = RESOURCES[job.resource]
      throw new ApiError({ kind: 'invalid', resource: job.resource, path })
    }
    const chosen = means.choose ? means.choose(fresh) : fresh
    const taken = job.most === null ? chosen : chosen.slice(0, job.most - job.rows)
    const next = page.next === null ? null : encodeCursor(page.next)
    const count = job.rows + taken.length
    const ends = next === null || known.cursors.has(next) || fresh.length === 0 || count === job.most
    const after: Job = {
      ...job,
      rows: count,
      pages: job.pages + 1,
      credits: job.credits + credits,
      next: next ?? '',
      source: page.source,
      done: ends,
    }
    if (signal.aborted) return
    const ids = fresh.map(({ id }) => id)
    const kept = await shelf.add(after, { cursor: job.next, ids, texts: taken.map(textOf) })
    for (const id of ids) known.ids.add(id)
    known.cursors.add(job.next)
    set({ job: after, kept: standing.kept && kept, creditsLeft: page.limits.creditsRemaining ?? standing.creditsLeft })
  }

  return {
    standing: (): ExportState => standing,
    subscribe: (told: () => void) => {
      listeners.add(told)
      return () => void listeners.delete(told)
    },
    /** Goes on; where few credits are left, that is to spend them. */
    resume: async (): Promise<void> => {
      if (standing.job.done || standing.state === 'going') return
      if (standing.state === 'low') spendsLast = true
      control?.abort()
      control = new AbortController()
      set({ state: 'going', error: null, until: null, pace: null })
      await go(control.signal)
    },
    /** Another tab is at it. */
    leave: () => set({ state: 'elsewhere' }),
    pause: () => {
      control?.abort()
      if (!standing.job.done) set({ state: 'paused', error: null, until: null })
    },
  }
}

/** The rows and cursors that an export has had. */
interface Seen {
  ids: Set<string>
  cursors: Set<string>
}

async function seenIn(shelf: ExportStore, id: string): Promise<Seen> {
  const seen: Seen = { ids: new Set(), cursors: new Set() }
  for await (const { cursor, ids } of shelf.pages(id)) {
    seen.cursors.add(cursor)
    for (const each of ids) seen.ids.add(each)
  }
  return seen
}

/** The rows of a body as the list reads them, and what each was letter by letter. */
function textRows(resource: ListName, body: string) {
  const texts = new Map(rowTexts(body).map((text) => [parseJson(text), text]))
  const rows = rowsOf<RowOf<ListName>>(RESOURCES[resource], [...texts.keys()], 'items', [])
  return { rows, textOf: ({ raw }: Row<unknown>) => texts.get(raw) ?? '' }
}
