import { useQuery } from '@tanstack/react-query'
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

/** The tabs of an address with their counts, if its record and its counters give them. */
export function useAddressTabs(hash: string) {
  const { value: address, extent } = useAddress(hash)
  const counters = useQuery(addressCountersQuery(useChain(), hash)).data?.value
  const isLoading = extent === 'loading'
  const kind = address && kindOfAddress(address)
  // Neither a balance nor a block that changed it.
  const hadNoBalance = address?.block_number_balance_updated_at === null && !address.coin_balance
  const isContract = kind === 'contract' || kind === 'delegated'
  const counts: Readonly<Record<string, bigint | null>> = {
    '': counters?.transactions_count ?? address?.transactions_count ?? null,
    'token-transfers': countOf(counters?.token_transfers_count, address?.has_token_transfers),
    tokens: countOf(null, address?.has_tokens),
    nft: countOf(null, address?.has_tokens),
    'blocks-validated': countOf(counters?.validations_count, address?.has_validated_blocks),
    withdrawals: countOf(null, address?.has_beacon_chain_withdrawals),
    logs: countOf(null, address?.has_logs),
  }
  return tabs.map((tab) => {
    const count = counts[tab.path]
    const isOther =
      (tab.path === 'contract' && !isContract) ||
      (tab.path === 'history' && hadNoBalance) ||
      (tab.path === 'authorizations' && kind !== 'delegated')
    const empty = isOther || (rareTabs.has(tab.path) && (count === 0n || (isLoading && !count)))
    return Object.assign({ count, empty }, tab)
  })
}
