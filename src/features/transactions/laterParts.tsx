import { lazyRouteComponent } from '@tanstack/react-router'
import { Failure } from '#/entity/Failure'
import type * as Parts from '#/features/transactions/parts'

function Nothing() {
  return null
}

function Missing() {
  return <Failure error={new Error()} what="More of the transaction" onRetry={() => globalThis.location.reload()} />
}

/** What stands on the page without them is true all the same, and says that there is more. */
const without: typeof Parts = {
  RevertReason: Nothing,
  TransferPreview: Nothing,
  FeeParts: Nothing,
  CostFacts: Nothing,
  OtherFacts: Missing,
  SummaryMeta: Nothing,
  Waiting: Nothing,
}

/** A part of the overview that nobody reads first: its code is asked for as soon as that of the overview is here. */
function part<N extends keyof typeof Parts>(name: N) {
  const Part = lazyRouteComponent(() => import('#/features/transactions/parts').catch(() => without), name)
  void Part.preload?.()
  return Part
}

export const RevertReason = part('RevertReason')
export const TransferPreview = part('TransferPreview')
export const FeeParts = part('FeeParts')
export const CostFacts = part('CostFacts')
export const OtherFacts = part('OtherFacts')
export const SummaryMeta = part('SummaryMeta')
export const Waiting = part('Waiting')
