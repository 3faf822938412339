import { useState } from 'react'
import type { NetworkField } from '#/api/networkFields'
import { useAdministration } from './administration'
import type { SendObstacle, Outcome } from './outcome'
import { type Proposal, rebased, withoutKey } from './proposal'
import { useStore } from './store'

/** A change that went through its review, and what came of it. */
export interface FinishedChange {
  proposal: Proposal
  outcome: Extract<Outcome, { kind: 'changed' | 'refused' | 'unknown' }>
}

/** The way of a change on a page: proposeChange, reviewed, sent, answered. */
export interface Change {
  /** Under review; null while none is. */
  proposal: Proposal | null
  done: FinishedChange | null
  propose: (proposal: Proposal) => void
  /** The review is over: with what came of it, or without sending. */
  finish: (done: FinishedChange | null) => void
}

/** Holds the change that a page is about; `settled` is told what came of it. */
export function useChange(settled?: (done: FinishedChange) => void): Change {
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
      settled?.(done)
    },
  }
}

/** A change under review on its way to the host. */
export interface Sending {
  /** As it would be sent now: less than was proposeChange where the network has become another meanwhile. */
  proposal: Proposal
  /** Why it was not sent, if it was told to be. */
  halt: SendObstacle | null
  isSending: boolean
  send: () => Promise<void>
}

/** Sends a change that is under review; `onDone` is told what came of it, null where the administration was locked. */
export function useSending(first: Proposal, onDone: (done: FinishedChange | null) => void): Sending {
  const { sender } = useAdministration()
  const [proposal, setProposal] = useState(first)
  const [halt, setHalt] = useState<SendObstacle | null>(null)
  const [isSending, setSending] = useState(false)

  const settle = (outcome: Outcome) => {
    if (outcome.kind === 'locked') return onDone(null)
    if (outcome.kind === 'changed' || outcome.kind === 'refused' || outcome.kind === 'unknown') {
      return onDone({ proposal, outcome })
    }
    setHalt(outcome)
    if (outcome.kind === 'conflict') setProposal(rebased(proposal, outcome.now))
  }
  const send = async () => {
    if (isSending || halt?.kind === 'elsewhere') return
    setSending(true)
    const outcome = await sender.send(proposal, { unchecked: halt?.kind === 'unchecked' })
    setSending(false)
    settle(outcome)
    if (outcome.kind !== 'elsewhere') return
    const obstacle = await sender.afterOthers(proposal)
    if (obstacle) settle(obstacle)
    else setHalt({ kind: 'free' })
  }
  return { proposal, halt, isSending, send }
}

/** What a host said of fields, by field. */
export type FieldViolations = Readonly<Partial<Record<NetworkField, string>>>

/** What a host said of fields as it refused a change; several complaints of one field stand together. */
export function violationsByField({ outcome }: FinishedChange): FieldViolations {
  if (outcome.kind !== 'refused') return {}
  const complaints: Partial<Record<NetworkField, string>> = {}
  for (const { field, description } of outcome.violations) {
    if (field) complaints[field] = [complaints[field], description].filter(Boolean).join(' ')
  }
  return complaints
}
