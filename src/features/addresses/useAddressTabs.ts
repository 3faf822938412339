import { useQuery } from '@tanstack/react-query'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { type TabRows, useRouteTabs } from '#/data/routeTabs'
import { useChain } from '#/data/sources/useChain'
import { countOf, kindOfAddress } from '#/domain/addresses/address'
import { addressCountersQuery, useAddress } from '#/features/addresses/useAddress'
import { useAccountOperations, useHasOnlyOperations } from '#/features/addresses/useAccountOperations'

/** Counts of tabs end at this number, which stands for any number of rows above 50. */
const UNCOUNTED = 51

type Rows<T> = T | null | undefined

/** The rows of a tab by the counts of tabs, by its other count, and by whether it has any. Each may lag behind: the higher one is shown. */
function tabCount(counted: Rows<number>, known: Rows<bigint>, has: Rows<boolean>): TabRows {
  const usual = countOf(known, has)
  if (counted == null || counted < 0) return { count: usual }
  if (counted === 0) return { count: countOf(usual ?? 0n, has) }
  if (usual !== null && usual >= BigInt(counted)) return { count: usual }
  return counted === UNCOUNTED ? { count: UNCOUNTED - 1, isMore: true } : { count: counted }
}

/** The tabs of an address with their counts, if its record, its counters or the counts of its tabs give them. */
export function useAddressTabs(hash: string) {
  const { value: address, state } = useAddress(hash)
  const connection = useChain()
  const counters = useQuery(addressCountersQuery(connection, hash)).data?.value
  const lists = useQuery({ ...itemQuery(connection, 'addressTabCounts', { hash }), ...SECONDARY }).data?.value
  const operations = useAccountOperations(hash)
  const hasOnlyOperations = useHasOnlyOperations(hash)
  const kind = address && kindOfAddress(address)
  const isContract = kind === 'contract' || kind === 'delegated'
  const rows = {
    '': {
      ...tabCount(lists?.transactions_count, counters?.transactions_count ?? address?.transactions_count, null),
      empty: hasOnlyOperations,
    },
    'user-operations': { count: operations?.count, isMore: operations?.isMore, empty: !operations?.count },
    'token-transfers': tabCount(
      lists?.token_transfers_count,
      counters?.token_transfers_count,
      address?.has_token_transfers,
    ),
    tokens: tabCount(lists?.token_balances_count, null, address?.has_tokens),
    // They are counted with the other tokens.
    nft: tabCount(lists?.token_balances_count === 0 ? 0 : null, null, address?.has_tokens),
    internal: tabCount(lists?.internal_transactions_count, null, null),
    'blocks-validated': tabCount(lists?.validations_count, counters?.validations_count, address?.has_validated_blocks),
    withdrawals: tabCount(lists?.withdrawals_count, null, address?.has_beacon_chain_withdrawals),
    logs: tabCount(lists?.logs_count, null, address?.has_logs),
    contract: { empty: !isContract },
    // Neither a balance nor a block that changed it.
    history: { empty: address?.block_number_balance_updated_at === null && !address.coin_balance },
    authorizations: { empty: kind !== 'delegated' },
  }
  return useRouteTabs('/$chain/address/$hash', rows, state === 'loading')
}
