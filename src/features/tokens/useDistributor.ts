import { useInfiniteQuery } from '@tanstack/react-query'
import { endOfLoaded } from '#/api/paging'
import type { Address } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { listRequest } from '#/data/queries/listRequest'
import { listQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'
import { isScamAddress } from '#/entity/AddressLink'

/** An address flagged as scam that sent a token to all of its recipients. */
export interface Distributor {
  readonly address: Address
  /** Whether all transfers of the token are known, not only the latest. */
  readonly isAll: boolean
}

/** The address flagged as scam that made all known transfers of a token, by the list of its page if that has loaded; null if none did. */
export function useDistributor(hash: string): Distributor | null {
  const { data } = useInfiniteQuery({
    ...listQuery(useChain(), listRequest('tokenTransfers', { hash }, {}), ''),
    // Nothing is requested for this.
    enabled: false,
  })
  const address = distributorOf(data?.pages.flatMap(({ rows }) => rows.flatMap(({ value }) => value ?? [])) ?? [])
  return address && { address, isAll: endOfLoaded(data) === 'complete' }
}

/** The flagged address that sent all of the transfers but mints to itself; null if there is no such address. */
export function distributorOf(transfers: readonly Pick<TokenTransfer, 'from' | 'to'>[]): Address | null {
  const senders = transfers.map(({ from, to }) => (sameHash(from?.hash, ZERO_ADDRESS) ? to : from))
  const [first] = senders
  return first && isScamAddress(first) && senders.every((each) => sameHash(each?.hash, first.hash)) ? first : null
}

/** What is said of such an address, before its name. */
export function distributorText({ isAll }: Distributor): string {
  return `${isAll ? 'Distributed only by' : 'All of its latest transfers are from'} an address flagged as scam:`
}
