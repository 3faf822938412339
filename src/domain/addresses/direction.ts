import { sameHash } from '#/domain/hashes/hash'

/** The direction of a transfer, as seen from one of its ends. */
export type Direction = 'in' | 'out' | 'self'

interface End {
  readonly hash: string | null
}

/** Sender and recipient of a transfer; a contract creation has a created contract instead of `to`. */
export interface Ends {
  readonly from: End | null
  readonly to: End | null
  readonly created_contract?: End | null
}

/** The direction of a transfer for the address `hash`: 'self' if it is both sender and recipient, null if it is neither. */
export function directionOf(hash: string, { from, to, created_contract }: Ends): Direction | null {
  const sent = sameHash(from?.hash, hash)
  const got = sameHash(to?.hash, hash) || sameHash(created_contract?.hash, hash)
  if (sent) return got ? 'self' : 'out'
  return got ? 'in' : null
}
