import type { NonceQueue } from '#/domain/transactions/nonceQueue'
import type { PendingFee } from '#/domain/transactions/pendingFee'
import { sentence, type Summary } from '#/domain/transactions/summaryParts'

/** What is known of a pending transaction; null is unknown. */
interface PendingFacts {
  readonly nonce: number | null
  readonly queue: Pick<NonceQueue, 'latestMined' | 'earlier'> | null
  readonly fee: Pick<PendingFee, 'relation'> | null
}

/** What the sender of a pending transaction can do: what holds it up first is mended first. */
export function nextStep({ nonce, queue, fee }: PendingFacts): Summary {
  const own = nonce === null ? 'this transaction' : `nonce ${nonce}`
  const { latestMined = null, earlier = null } = queue ?? {}
  if (latestMined !== null && nonce !== null && latestMined.nonce >= nonce) {
    return sentence(`Send it again if it is still needed: ${own} is used.`)
  }
  if (earlier !== null) {
    const why = ` first: nonce ${earlier.next} must be mined before ${own}.`
    return earlier.pending === null
      ? sentence(`Send a transaction with nonce ${earlier.next}`, why)
      : sentence('Speed up or cancel ', { kind: 'transaction', hash: earlier.pending, evidence: ['nonce'] }, why)
  }
  // What the sender can do without a wallet in this browser.
  const again = `in the wallet that sent it: ${nonce === null ? 'the same nonce' : own} again, with a higher fee.`
  const isLow = fee !== null && fee.relation !== 'above'
  return sentence(isLow ? `Wait until the base fee falls, or speed it up ${again}` : `Wait, or speed it up ${again}`)
}
