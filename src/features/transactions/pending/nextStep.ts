import type { Transaction } from '#/api/schemas/transaction'
import type { Currency } from '#/domain/amounts/currency'
import { gasPriceText } from '#/domain/amounts/gas'
import { sameHash } from '#/domain/hashes/hash'
import { hexSize } from '#/domain/hashes/hex'
import type { NonceQueue } from '#/domain/transactions/nonceQueue'
import type { PendingFee, replacementCaps } from '#/domain/transactions/pendingFee'
import { sentence, type Summary } from '#/domain/transactions/summaryParts'

/** What is known of a pending transaction; null is unknown. */
interface PendingFacts {
  readonly nonce: number | null
  readonly queue: Pick<NonceQueue, 'latestMined' | 'earlier'> | null
  readonly fee: PendingFee | null
  /** What a replacement has to offer at least, in wei. */
  readonly caps: ReturnType<typeof replacementCaps>
}

/** What the sender of a pending transaction can do: what holds it up first is mended first. Gas is paid in `currency`. */
export function nextStep({ nonce, queue, fee, caps }: PendingFacts, currency: Currency): Summary {
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
  const price = fee === null || caps === null ? 'a higher fee' : priceText(caps, currency)
  const again = `speed it up or cancel it in the wallet that sent it, with ${price}.`
  const isAbove = fee !== null && fee.relation === 'above'
  const wait = fee !== null && !isAbove ? 'Wait until the base fee falls' : 'Wait'
  const isNext = fee !== null && nonce !== null && latestMined !== null && latestMined.nonce + 1 === nonce
  if (!isNext) return sentence(`${wait}, or ${again}`)
  const why = isAbove ? 'it offers more than the base fee, and its' : 'its'
  return sentence(`${wait}: ${why} nonce is the next one of the sender. Or ${again}`)
}

function priceText(caps: NonNullable<PendingFacts['caps']>, currency: Currency): string {
  const text = (wei: bigint) => `${gasPriceText(roundedUp(wei), currency)} or more`
  return 'gasPrice' in caps
    ? `a gas price of ${text(caps.gasPrice)}`
    : `a max fee of ${text(caps.maxFee)} and a max priority fee of ${text(caps.maxPriorityFee)} per gas`
}

const DIGITS = 3

/** A price with few digits, and no less than it was, as it is a bound. */
function roundedUp(wei: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, String(wei).length - DIGITS))
  return ((wei + unit - 1n) / unit) * unit
}

/** What the sender of a replaced transaction can do, by what its replacement did; null is unknown, and a nonce is of both. */
export function stepAfterReplacement(
  { nonce, to, value, raw_input, from }: Transaction,
  replacement: Transaction | null,
): string {
  const { status, value: sent = null, raw_input: data = null, to: receiver } = replacement ?? {}
  if (status === 'ok' && sent !== null && data !== null) {
    const isSame = sent === value && data === raw_input && receiver?.hash != null && sameHash(receiver.hash, to?.hash)
    if (isSame) return 'Do not send it again: its replacement did the same.'
    const isNothing = sent === 0n && hexSize(data) === 0 && sameHash(receiver?.hash, from?.hash)
    if (isNothing) return 'Send it again if it is still needed: its replacement only canceled it.'
  }
  return `See what the replacement did before you send it again: nonce ${nonce} is used.`
}
