import { ApiError, type ErrorKind } from '#/api/errors'

/** A chain that waits for its turn to be asked. */
export interface Turn {
  readonly id: string
  /** Its server, as `originOf` gives it. */
  readonly origin: string
  /** What the call costs of a plan; 0 where it is free. */
  readonly credits: number
}

/** How it stands with one of many chains. */
export type ChainRequestState<T> =
  /** `until` is when its server may be asked again, Unix ms, where it said so. */
  | { readonly kind: 'waiting'; readonly until: number | null }
  | { readonly kind: 'asking' }
  | { readonly kind: 'answered'; readonly answer: T }
  | { readonly kind: 'failed'; readonly error: Error }
  /** Not asked, so that the plan's last credits are left to what the reader opens. */
  | { readonly kind: 'skipped' }
  /** Not asked, or not to the end, because the reader stopped it or it was not needed any more. */
  | { readonly kind: 'stopped' }

/** Many chains that are asked the same. */
export interface FanOut<T> {
  /** In the order in which they are asked. */
  turns: readonly Turn[]
  ask: (id: string, signal: AbortSignal) => Promise<T>
  report: (id: string, standing: ChainRequestState<T>) => void
  /** Whether an answer makes asking the others needless. */
  isEnough: (answer: T) => boolean
  /** What is left of a server's plan, null where it did not say. */
  creditsLeft: (origin: string) => number | null
  /** Credits that are not spent. */
  reserve: number
  signal: AbortSignal
  clock?: Clock
}

interface Clock {
  now: () => number
  /** Calls back after some ms; gives what cancels it. */
  later: (ms: number, callback: () => void) => () => void
}

/** Chains asked at the same time, in all and of one server: a few, so that what the reader opens meanwhile is not held up. */
const AT_ONCE = 12
const OF_ONE = 4
/** Once one answer is enough, those on their way have so long to say otherwise, ms. */
const GRACE = 1000
/** A server that asks for a longer wait is not waited for, ms. */
const LONGEST = 60_000
/** A chain is asked so often at most; a server that turns away so many in a row is asked no more. */
const TRIES = 2
const REFUSALS = 5

/** What may be over by the time that the others were asked. */
const MENDABLE: ReadonlySet<ErrorKind> = new Set<ErrorKind>(['offline', 'interrupted', 'server'])

const platform: Clock = {
  now: Date.now,
  later: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

interface Lane {
  active: number
  /** Unix ms until which nothing is asked. */
  until: number
  /** How many it turned away for being too many, since it last answered. */
  refusals: number
  /** What the server said to one, and would say to all. */
  refusal: ApiError | null
}

/**
 * Asks many chains, a few at a time and each server at the pace that it allows, and reports how it stands with each. Resolves when
 * none is left, a moment after one answer was enough, or as soon as the signal is aborted; whatever is open is then stopped.
 */
export function fanOutToChains<T>(asking: FanOut<T>): Promise<void> {
  const { turns, ask, report, isEnough, creditsLeft, reserve, signal, clock = platform } = asking
  const queue = [...turns]
  const open = new Set(turns.map(({ id }) => id))
  const tries = new Map<string, number>()
  const lanes = new Map<string, Lane>()
  const control = new AbortController()
  let active = 0
  let enough = false
  let closing = false
  let cancelTimer: (() => void) | null = null

  function laneOf({ origin }: Turn): Lane {
    const lane = lanes.get(origin) ?? { active: 0, until: 0, refusals: 0, refusal: null }
    lanes.set(origin, lane)
    return lane
  }

  function settle(id: string, standing: ChainRequestState<T>): void {
    open.delete(id)
    report(id, standing)
  }

  /** Why a chain is not asked, null where it is. */
  function obstacle(turn: Turn): ChainRequestState<T> | null {
    const { refusal, active: busy } = laneOf(turn)
    if (refusal?.kind === 'out-of-credits' && turn.credits > 0) return { kind: 'skipped' }
    if (refusal) return { kind: 'failed', error: refusal }
    const left = turn.credits > 0 ? creditsLeft(turn.origin) : null
    return left !== null && left - turn.credits * (busy + 1) < reserve ? { kind: 'skipped' } : null
  }

  /** Whether a chain whose server asks for time waits for its turn again; else that server is asked no more. */
  function waits(turn: Turn, fault: ApiError): boolean {
    const lane = laneOf(turn)
    const wait = fault.retryAfter ?? 1000
    // Those that were on their way together are turned away together.
    if (clock.now() >= lane.until) lane.refusals += 1
    if (wait > LONGEST || lane.refusals > REFUSALS) {
      lane.refusal = fault
      return false
    }
    lane.until = Math.max(lane.until, clock.now() + wait)
    queue.unshift(turn)
    for (const each of queue) if (laneOf(each) === lane) report(each.id, { kind: 'waiting', until: lane.until })
    return true
  }

  function failed(turn: Turn, error: unknown): void {
    const fault = error instanceof ApiError ? error : null
    if (fault?.kind === 'rate-limited' && waits(turn, fault)) return
    if (fault && MENDABLE.has(fault.kind) && (tries.get(turn.id) ?? 0) < TRIES) {
      queue.push(turn)
      report(turn.id, { kind: 'waiting', until: null })
      return
    }
    if (fault && turn.credits > 0 && /^(?:unauthorised|out-of-credits)$/.test(fault.kind)) laneOf(turn).refusal = fault
    settle(turn.id, { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
  }

  async function start(turn: Turn): Promise<void> {
    const lane = laneOf(turn)
    lane.active += 1
    active += 1
    tries.set(turn.id, (tries.get(turn.id) ?? 0) + 1)
    report(turn.id, { kind: 'asking' })
    try {
      const answer = await ask(turn.id, control.signal)
      lane.refusals = 0
      if (open.has(turn.id)) {
        settle(turn.id, { kind: 'answered', answer })
        enough ||= isEnough(answer)
      }
    } catch (error) {
      if (open.has(turn.id)) failed(turn, error)
    }
    lane.active -= 1
    active -= 1
    pump()
  }

  /** The next chain that may be asked now. */
  function next(): Turn | undefined {
    if (active >= AT_ONCE) return undefined
    const place = queue.findIndex((turn) => laneOf(turn).active < OF_ONE && laneOf(turn).until <= clock.now())
    return place < 0 ? undefined : queue.splice(place, 1)[0]
  }

  function pump(): void {
    if (control.signal.aborted) return
    if (enough) {
      if (active === 0) end()
      else if (!closing) cancelTimer = clock.later(GRACE, end)
      closing = true
      return
    }
    cancelTimer?.()
    for (let turn = next(); turn; turn = next()) {
      const against = obstacle(turn)
      if (against) settle(turn.id, against)
      else void start(turn)
    }
    const pauses = queue.map((turn) => laneOf(turn).until).filter((until) => until > clock.now())
    if (pauses.length > 0) cancelTimer = clock.later(Math.min(...pauses) - clock.now(), pump)
    else if (queue.length === 0 && active === 0) end()
  }

  function end(): void {
    cancelTimer?.()
    signal.removeEventListener('abort', end)
    const left = [...open]
    open.clear()
    control.abort()
    for (const id of left) report(id, { kind: 'stopped' })
  }

  return new Promise((resolve) => {
    control.signal.addEventListener('abort', () => resolve())
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
    else pump()
  })
}
