import { useEffect, useRef } from 'react'
import { Notice } from '#/ui/Notice'
import { ChangedNotice } from './ChangedNotice'
import { FailureDetails } from './FailureDetails'
import type { Proposal } from './proposal'
import { UncertainNotice } from './UncertainNotice'
import type { Done } from './useChange'

interface OutcomeNoticeProps {
  done: Done
  /** Starts the review of the change back. */
  onUndo: (proposal: Proposal) => void
}

/** What came of a change: what is so now, what the host said, what to do; it takes the focus, so that nobody misses it. */
export function OutcomeNotice({ done: { proposal, outcome }, onUndo }: OutcomeNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div
      ref={place}
      tabIndex={-1}
      role={outcome.kind === 'changed' ? 'status' : 'alert'}
      aria-label="What came of the change"
      className="mt-4 bg-sunken pr-4 outline-none"
    >
      {outcome.kind === 'changed' && <ChangedNotice proposal={proposal} outcome={outcome} onUndo={onUndo} />}
      {outcome.kind === 'refused' && (
        <Notice tone="bad" title={`Network ${proposal.chainId}: refused, nothing was changed`}>
          <FailureDetails error={outcome.error} />
        </Notice>
      )}
      {outcome.kind === 'unknown' && <UncertainNotice proposal={proposal} error={outcome.error} />}
    </div>
  )
}
