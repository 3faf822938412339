import { useState } from 'react'
import { useAdministration } from './administration'
import type { Halt, Outcome } from './outcome'
import { type Proposal, rebased } from './proposal'
import type { Done } from './useChange'

/** A change under review on its way to the host. */
export interface Sending {
  /** As it would be sent now: less than was proposed where the network has become another meanwhile. */
  proposal: Proposal
  /** Why it was not sent, if it was told to be. */
  halt: Halt | null
  isSending: boolean
  send: () => Promise<void>
}

/** Sends a change that is under review; `onDone` is told what came of it, null where the administration was locked. */
export function useSending(first: Proposal, onDone: (done: Done | null) => void): Sending {
  const { sender } = useAdministration()
  const [proposal, setProposal] = useState(first)
  const [halt, setHalt] = useState<Halt | null>(null)
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
