import type { Address } from '#/api/schemas/address'
import type { UserOperation } from '#/api/schemas/userOperation'
import { nameInSignature } from '#/domain/transactions/decoded'
import { revertText, revertWords } from '#/domain/transactions/revertReason'

/** What a user operation did or tried to do; texts are untrusted. */
export interface OperationCall {
  /** The called function, or its selector; null for a plain payment, and where neither is known. */
  readonly method: string | null
  /** What the account called; the account itself where only that is known. */
  readonly target: Address | null
  /** Native currency that the account's call sends, wei; null if unknown. */
  readonly value: bigint | null
}

/** execute(address,uint256,bytes) of most smart accounts. */
const EXECUTE = /^(?:0x)?b61d27f6$/i

/** The call that a user operation made, as its target got it, else as the account did. */
export function callOf(operation: UserOperation): OperationCall {
  const { execute_target, execute_call_data, decoded_execute_call_data, sender, call_data, decoded_call_data } =
    operation
  const value = valueIn(operation)
  if (execute_target === null)
    return { method: methodOf(decoded_call_data?.method_call, call_data), target: sender, value }
  return { method: methodOf(decoded_execute_call_data?.method_call, execute_call_data), target: execute_target, value }
}

function methodOf(signature: string | null | undefined, data: string | null): string | null {
  return nameInSignature(signature ?? null) ?? /^0x[\da-f]{8}/i.exec(data ?? '')?.[0] ?? null
}

function valueIn({ decoded_call_data }: UserOperation): bigint | null {
  const value = decoded_call_data?.parameters?.[1]
  const isSent = EXECUTE.test(decoded_call_data?.method_id ?? '') && value?.type === 'uint256'
  return isSent && typeof value.value === 'string' && /^\d{1,78}$/.test(value.value) ? BigInt(value.value) : null
}

/** Why a failed user operation failed: the words of its revert data, or the data; empty without any. Untrusted. */
export function operationReason({ revert_reason }: UserOperation): string {
  return revert_reason === null ? '' : revertText(revertWords({ form: 'raw', raw: revert_reason }))
}
