import type { NonceQueue } from '#/domain/transactions/nonceQueue'
import { gasPriceText } from '#/domain/amounts/gas'
import { type PendingFee, priceToExceed } from '#/domain/transactions/pendingFee'
import { sentence, type Summary } from '#/domain/transactions/summaryParts'
import type { Currency } from '#/domain/amounts/currency'

/** What is known of a pending transaction; null is unknown. */
interface PendingFacts {
  readonly nonce: number | null
  readonly queue: Pick<NonceQueue, 'latestMined' | 'earlier'> | null
  readonly fee: PendingFee | null
}

/** What the sender of a pending transaction can do: what holds it up first is mended first. Gas is paid in `currency`. */
export function nextStep({ nonce, queue, fee }: PendingFacts, currency: Currency): Summary {
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
  const price = fee === null ? 'a higher fee' : `more than ${gasPriceText(priceToExceed(fee), currency)} per gas`
  const again = `in the wallet that sent it: ${nonce === null ? 'the same nonce' : own} again, with ${price}.`
  if (fee !== null && fee.relation !== 'above')
    return sentence(`Wait until the base fee falls, or speed it up ${again}`)
  const isNext = fee !== null && nonce !== null && latestMined !== null && latestMined.nonce + 1 === nonce
  const why = isNext ? ': it offers more than the base fee, and its nonce is the next one of the sender. Or ' : ', or '
  return sentence(`Wait${why}speed it up ${again}`)
}
