import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { countOf } from '#/domain/addressCounts'
import { useAddress } from '#/features/addresses/useAddress'

export interface TabCounts {
  /** Whether the record that tells is still awaited. */
  asking: boolean
  /** How much there is below an address, by the path of each tab: null where that is not known, nothing where it never is. */
  of: Readonly<Record<string, bigint | null>>
}

/** Counts the tabs of an address as far as its record and its counters say. */
export function useTabCounts(hash: string): TabCounts {
  const { value: address, extent } = useAddress(hash)
  const counts = useQuery(itemQuery(useChain(), 'addressCounters', { hash })).data?.value
  return {
    asking: extent === 'asking',
    of: {
      '': counts?.transactions_count ?? address?.transactions_count ?? null,
      'token-transfers': countOf(counts?.token_transfers_count, address?.has_token_transfers),
      tokens: countOf(null, address?.has_tokens),
      nft: countOf(null, address?.has_tokens),
      'blocks-validated': countOf(counts?.validations_count, address?.has_validated_blocks),
      withdrawals: countOf(null, address?.has_beacon_chain_withdrawals),
      logs: countOf(null, address?.has_logs),
    },
  }
}
