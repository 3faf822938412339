import { useState } from 'react'
import type { NetworkField } from '#/api/networkFields'
import { useAdministration } from './administration'
import type { SendObstacle, Outcome } from './outcome'
import { type Proposal, rebased, withoutKey } from './proposal'
import { useStore } from '#/data/useStore'

/** A reviewed and sent change with its outcome. */
export interface FinishedChange {
  proposal: Proposal
  outcome: Extract<Outcome, { kind: 'saved' | 'rejected' | 'unknown' }>
}

/** A change on a page, from proposal to outcome. */
export interface Change {
  /** Under review, or null. */
  proposal: Proposal | null
  done: FinishedChange | null
  propose: (proposal: Proposal) => void
  /** Ends the review, with an outcome or without sending. */
  finish: (done: FinishedChange | null) => void
}

/** The change of a page; `onFinish` is called with its outcome. */
export function useChange(onFinish?: (done: FinishedChange) => void): Change {
  const [current, setDone] = useState<FinishedChange | null>(null)
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
      onFinish?.(done)
    },
  }
}

/** A change under review that is being sent. */
export interface Sending {
  /** The change as it would be sent now, without fields that have the value already. */
  proposal: Proposal
  /** Why the last attempt did not send it. */
  obstacle: SendObstacle | null
  isSending: boolean
  send: () => Promise<void>
}

/** Sends a change under review; `onDone` is called with its outcome, or null where the administration was locked. */
export function useSending(first: Proposal, onDone: (done: FinishedChange | null) => void): Sending {
  const { sender } = useAdministration()
  const [proposal, setProposal] = useState(first)
  const [obstacle, setObstacle] = useState<SendObstacle | null>(null)
  const [isSending, setSending] = useState(false)

  const settle = (outcome: Outcome) => {
    if (outcome.kind === 'locked') return onDone(null)
    if (outcome.kind === 'saved' || outcome.kind === 'rejected' || outcome.kind === 'unknown') {
      return onDone({ proposal, outcome })
    }
    setObstacle(outcome)
    if (outcome.kind === 'conflict') setProposal(rebased(proposal, outcome.now))
  }
  const send = async () => {
    if (isSending || obstacle?.kind === 'elsewhere') return
    setSending(true)
    const outcome = await sender.send(proposal, { unchecked: obstacle?.kind === 'unchecked' })
    setSending(false)
    settle(outcome)
    if (outcome.kind !== 'elsewhere') return
    const remaining = await sender.afterOthers(proposal)
    if (remaining) settle(remaining)
    else setObstacle({ kind: 'free' })
  }
  return { proposal, obstacle, isSending, send }
}

/** The host's objections, by field. */
export type FieldViolations = Readonly<Partial<Record<NetworkField, string>>>

/** The host's objections to a rejected change; several objections to one field are joined. */
export function violationsByField({ outcome }: FinishedChange): FieldViolations {
  if (outcome.kind !== 'rejected') return {}
  const byField: Partial<Record<NetworkField, string>> = {}
  for (const { field, description } of outcome.violations) {
    if (field) byField[field] = [byField[field], description].filter(Boolean).join(' ')
  }
  return byField
}
