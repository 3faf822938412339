import type { SmartContract } from '#/api/schemas/smartContract'

/** Whether there is a source; APIs leave `is_verified` out for contracts that are not verified. */
export function isVerified({ is_verified, source_code }: SmartContract): boolean {
  return is_verified === true || source_code !== null
}
