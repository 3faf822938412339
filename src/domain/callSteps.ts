import { sameHash } from './hash'
import type { CallRecord, TraceRecord } from './transactionRecords'

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
