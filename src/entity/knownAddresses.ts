import { createContext, useContext, useMemo } from 'react'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import { TransactionLookupContext } from '#/data/queries/transaction'
import { nameOfAddress, addressOutlineOf } from '#/entity/AddressLink'
import { namedAddresses } from '#/entity/namedAddresses'

/** What the transaction of the page says of an address. */
interface KnownAddress {
  readonly kind: 'account' | 'contract'
  readonly name: string | null
}

/** What is known of addresses, by lower-case hash: decoded values have only their hashes. */
export const KnownAddresses = createContext<ReadonlyMap<string, KnownAddress>>(new Map())

/** The addresses and tokens in the record of the page's transaction; none on other pages. */
export function useKnownAddresses(): ReadonlyMap<string, KnownAddress> {
  const transaction = useContext(TransactionLookupContext)?.value ?? null
  return useMemo(() => addressesIn(transaction), [transaction])
}

const NO_TRANSFERS: readonly TokenTransfer[] = []

/** The token transfers in the record of the page's transaction; none on other pages. */
export function useTokenTransfers(): readonly TokenTransfer[] {
  return useContext(TransactionLookupContext)?.value?.token_transfers ?? NO_TRANSFERS
}

function addressesIn(transaction: Transaction | null): ReadonlyMap<string, KnownAddress> {
  const known = new Map<string, KnownAddress>()
  if (transaction === null) return known
  const transfers = transaction.token_transfers ?? []
  for (const { token } of transfers) {
    const hash = token?.address_hash
    if (hash) known.set(hash.toLowerCase(), { kind: 'contract', name: token.name ?? token.symbol })
  }
  for (const [hash, address] of namedAddresses([transaction, ...transfers])) {
    known.set(hash, { kind: addressOutlineOf(address), name: nameOfAddress(address) })
  }
  return known
}
