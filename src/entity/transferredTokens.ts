import type { Address } from '#/api/schemas/address'
import type { Token } from '#/api/schemas/token'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { sameHash } from '#/domain/hashes/hash'
import { isScamAddress } from '#/entity/AddressLink'

/** The token of a contract, as the first of its transfers reports it. */
export function tokenOf(hash: string | null, transfers: readonly Pick<TokenTransfer, 'token'>[]): Token | null {
  return transfers.find(({ token }) => sameHash(token?.address_hash, hash))?.token ?? null
}

/** What the transfers have of an NFT next to its ID; null if none has anything. */
export function instanceOf(
  hash: string | null,
  id: bigint,
  transfers: readonly Pick<TokenTransfer, 'token' | 'total'>[],
) {
  const moved = transfers.find(
    ({ token, total }) => total?.token_instance && total.token_id === id && sameHash(token?.address_hash, hash),
  )
  return moved?.total?.token_instance ?? null
}

/** Whether any transfer of a token, or the record of its contract, is flagged as scam. */
export function isScamToken(
  hash: string | null,
  transfers: readonly Pick<TokenTransfer, 'token'>[],
  contract: Address | null | undefined,
): boolean {
  const isMarked = transfers.some(({ token }) => token?.reputation === 'scam' && sameHash(token.address_hash, hash))
  return isMarked || (contract ? isScamAddress(contract) : false)
}

/** 'scam' if any transfer of the token, or the address of its contract, is flagged as scam. */
export function reputationOf(
  hash: string | null,
  transfers: readonly Pick<TokenTransfer, 'token'>[],
  names: ReadonlyMap<string, Address>,
): 'scam' | null {
  return hash !== null && isScamToken(hash, transfers, names.get(hash.toLowerCase())) ? 'scam' : null
}
