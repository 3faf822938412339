import type { ErrorKind } from '#/api/errors'
import type { RequestLog } from '#/api/requestLog'
import type { Limits } from '#/api/transport'

/** What was asked of one server, and how it answered. */
export interface Account {
  readonly origin: string
  calls: number
  /** Askers who had an answer that was on its way for another. */
  shared: number
  /** Askers who found what they wanted here already. */
  found: number
  /** By the table's costs; the server may count otherwise. */
  creditsSpent: number
  readonly errors: Map<ErrorKind, number>
  /** Milliseconds from sending to the last byte, in the order of the answers. */
  readonly latencies: number[]
  /** The last of each thing that the server said of its limits, null where it never did. */
  limits: Limits
}

const nothingSaid: Limits = { creditsRemaining: null, limit: null, remaining: null, reset: null }

/** Counts a ledger up, server by server. */
export function accountsOf({ calls, found }: RequestLog): Account[] {
  const accounts = new Map<string, Account>()
  const accountOf = (origin: string): Account => {
    const known = accounts.get(origin)
    if (known) return known
    const blank = { origin, calls: 0, shared: 0, found: found.get(origin) ?? 0, creditsSpent: 0, limits: nothingSaid }
    const opened = { ...blank, errors: new Map<ErrorKind, number>(), latencies: [] }
    accounts.set(origin, opened)
    return opened
  }
  for (const origin of found.keys()) accountOf(origin)
  for (const { origin, askers, credits, sentAt, endedAt, limits, error } of calls) {
    const account = accountOf(origin)
    account.calls += 1
    account.shared += Math.max(0, askers - 1)
    if (error) account.errors.set(error.kind, (account.errors.get(error.kind) ?? 0) + 1)
    // What a server refuses it does not charge for.
    else account.creditsSpent += credits
    if (error === null || error.status !== null) account.latencies.push(endedAt - sentAt)
    if (limits) account.limits = { ...account.limits, ...said(limits) }
  }
  return [...accounts.values()]
}

function said(limits: Limits): Partial<Limits> {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== null))
}
