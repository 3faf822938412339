import { useQuery } from '@tanstack/react-query'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { countOf, kindOfAddress } from '#/domain/addresses/address'
import { addressCountersQuery, useAddress } from '#/features/addresses/useAddress'

const tabs = [
  { label: 'Transactions', path: '', resource: 'addressTransactions' },
  { label: 'Token transfers', path: 'token-transfers', resource: 'addressTokenTransfers' },
  { label: 'Tokens', path: 'tokens', resource: 'addressTokens' },
  { label: 'NFTs', path: 'nft', resource: 'addressNft' },
  { label: 'Internal txns', path: 'internal', resource: 'addressInternalTransactions' },
  { label: 'Blocks validated', path: 'blocks-validated', resource: 'addressBlocksValidated' },
  { label: 'Withdrawals', path: 'withdrawals', resource: 'addressWithdrawals' },
  { label: 'Balance history', path: 'history', resource: 'addressBalanceHistory' },
  { label: 'Approvals', path: 'approvals' },
  { label: 'Authorizations', path: 'authorizations' },
  { label: 'Logs', path: 'logs', resource: 'addressLogs' },
  { label: 'Contract', path: 'contract', resource: 'smartContract' },
] as const

/** Tabs that few addresses need: left out while the record loads, and if they are known to be empty. */
const rareTabs: ReadonlySet<string> = new Set(['blocks-validated', 'withdrawals', 'logs'])

/** Counts of tabs end at this number, which stands for any number of rows above 50. */
const UNCOUNTED = 51

/** How many rows a tab has; more than `count` if `isMore`. */
interface TabCount {
  count?: bigint | number | null
  isMore?: boolean
}

type Rows<T> = T | null | undefined

/** The rows of a tab by the counts of tabs, by its other count, and by whether it has any. Each may lag behind: the higher one is shown. */
function tabCount(counted: Rows<number>, known: Rows<bigint>, has: Rows<boolean>): TabCount {
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
  const isLoading = state === 'loading'
  const kind = address && kindOfAddress(address)
  // Neither a balance nor a block that changed it.
  const hadNoBalance = address?.block_number_balance_updated_at === null && !address.coin_balance
  const isContract = kind === 'contract' || kind === 'delegated'
  const counts: Readonly<Record<string, TabCount>> = {
    '': tabCount(lists?.transactions_count, counters?.transactions_count ?? address?.transactions_count, null),
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
  }
  return tabs.map((tab) => {
    const rows: TabCount = counts[tab.path] ?? {}
    const isOther =
      (tab.path === 'contract' && !isContract) ||
      (tab.path === 'history' && hadNoBalance) ||
      (tab.path === 'authorizations' && kind !== 'delegated')
    const empty = isOther || (rareTabs.has(tab.path) && (rows.count === 0n || (isLoading && !rows.count)))
    return Object.assign({ ...rows, empty }, tab)
  })
}
