import { hexWords } from '#/domain/hashes/hex'
import { soleParameter } from '#/domain/transactions/soleParameter'
import type { SummaryFact } from '#/domain/transactions/summaryParts'
import type { TransactionRecord } from '#/domain/transactions/transactionRecords'

/** deposit(bytes,bytes,bytes,bytes32) of the deposit contract of the beacon chain. */
const DEPOSIT = /^0x22895118/i

/** A BLS public key. */
const KEY = /^0x[\da-f]{96}$/i
const KEY_BYTES = 48n

/** Whether input data is a deposit of a stake to the beacon chain. */
export function isStakingDeposit({ raw_input }: Pick<TransactionRecord, 'raw_input'>): boolean {
  return DEPOSIT.test(raw_input ?? '')
}

/** The public key of the validator that a deposit is for; null for any other call. */
export function validatorFact({
  raw_input,
  decoded_input,
}: Pick<TransactionRecord, 'raw_input' | 'decoded_input'>): SummaryFact | null {
  if (!isStakingDeposit({ raw_input })) return null
  const named = soleParameter(decoded_input, /^_*pub_?key$/i)?.value
  if (typeof named === 'string' && KEY.test(named)) return { kind: 'key', hex: named, evidence: ['decoded_input'] }
  const { words } = hexWords(raw_input ?? '') ?? { words: [] }
  const place = Number(words[0] ?? Number.NaN) / 32
  const [length, start, end] = words.slice(place, place + 3)
  const hex = `${start ?? ''}${end?.slice(2, 34) ?? ''}`
  const isKey = length !== undefined && BigInt(length) === KEY_BYTES && KEY.test(hex)
  return isKey ? { kind: 'key', hex, evidence: ['raw_input'] } : null
}
