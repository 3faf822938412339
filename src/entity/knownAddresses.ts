import { createContext, useContext, useMemo } from 'react'
import type { Token } from '#/api/schemas/token'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import type { Transaction } from '#/api/schemas/transaction'
import { TransactionLookupContext } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import type { TransferRecord } from '#/domain/transactions/transactionRecords'
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

/**
 * What the page's transaction transferred, for the units of amounts: its value, and tokens but scams, whose symbols would pass for those
 * of other tokens. `other` is one more token.
 */
export function useTransferredAmounts(other: Token | null): readonly TransferRecord[] {
  const { currency } = useChain().chain
  const { value = null } = useContext(TransactionLookupContext)?.value ?? {}
  const transfers = useTokenTransfers()
  return useMemo(() => {
    const native = { ...currency, address_hash: null, type: 'ERC-20' } as const
    const sent = {
      from: null,
      to: null,
      type: null,
      token: native,
      total: { value, decimals: null, token_id: null },
    }
    const tokens = [...transfers, ...(other ? [{ from: null, to: null, type: null, token: other, total: null }] : [])]
    return [...(value ? [sent] : []), ...tokens.filter(({ token }) => token?.reputation !== 'scam')]
  }, [currency, value, transfers, other])
}

function addressesIn(transaction: Transaction | null): ReadonlyMap<string, KnownAddress> {
  const known = new Map<string, KnownAddress>()
  if (transaction === null) return known
  const transfers = transaction.token_transfers ?? []
  for (const { token } of transfers) {
    const hash = token?.address_hash
    if (hash)
      known.set(hash.toLowerCase(), {
        kind: 'contract',
        name: token.name ?? token.symbol,
      })
  }
  for (const [hash, address] of namedAddresses([transaction, ...transfers])) {
    known.set(hash, {
      kind: addressOutlineOf(address),
      name: nameOfAddress(address),
    })
  }
  return known
}
