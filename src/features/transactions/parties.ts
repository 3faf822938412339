import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'

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
      if (!known.has(key)) known.set(key, address)
    }
  }
  return known
}

/** The tokens that the server calls a scam, by lower-case hash. */
export function reputationOf(transfers: readonly TokenTransfer[] | null, hash: string | null): unknown {
  const same = transfers?.find(({ token }) => token?.address_hash?.toLowerCase() === hash?.toLowerCase())
  return hash === null ? null : (same?.token?.reputation ?? null)
}
