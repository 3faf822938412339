import { sameHash } from './hash'

/** Which way a movement went, seen from one of its ends. */
export type Direction = 'in' | 'out' | 'self'

interface End {
  readonly hash: string | null
}

/** The ends of a movement; a creation has no `to` but what it created. */
export interface Ends {
  readonly from: End | null
  readonly to: End | null
  readonly created_contract?: End | null
}

/** Which way a movement went for `hash`: 'self' where it is both of its ends, null where it is none of those that are known. */
export function directionOf(hash: string, { from, to, created_contract }: Ends): Direction | null {
  const sent = sameHash(from?.hash, hash)
  const got = sameHash(to?.hash, hash) || sameHash(created_contract?.hash, hash)
  if (sent) return got ? 'self' : 'out'
  return got ? 'in' : null
}
