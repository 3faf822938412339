import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CoinHolder } from '#/api/schemas/address'
import type { TokenTransfer } from '#/api/schemas/tokenTransfer'
import { mergeRows } from '#/api/paging'
import { listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { type AddressCounts, kindOfAddress } from '#/domain/addresses/address'
import { areAllWorthless, findPoisoning, type Poisoning } from '#/domain/addresses/poisoning'
import { imitatedPairs } from '#/domain/addresses/poisoningWords'
import { sameHash } from '#/domain/hashes/hash'

/** Token transfers that look like address poisoning, among the latest ones of an address. */
export interface AddressPoisoning {
  /** Whose transfers these are: the address itself, or another one in whose transfers it imitates a third. */
  readonly of: string
  readonly transfers: readonly Poisoning[]
  /** The transaction of the only one; null if there are several, or if it is unknown. */
  readonly only: string | null
  /** The number of transfers that were compared. */
  readonly compared: number
}

/**
 * What the latest token transfers of an address show of address poisoning: those to its owner, or, of an address with worthless transfers
 * only, whom it imitates by the transfers of its first counterparty. Null if they show nothing; nothing is requested unless `isWanted`.
 */
export function useAddressPoisoning(hash: string, isWanted: boolean): AddressPoisoning | null {
  const own = useLatestTransfers(isWanted ? hash : null)
  const found = useMemo(() => [...findPoisoning(own)], [own])
  const [first] = own
  const peer = sameHash(first?.from?.hash, hash) ? first?.to?.hash : first?.from?.hash
  const isSuspect = useMemo(() => found.length === 0 && areAllWorthless(own), [found, own])
  const others = useLatestTransfers(isSuspect ? (peer ?? null) : null)
  return useMemo(() => {
    if (found.length > 0) return poisoningOf(hash, own, found)
    const imitating = [...findPoisoning(others)].filter(([, each]) =>
      imitatedPairs([each]).some(({ address }) => sameHash(address, hash)),
    )
    return imitating.length === 0 || !peer ? null : poisoningOf(peer, others, imitating)
  }, [found, own, others, hash, peer])
}

/** `found` is by the index of each in the list of transfers. */
function poisoningOf(
  of: string,
  compared: readonly TokenTransfer[],
  found: readonly (readonly [number, Poisoning])[],
): AddressPoisoning {
  const [first, second] = found
  const only = first && !second ? (compared[first[0]]?.transaction_hash ?? null) : null
  return { of, transfers: found.map(([, each]) => each), only, compared: compared.length }
}

/** The latest token transfers of an address, those that its tab has loaded at least; none for null. */
function useLatestTransfers(hash: string | null) {
  const request = { resource: 'addressTokenTransfers', params: { hash: hash ?? '' }, filters: {} } as const
  const { data } = useInfiniteQuery({ ...listQuery(useChain(), request, ''), ...SECONDARY, enabled: hash !== null })
  return useMemo(() => mergeRows(data?.pages ?? []).flatMap(({ value }) => value ?? []), [data])
}

/** Whether it is worth a request for its token transfers: contracts copy no addresses. */
export function mayBePoisoned(address: CoinHolder, counts: AddressCounts | null): boolean {
  const kind = kindOfAddress(address)
  const has =
    counts?.token_transfers_count == null ? address.has_token_transfers === true : counts.token_transfers_count > 0n
  return kind !== 'contract' && has
}
