import { useState } from 'react'
import { useAdministration } from './administration'
import type { Outcome } from './outcome'
import { type Proposal, withoutKey } from './proposal'
import { useStore } from './store'

/** A change that went through its review, and what came of it. */
export interface Done {
  proposal: Proposal
  outcome: Extract<Outcome, { kind: 'changed' | 'refused' | 'unknown' }>
}

/** The way of a change on a page: proposed, reviewed, sent, answered. */
export interface Change {
  /** Under review; null while none is. */
  proposal: Proposal | null
  done: Done | null
  propose: (proposal: Proposal) => void
  /** The review is over: with what came of it, or without sending. */
  finish: (done: Done | null) => void
}

/** Holds the change that a page is about; `settled` is told what came of it. */
export function useChange(settled?: (done: Done) => void): Change {
  const [current, setDone] = useState<Done | null>(null)
  const { review, sender } = useAdministration()
  return {
    proposal: useStore(review),
    done: current,
    propose: (next) => {
      if (sender.sending.get().has(next.chainId)) return
      setDone(null)
      review.set(next)
    },
    finish: (result) => {
      review.set(null)
      if (!result) return
      const done = { ...result, proposal: withoutKey(result.proposal) }
      setDone(done)
      settled?.(done)
    },
  }
}
