import type { CallNode } from './callTree'

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
