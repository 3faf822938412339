import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import { sameHash } from '#/domain/hash'
import { isScam } from '#/entity/AddressLink'

type Holder = Pick<Transaction, 'from' | 'to' | 'created_contract'>

/** All that records say of the addresses in them, by lower-case hash: a name that one of them has is worth showing for all. */
export function addressesIn(
  records: readonly (Holder | Pick<TokenTransfer, 'from' | 'to'>)[],
): ReadonlyMap<string, Address> {
  const known = new Map<string, Address>()
  for (const record of records) {
    const created = 'created_contract' in record ? record.created_contract : null
    for (const address of [record.from, record.to, created]) {
      if (!address?.hash) continue
      const key = address.hash.toLowerCase()
      const first = known.get(key)
      if (!first) known.set(key, address)
      // Servers do not mark it in every place.
      else if (isScam(address)) known.set(key, { ...first, is_scam: true })
    }
  }
  return known
}

/** What the server thinks of a token: a scam where any transfer of it, or the address of its contract, is called one. */
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
