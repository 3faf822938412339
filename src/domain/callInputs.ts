import { sameHash } from './hash'
import type { CallRecord, TraceRecord } from './transactionRecords'

/** A step of a raw trace with its calldata. */
interface StepWithInput extends Pick<TraceRecord, 'traceAddress'> {
  readonly action: { readonly from: string | null; readonly to: string | null; readonly input: string | null } | null
}

/**
 * Calldata of the calls of a list, which the list leaves out, from the raw trace of the same transaction. Null unless both have the
 * same calls in the same order.
 */
export function callInputs(calls: readonly CallRecord[], steps: readonly StepWithInput[]): (string | null)[] | null {
  // Some lists leave out the transaction's own call.
  const skipped = steps.length - calls.length
  if (skipped < 0 || skipped > 1 || steps.some(({ traceAddress }) => traceAddress === null)) return null
  if (skipped === 1 && steps[0]?.traceAddress?.length !== 0) return null
  const inputs: (string | null)[] = []
  for (const [index, { from, to }] of calls.entries()) {
    const action = steps[index + skipped]?.action ?? null
    if (!sameHash(action?.from, from?.hash)) return null
    if (to !== null && !sameHash(action?.to, to.hash)) return null
    inputs.push(to === null ? null : (action?.input ?? null))
  }
  return inputs
}
