import { useMemo } from 'react'
import type { RowOf } from '#/api/resources'
import { callSteps } from '#/features/transactions/callTree/callSteps'
import type { CallNode } from '#/domain/transactions/callTree'
import { type CallFacts, NO_FACTS } from '#/features/transactions/callTree/callTreeItems'

type Step = RowOf<'transactionRawTrace'>

/** The tree's calls, which are of the list of internal transactions or, where the API has none, of the trace itself. */
interface Source {
  readonly calls: readonly RowOf<'transactionInternalTransactions'>[]
  readonly steps: readonly Step[] | undefined
  readonly isFromTrace: boolean
  /** Calldata of the transaction itself. */
  readonly ownInput: string | null
}

/** What the raw trace reports of each call of the tree; nothing if it has other calls than the list. */
export function useCallFacts({ calls, steps, isFromTrace, ownInput }: Source): (call: CallNode) => CallFacts {
  return useMemo(() => {
    const traced = steps === undefined ? null : isFromTrace ? { own: null, listed: steps } : callSteps(calls, steps)
    const own = factsOf(traced?.own ?? null)
    const ownFacts: CallFacts = { ...own, input: own.input ?? ownInput }
    const listed = traced?.listed.map(factsOf) ?? []
    return ({ index }) => (index === null ? ownFacts : (listed[index] ?? NO_FACTS))
  }, [calls, steps, isFromTrace, ownInput])
}

function factsOf(step: Step | null): CallFacts {
  if (step === null) return NO_FACTS
  const { action, result } = step
  return { input: action?.input ?? null, output: result?.output ?? null, gasUsed: result?.gasUsed ?? null }
}
