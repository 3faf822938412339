import type { Address } from '#/api/schemas/address'
import type { CallNode } from '#/domain/callTree'
import { shortHash } from '#/domain/hash'

/** How the failed ones of some calls failed: "reverted in Mishaps" if all reverted in the same contract, else "failed". */
export function failureText(calls: readonly CallNode[], names: ReadonlyMap<string, Address>): string {
  const origins = new Map<string | null, string | null>()
  for (const call of calls) {
    if (!call.failed) continue
    const origin = originOf(call)
    if (!/revert/i.test(origin.error ?? '')) return 'failed'
    origins.set(origin.to?.toLowerCase() ?? null, origin.to)
  }
  const [only] = origins
  const [key, hash] = only ?? []
  if (origins.size !== 1 || !key || !hash) return 'reverted'
  return `reverted in ${names.get(key)?.name ?? shortHash(hash)}`
}

/** The call that failed first inside of a failed call. */
function originOf(call: CallNode): CallNode {
  let origin = call
  for (let last = call.children.at(-1); last?.failed; last = last.children.at(-1)) origin = last
  return origin
}

/** All calls inside of a call; without recursion, as calls can nest a thousand deep. */
export function callsIn(root: CallNode): readonly CallNode[] {
  const found: CallNode[] = []
  const waiting = [...root.children]
  for (let call = waiting.pop(); call !== undefined; call = waiting.pop()) {
    found.push(call)
    for (const child of call.children) waiting.push(child)
  }
  return found
}
