import type { Transaction } from '#/api/schemas/transaction'
import type { DecodedInput } from '#/api/schemas/decodedInput'
import { isAddressHash, sameHash } from '#/domain/hashes/hash'
import { soleParameter } from '#/domain/transactions/soleParameter'
import { CHAIN, ORIGIN, RECEIVER } from '#/features/transactions/summary/crossing'

/** Parameters for the number by which both ends of a bridge name a deposit. */
const ID = /^_*(?:deposit|message|transfer)_?(?:id|nonce)$/i
const SENDER = /^_*(?:sender|depositor|from)(?:_?address)?$/i

/** The value of the one parameter with such a name; null if there is none, or several. */
function oneOf(decoded: DecodedInput | null, names: RegExp): string | null {
  const value = soleParameter(decoded, names)?.value
  return typeof value === 'string' ? value : null
}

/** The ID of a deposit for the chain with the ID `chain`, by the transaction's decoded logs; null if there is none, or several. */
export function depositIdIn(logs: readonly { decoded: DecodedInput | null }[], chain: string): string | null {
  const ids = new Set(
    logs.flatMap(({ decoded }) => (oneOf(decoded, CHAIN) === chain ? (oneOf(decoded, ID) ?? []) : [])),
  )
  const [id] = ids
  return ids.size === 1 && id !== undefined ? id : null
}

/** What identifies a deposit on another chain. */
export interface DepositKey {
  /** ID of the chain that it was made on. */
  readonly origin: string
  readonly id: string
  readonly receiver: string
}

/** Whether the decoded call of a transaction that succeeded names the deposit: its chain, its ID and its receiver. */
export function isDeliveryOf(transaction: Transaction, { origin, id, receiver }: DepositKey): boolean {
  const { status, decoded_input, to } = transaction
  return (
    status === 'ok' &&
    to?.is_scam !== true &&
    oneOf(decoded_input, ORIGIN) === origin &&
    oneOf(decoded_input, ID) === id &&
    sameHash(oneOf(decoded_input, RECEIVER), receiver)
  )
}

/** The account that made the deposit of a delivery, as its decoded call names it; null if it names none or several. */
export function depositorIn({ decoded_input }: Transaction): string | null {
  const sender = oneOf(decoded_input, SENDER)
  return sender !== null && isAddressHash(sender) ? sender : null
}
