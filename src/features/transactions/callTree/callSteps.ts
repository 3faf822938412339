import type { CallNode } from '#/domain/transactions/callTree'
import { sameHash } from '#/domain/hashes/hash'
import type { CallRecord, TraceRecord } from '#/domain/transactions/transactionRecords'

/** What a step of a raw trace is recognized by. */
interface PlacedStep extends Pick<TraceRecord, 'traceAddress'> {
  readonly action: { readonly from: string | null; readonly to: string | null } | null
}

/** The steps of a trace by call: of the transaction's own call, and of each call of the list, by its index. */
export interface CallSteps<Step> {
  readonly own: Step | null
  readonly listed: readonly (Step | null)[]
}

/**
 * The steps of a raw trace that are the calls of a list, which leaves out calldata, output and gas used. Null unless both have the
 * same calls in the same order.
 */
export function callSteps<Step extends PlacedStep>(
  calls: readonly CallRecord[],
  steps: readonly Step[],
): CallSteps<Step> | null {
  // Some lists leave out the transaction's own call.
  const skipped = steps.length - calls.length
  if (skipped < 0 || skipped > 1 || steps.some(({ traceAddress }) => traceAddress === null)) return null
  if (skipped === 1 && steps[0]?.traceAddress?.length !== 0) return null
  const listed: (Step | null)[] = []
  for (const [index, { from, to }] of calls.entries()) {
    const step = steps[index + skipped] ?? null
    if (!sameHash(step?.action?.from, from?.hash)) return null
    if (to !== null && !sameHash(step?.action?.to, to.hash)) return null
    listed.push(step)
  }
  return { own: skipped === 1 ? (steps[0] ?? null) : null, listed }
}

/** The field of a log that says which contract emitted it. */
interface EmittedLog {
  readonly address: { readonly hash: string | null } | null
}

/**
 * The logs of a transaction by the call that emitted them. The API does not report that call: a log is placed only if a single call
 * ran as its contract and could emit it, itself or by its delegatecalls. Others are left out.
 */
export function logsByCall<Log extends EmittedLog>(
  root: CallNode,
  logs: readonly Log[],
): ReadonlyMap<CallNode, readonly Log[]> {
  const emitters = emittersOf(root)
  const placed = new Map<CallNode, Log[]>()
  for (const log of logs) {
    const call = emitters.get(log.address?.hash?.toLowerCase() ?? '')
    if (call) placed.set(call, [...(placed.get(call) ?? []), log])
  }
  return placed
}

const RUNS_AS_CALLEE = /^(?:call|create2?)$/

/** The only call that could emit events as each address; null where several could. */
function emittersOf(root: CallNode): ReadonlyMap<string, CallNode | null> {
  const emitters = new Map<string, CallNode | null>()
  const add = (address: string | null, call: CallNode | null) => {
    const key = address?.toLowerCase()
    if (key !== undefined) emitters.set(key, emitters.has(key) ? null : call)
  }
  const waiting = [root]
  for (let call = waiting.pop(); call !== undefined; call = waiting.pop()) {
    // What failed emitted nothing, and neither did the calls that it made.
    if (call.failed || call.revertedBy !== null) continue
    const type = call.type?.toLowerCase() ?? ''
    if (type === 'staticcall') continue
    // A delegatecall emits as its caller.
    if (RUNS_AS_CALLEE.test(type)) add(call.to, call)
    for (const child of call.children) waiting.push(child)
  }
  return emitters
}

/** A call's part of the gas that the outermost call used, as shares from 0 to 1. */
export interface GasPart {
  readonly share: number
  /** Where its bar begins: after the calls before it, inside of its caller. */
  readonly start: number
}

/**
 * The gas used by each call as a share of what the outermost one used, with the calls that it made. A call whose gas used is unknown
 * has no part.
 */
export function gasFlame(root: CallNode, gasUsedOf: (call: CallNode) => bigint | null): ReadonlyMap<CallNode, GasPart> {
  const parts = new Map<CallNode, GasPart>()
  const total = Number(gasUsedOf(root) ?? 0n)
  if (total <= 0) return parts
  const waiting: { call: CallNode; start: number }[] = [{ call: root, start: 0 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { call, start } = next
    const gas = gasUsedOf(call)
    // A trace may contradict itself; no bar is longer than the row.
    if (gas !== null && gas >= 0n) parts.set(call, { start, share: Math.min(Number(gas) / total, 1 - start) })
    let at = start
    for (const child of call.children) {
      waiting.push({ call: child, start: at })
      at = Math.min(1, at + Number(gasUsedOf(child) ?? 0n) / total)
    }
  }
  return parts
}
