import { ApiError } from '#/api/errors'
import { backoffDelay, WATCH_RETRIES } from '#/api/retryPolicy'
import { originOf } from '#/api/url'
import { usualChains } from '#/data/config/config'
import { type Connection, sourceOf } from '#/data/sources/dataSource'
import { whileElected } from '#/features/watch/election'
import { createPace, HeldBack } from '#/features/watch/pace'
import { readWatchedList, type WatchTarget } from '#/features/watch/readList'
import { watches, watchOf } from '#/data/watch/watches'
import { seenMovements, watchState, watchStatus, type WatchStatus } from '#/data/watch/watchState'
import { listsOf, type WatchList } from '#/data/watch/watchRule'
import { applyPass, type FoundMovement, markKey, withoutUnwatched } from '#/data/watch/movements'

/** How often an address is checked on a chain, in a visible and in a hidden tab. */
const INTERVAL_MS = 45_000
const HIDDEN_INTERVAL_MS = 180_000
/** The tab that polls reports as often as this that it is awake, if the browser does not slow its timers down. */
const TICK_MS = 30_000
/** After so long without a tab that polls, what is found is caught up. */
const CLOSED_AFTER_MS = 5 * 60_000

interface WatcherParts {
  /** The configuration may get more chains. */
  connection: () => Connection
  /** Called with what one check found, in the tab that polls. */
  onFound: (movements: readonly FoundMovement[]) => void
}

/** A watched address on a chain, with the lists to read. */
type Check = Omit<WatchTarget, 'list'>

/** What each watched address is checked on. */
export function checksOf({ config, client }: Connection): Check[] {
  const usual = usualChains(config)
  return Object.entries(watches.get()).flatMap(([address, rule]) =>
    (rule.chains === null ? usual : config.chains.filter(({ id }) => rule.chains?.includes(id))).map((chain) => ({
      connection: { config, client, chain },
      address,
      rule,
    })),
  )
}

/** The name of a check in the status. */
export function checkKey({ connection: { chain }, address }: Pick<Check, 'connection' | 'address'>): string {
  return `${chain.id} ${address}`
}

/** Polls for all watched addresses, in one tab of the browser, until `ended`. */
export async function runWatcher(parts: WatcherParts, ended: AbortSignal): Promise<void> {
  // Without a listener, a stored value does not follow the other tabs.
  const stop = [watches, watchState, watchStatus, seenMovements].map(({ subscribe }) => subscribe(() => undefined))
  while (!ended.aborted) {
    if (Object.keys(watches.get()).length === 0) await sleep(Infinity, ended)
    else await whileElected((signal) => poll(parts, signal), ended)
  }
  for (const each of stop) each()
}

async function poll({ connection, onFound }: WatcherParts, signal: AbortSignal): Promise<void> {
  const pace = createPace(Date.now, sleep)
  const failures = new Map<string, number>()
  report({ ...startedCatchUp(watchStatus.get()), missing: {} })
  for (;;) {
    const checks = checksOf(connection())
    if (signal.aborted) return
    prune(checks)
    if (Object.keys(watches.get()).length === 0) return
    const next = nextCheck(checks, pace.until)
    const wait = next === null || isIdle() ? TICK_MS : next.at - Date.now()
    if (next === null || wait > 0) {
      await sleep(Math.min(wait, TICK_MS), signal)
      if (!signal.aborted) report({})
      continue
    }
    const found = await check(next.check, { pace, failures, signal })
    if (found.length > 0) onFound(found)
    if (signal.aborted) return
    report(endedCatchUp(watchStatus.get(), checks, found.length))
  }
}

/** Offline, nothing is polled. Without Web Locks each tab polls, but not in the background. */
function isIdle(): boolean {
  return !navigator.onLine || (!('locks' in navigator) && document.visibilityState !== 'visible')
}

/** The check that is due first, and when, Unix ms. */
function nextCheck(
  checks: readonly Check[],
  affordable: (origin: string) => number,
): { check: Check; at: number } | null {
  const { checkedAt, problems } = watchStatus.get()
  const interval = document.visibilityState === 'visible' ? INTERVAL_MS : HIDDEN_INTERVAL_MS
  let first: { check: Check; at: number; held: number } | null = null
  for (const each of checks) {
    const { connection } = each
    const last = checkedAt[checkKey(each)]
    // If the clock was set back, the last check seems to be in the future.
    const due = last === undefined || last > Date.now() ? 0 : last + interval
    const held = problems[checkKey(each)]?.until ?? 0
    const origin = originOf(sourceOf(connection).root.url)
    const at = Math.max(due, held, problems[connection.chain.id]?.until ?? 0, affordable(origin))
    // An address whose lists fail does not keep the others of its chain waiting.
    if (first === null || at < first.at || (at === first.at && held < first.held)) first = { check: each, at, held }
  }
  return first
}

interface CheckContext {
  pace: ReturnType<typeof createPace>
  /** Failures in a row, by chain and by check. */
  failures: Map<string, number>
  signal: AbortSignal
}

/** Reads the lists of an address on a chain, and saves what is new; returns it. */
async function check(each: Check, { pace, failures, signal }: CheckContext): Promise<FoundMovement[]> {
  const { chain } = each.connection
  const key = checkKey(each)
  const found: FoundMovement[] = []
  let unreadable = 0
  const unprocessed: WatchList[] = []
  try {
    for (const list of listsOf(each.rule)) {
      const { missing } = watchStatus.get()
      if (missing[chain.id]?.includes(list)) continue
      const target = { ...each, list }
      const mark = watchState.get().marks[markKey({ chain: chain.id, address: each.address, list })]
      const read = await readWatchedList(target, mark, signal, pace).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.kind !== 'unsupported') throw error
        report({ missing: { ...missing, [chain.id]: [...(missing[chain.id] ?? []), list] } })
        return null
      })
      // Another tab may have taken over, or the watch has ended or changed.
      if (signal.aborted || watchOf(each.address) !== each.rule) return found
      if (read === null) continue
      unreadable += read.unreadable
      if (read.pass.isPartial) unprocessed.push(list)
      const before = watchState.get()
      const { state, added } = applyPass(before, read.pass, seenMovements.get().number)
      if (state !== before) watchState.set(state)
      found.push(...added)
    }
    for (const name of [chain.id, key]) failures.delete(name)
    const { checkedAt, problems, unreadable: counts, unprocessed: lists } = watchStatus.get()
    const { [chain.id]: _, [key]: __, ...others } = problems
    const { [key]: ___, ...processing } = lists
    report({
      checkedAt: { ...checkedAt, [key]: Date.now() },
      problems: others,
      unreadable: { ...counts, [key]: unreadable },
      unprocessed: unprocessed.length > 0 ? { ...processing, [key]: unprocessed } : processing,
    })
  } catch (error) {
    if (signal.aborted) return found
    const { problems } = watchStatus.get()
    if (error instanceof HeldBack) {
      report({ problems: { ...problems, [chain.id]: { kind: 'credits', until: error.until } } })
      return found
    }
    const now = Date.now()
    const { kind, retryAt } = error instanceof ApiError ? error : { kind: 'unknown', retryAt: null }
    const problemOf = (name: string) => {
      const count = (failures.get(name) ?? 0) + 1
      failures.set(name, count)
      return { kind, until: Math.max(now + backoffDelay(WATCH_RETRIES, count, Math.random), retryAt ?? 0) }
    }
    report({ problems: { ...problems, [chain.id]: problemOf(chain.id), [key]: problemOf(key) } })
  }
  return found
}

function report(change: Partial<WatchStatus>): void {
  const isHidden = document.visibilityState !== 'visible'
  watchStatus.set({ ...watchStatus.get(), ...change, aliveAt: Date.now(), isHidden })
}

/** Removes what is not watched any more. */
function prune(checks: readonly Check[]): void {
  const keys = checks.flatMap(({ connection, address, rule }) =>
    listsOf(rule).map((list) => markKey({ chain: connection.chain.id, address, list })),
  )
  const before = watchState.get()
  const state = withoutUnwatched(before, new Set(Object.keys(watches.get())), new Set(keys))
  if (state !== before) watchState.set(state)
  const names = new Set(checks.map(checkKey))
  const { checkedAt, problems, unreadable, unprocessed } = watchStatus.get()
  for (const name of Object.keys(problems)) if (!name.includes(' ')) names.add(name)
  if (Object.keys({ ...checkedAt, ...problems }).some((name) => !names.has(name))) {
    const only = <T>(all: Readonly<Record<string, T>>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)))
    report({
      checkedAt: only(checkedAt),
      problems: only(problems),
      unreadable: only(unreadable),
      unprocessed: only(unprocessed),
    })
  }
}

/** The status with a catch-up if no tab polled for a while. One that was not finished goes on. */
function startedCatchUp(status: WatchStatus): WatchStatus {
  const now = Date.now()
  const { aliveAt, catchUp } = status
  if (aliveAt === 0 || now - aliveAt < CLOSED_AFTER_MS) return status
  const isOpen = catchUp !== null && catchUp.doneAt === null
  const begun = { from: aliveAt, startedAt: now, movements: 0, doneAt: null }
  return { ...status, catchUp: isOpen ? { ...catchUp, startedAt: now } : begun }
}

/** The status with what a check found counted as caught up; the catch-up ends with the last check. */
function endedCatchUp(
  { catchUp, checkedAt }: WatchStatus,
  checks: readonly Check[],
  found: number,
): Partial<WatchStatus> {
  if (catchUp === null || catchUp.doneAt !== null) return {}
  const isDone = checks.every((each) => (checkedAt[checkKey(each)] ?? 0) >= catchUp.startedAt)
  return { catchUp: { ...catchUp, movements: catchUp.movements + found, doneAt: isDone ? Date.now() : null } }
}

/** Waits some ms, or until something happens that may make a check due. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ended.abort()
      stop()
      resolve()
    }
    const timer = ms === Infinity ? undefined : setTimeout(end, Math.max(0, ms))
    const stop = watches.subscribe(end)
    for (const event of ['online', 'visibilitychange'])
      addEventListener(event, end, { signal: ended.signal, capture: true })
    signal.addEventListener('abort', end, { signal: ended.signal })
    if (signal.aborted) end()
  })
}
