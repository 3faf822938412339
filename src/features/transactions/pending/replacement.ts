import type { Transaction } from '#/api/schemas/transaction'
import type { UnsentTransaction } from '#/data/queries/simulation'
import { isAddressHash } from '#/domain/hashes/hash'
import { replacementCaps } from '#/domain/transactions/pendingFee'

/** What a replacement does: the same again at a higher fee, or nothing. */
export type ReplacementKind = 'speed up' | 'cancel'

/** A transaction that takes the nonce of a pending one; amounts in wei. */
export interface Replacement extends UnsentTransaction {
  readonly nonce: number
  /** Null where the wallet is to estimate it. */
  readonly gasLimit: bigint | null
  readonly caps: NonNullable<ReturnType<typeof replacementCaps>>
}

/** Types that a payment of another type cannot replace: nodes want blobs for blobs. */
const BLOB_TYPE = 3
/** Types of which this app knows all fields: legacy, access list and EIP-1559; the list of the second only saves gas. */
const REPEATABLE_TYPES: ReadonlySet<number | null> = new Set([0, 1, 2])

/** Whether a wallet may replace a pending transaction: its nonce, sender and fees are known. */
export function canReplace(transaction: Transaction): boolean {
  const { type, nonce, from } = transaction
  return (
    type !== BLOB_TYPE && nonce !== null && isAddressHash(from?.hash) && replacementCaps(transaction, null) !== null
  )
}

/** The transaction that replaces a pending one; null where the API does not report all that it repeats. */
export function replacementOf(
  transaction: Transaction,
  intent: ReplacementKind,
  baseFee: bigint | null,
): Replacement | null {
  const { nonce, from, to, value, raw_input: data, gas_limit: gasLimit, type } = transaction
  const caps = replacementCaps(transaction, baseFee)
  const sender = from?.hash
  if (nonce === null || caps === null || !isAddressHash(sender)) return null
  const common = { from: sender, nonce, caps, allowance: null }
  if (intent === 'cancel') return { ...common, to: sender, value: 0n, data: '0x', gasLimit: null }
  const target = to?.hash
  const isWhole = isAddressHash(target) && value !== null && gasLimit !== null && isHex(data)
  return isWhole && REPEATABLE_TYPES.has(type) ? { ...common, to: target, value, data, gasLimit } : null
}

function isHex(text: string | null): text is `0x${string}` {
  return text !== null && /^0x(?:[\da-f]{2})*$/i.test(text)
}

const hex = (amount: bigint | number) => `0x${amount.toString(16)}`

/** The fields of `eth_sendTransaction`. */
export function walletFields({ from, to, data, value, nonce, gasLimit, caps }: Replacement) {
  const fees: Record<string, string> =
    'gasPrice' in caps
      ? { gasPrice: hex(caps.gasPrice) }
      : { maxFeePerGas: hex(caps.maxFee), maxPriorityFeePerGas: hex(caps.maxPriorityFee) }
  return {
    from,
    to,
    data,
    value: hex(value),
    nonce: hex(nonce),
    ...(gasLimit !== null && { gas: hex(gasLimit) }),
    ...fees,
  }
}
