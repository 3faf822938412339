import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import { isScamAddress } from '#/entity/AddressLink'

type WithAddresses = Pick<Transaction, 'from' | 'to' | 'created_contract'>

/** The addresses in some records, by lower-case hash, so that a name or tag in one of the records can be shown for all. */
export function namedAddresses(
  records: readonly (WithAddresses | Pick<TokenTransfer, 'from' | 'to'>)[],
): ReadonlyMap<string, Address> {
  const addresses = new Map<string, Address>()
  for (const record of records) {
    const created = 'created_contract' in record ? record.created_contract : null
    for (const address of [record.from, record.to, created]) {
      if (!address?.hash) continue
      const key = address.hash.toLowerCase()
      const first = addresses.get(key)
      if (!first) addresses.set(key, address)
      // APIs flag a scam in some of their records only.
      else if (isScamAddress(address)) addresses.set(key, { ...first, is_scam: true })
    }
  }
  return addresses
}
