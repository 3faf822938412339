import type { CallNode } from './callTree'

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
