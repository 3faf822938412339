import type { Address } from '#/api/schemas/address'
import type { Token } from '#/api/schemas/token'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { sameHash } from '#/domain/hash'
import { ZERO_ADDRESS } from '#/domain/transactionRecords'
import { isScam } from '#/entity/AddressLink'

/** As many characters of a name as the narrowest box of the diagram shows. */
const COMPARED_LENGTH = 16

/**
 * The addresses, by lower-case hash, that look like another one by the beginning of their name, such as two pools named "Pair".
 * `nameOf` takes an address in lower case.
 */
export function findSharedNames(
  hashes: readonly (string | null)[],
  nameOf: (hash: string) => string | null,
): ReadonlySet<string> {
  const first = new Map<string, string>()
  const shared = new Set<string>()
  for (const hash of new Set(hashes.map((each) => each?.toLowerCase() ?? ZERO_ADDRESS))) {
    const name = hash === ZERO_ADDRESS ? null : nameOf(hash)?.slice(0, COMPARED_LENGTH)
    if (!name) continue
    const other = first.get(name)
    if (other === undefined) first.set(name, hash)
    else shared.add(other).add(hash)
  }
  return shared
}

/** The token of a contract, as the first of its transfers reports it. */
export function tokenOf(hash: string | null, transfers: readonly Pick<TokenTransfer, 'token'>[]): Token | null {
  return transfers.find(({ token }) => sameHash(token?.address_hash, hash))?.token ?? null
}

/** 'scam' if any transfer of the token, or the address of its contract, is flagged as scam. */
export function reputationOf(
  hash: string | null,
  transfers: readonly Pick<TokenTransfer, 'token'>[],
  names: ReadonlyMap<string, Address>,
): 'scam' | null {
  if (hash === null) return null
  const contract = names.get(hash.toLowerCase())
  const isMarked = transfers.some(({ token }) => token?.reputation === 'scam' && sameHash(token.address_hash, hash))
  return isMarked || (contract && isScam(contract)) ? 'scam' : null
}
