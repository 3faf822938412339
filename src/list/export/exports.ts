import type { QueryClient } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'
import type { Row } from '#/api/client'
import { stringifyJson } from '#/api/json'
import { type ListName, RESOURCES, type RowOf } from '#/api/resources'
import { findChain } from '#/data/config/config'
import type { ChainConnection, Connection } from '#/data/sources/connection'
import { ask, type ListRequest } from '#/data/queries/resourceQueries'
import { decodeCursor } from '#/domain/cursor'
import { downloadFile } from '#/ui/downloadFile'
import { type Content, fileName, fileOf } from './file'
import { setPendingFlag } from './pendingFlag'
import { createExportJob, type Means, type ExportJob } from './exportJob'
import { type ExportStore, type Format, type Job, openExportStore } from './exportStore'
import { decimalsOf, totalOf } from './totals'

/** A list to be exported, as its page shows it. */
export interface Subject {
  connection: ChainConnection
  cache: QueryClient
  request: ListRequest
  name: string
  noun: readonly [one: string, several: string]
  /** The rows that are loaded, as far as they are shown. */
  rows: readonly Row<RowOf<ListName>>[]
  /** Chooses among rows as the page does. */
  choose: Means['choose']
}

/** How many rows are taken: those that are loaded, the first so many, or all. */
export type HowMany = 'loaded' | 'all' | number

/** An export that is under way or stopped, and the chain that it is of. */
export interface Underway {
  readonly run: ExportJob
  readonly connection: ChainConnection
  /** Whether its list's page is what it needs to go on. */
  readonly needsPage: boolean
}

/** What the exports of this page show: a dialog, and a line for each that is not looked at. */
export interface Shown {
  readonly dialog: { readonly subject: Subject } | { readonly id: string } | null
  readonly underway: readonly Underway[]
}

let shown: Shown = { dialog: null, underway: [] }
let shelf: Promise<ExportStore> | null = null
const listeners = new Set<() => void>()

function shelfOf(): Promise<ExportStore> {
  shelf ??= openExportStore()
  return shelf
}

function show(change: Partial<Shown>): void {
  shown = { ...shown, ...change }
  for (const told of listeners) told()
  setPendingFlag(shown.underway.some(({ run }) => !run.standing().job.done))
}

/** What is shown now. */
export function shownExports(): Shown {
  return shown
}

/** Tells whenever that changes; what it gives ends that. */
export function onExports(told: () => void): () => void {
  listeners.add(told)
  return () => void listeners.delete(told)
}

export function closeDialog(): void {
  show({ dialog: null })
}

export function showRun(id: string): void {
  show({ dialog: { id } })
}

/** Asks what of a list to export, or shows how its export stands where one was begun, in this visit or an earlier one. */
export async function openSubject(subject: Subject): Promise<void> {
  const { connection, choose } = subject
  const id = idOf(subject)
  await takeUpKept(connection)
  const here = shown.underway.find(({ run }) => run.standing().job.id === id)
  if (here?.needsPage) {
    replace({ run: await runOf(here.run.standing().job, connection, choose), connection, needsPage: false })
  }
  show({ dialog: here ? { id } : { subject } })
}

function replace(underway: Underway): void {
  const { id } = underway.run.standing().job
  show({ underway: [...shown.underway.filter(({ run }) => run.standing().job.id !== id), underway] })
}

let takenUp: Promise<void> | null = null

/** Takes up, once, what earlier visits left, without going on by itself. */
export function takeUpKept(connection: Connection): Promise<void> {
  takenUp ??= takeUp(connection)
  return takenUp
}

async function takeUp({ config, client }: Connection): Promise<void> {
  const kept = await shelfOf()
  for (const job of await kept.jobs()) {
    const chain = findChain(config, job.chain)
    if (job.done || !chain) await kept.drop(job.id)
    else {
      const connection = { config, client, chain }
      const run = await runOf(job, connection, null)
      if (await isHeld(job.id)) run.leave()
      replace({ run, connection, needsPage: job.chosenHere })
    }
  }
}

/** Begins what the reader chose. */
export async function begin(subject: Subject, howMany: HowMany, format: Format): Promise<void> {
  const { connection, rows } = subject
  if (howMany === 'loaded') {
    const texts = rows.map(({ raw }) => stringifyJson(raw))
    await write(connection, jobOf(subject, rows.length, format), () => [texts], format)
    show({ dialog: null })
    return
  }
  const most = howMany === 'all' ? null : howMany
  const job = jobOf(subject, most, format)
  await (await shelfOf()).begin(job)
  const run = await runOf(job, connection, subject.choose)
  replace({ run, connection, needsPage: false })
  show({ dialog: { id: job.id } })
  void goOn({ run, connection, needsPage: false })
}

/** Goes on, and hands over the file once all is there. */
export async function goOn({ run, connection }: Underway): Promise<void> {
  if (!(await unlessOtherTab(run.standing().job.id, run.resume))) run.leave()
  const { job, state } = run.standing()
  if (state === 'done') await saveRun({ run, connection, needsPage: false }, job.format)
  show({})
}

function lockOf(id: string): string {
  return `astrolabe export ${id}`
}

async function isHeld(id: string): Promise<boolean> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  return held.some(({ name }) => name === lockOf(id))
}

/** Works on an export unless another tab is at it, which is told by false; browsers give locks to pages of secure origins only. */
async function unlessOtherTab(id: string, work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return work().then(() => true)
  return navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}

/** Hands over what has come so far. */
export async function saveRun({ run, connection }: Underway, format: Format): Promise<void> {
  const { job } = run.standing()
  const kept = await shelfOf()
  const batches = async function* texts() {
    for await (const page of kept.pages(job.id)) yield page.texts
  }
  await write(connection, job, batches, format)
}

/** Gives an export up, with all that came of it. */
export async function discard({ run }: Underway): Promise<void> {
  const { id } = run.standing().job
  run.pause()
  show({ dialog: null, underway: shown.underway.filter((other) => other.run !== run) })
  await (await shelfOf()).drop(id)
}

/** Gives all exports up, those of earlier visits too. */
export async function discardAll(): Promise<void> {
  for (const underway of shown.underway) await discard(underway)
  const kept = await shelfOf()
  for (const { id } of await kept.jobs()) await kept.drop(id)
}

async function write(
  { chain }: ChainConnection,
  { resource, name, params, decimals }: Job,
  batches: Content['batches'],
  format: Format,
): Promise<void> {
  const measures = { coin: chain.currency, tokenDecimals: decimals }
  const file = await fileOf(format, { batches, schema: RESOURCES[resource].item, measures })
  downloadFile(file, fileName(chain.id, [name, ...Object.values(params)], format, new Date()))
}

function idOf({ connection, request, choose }: Subject): string {
  const chosen = choose ? location.search : null
  return hashKey([connection.chain.id, RESOURCES[request.resource].path, request.params, request.filters, chosen])
}

function jobOf(subject: Subject, most: number | null, format: Format): Job {
  const { connection, cache, request, name, choose } = subject
  return {
    id: idOf(subject),
    chain: connection.chain.id,
    ...request,
    name,
    href: location.pathname + location.search,
    format,
    most,
    total: totalOf(cache, connection, request),
    decimals: decimalsOf(cache, connection, request),
    chosenHere: choose !== null,
    rows: 0,
    pages: 0,
    credits: 0,
    next: '',
    source: null,
    done: false,
  }
}

async function runOf(job: Job, connection: ChainConnection, choose: Means['choose']): Promise<ExportJob> {
  const { resource, params, filters } = job
  return createExportJob(job, {
    shelf: await shelfOf(),
    choose,
    now: Date.now,
    wait,
    ask: async (cursor, signal) => {
      let text = ''
      let credits = 0
      const page = await ask(connection, resource, { signal, turn: 'export' }, (root, options) => {
        credits = root.form === 'multichain' ? RESOURCES[resource].credits : 0
        return connection.client.list(root, resource, params as never, {
          ...options,
          filters,
          cursor: decodeCursor(cursor),
          onText: (body) => (text = body),
        })
      })
      return { page, text, credits }
    },
  })
}

/** Waits some ms, and for the network where there is none. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => navigator.onLine && end(), ms)
    addEventListener('online', end, { signal })
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
  })
}
