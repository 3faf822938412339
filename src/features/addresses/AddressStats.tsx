import type { UseQueryResult } from '@tanstack/react-query'
import type { Item } from '#/api/client'
import { ApiError } from '#/api/errors'
import type { Chain } from '#/data/config/config'
import { countOf } from '#/domain/addressCounts'
import { Count } from '#/entity/Count'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import type { AddressResult } from '#/features/addresses/useAddress'
import { type Stat, Stats } from '#/ui/Stats'

interface AddressStatsProps {
  record: AddressResult
  counters: UseQueryResult<Item<'addressCounters'>>
  chain: Chain
}

/** The balance and the counts of an address. The counts have their own request, which can fail and be retried separately. */
export function AddressStats({ record, counters, chain }: AddressStatsProps) {
  return <Stats figures={[balanceStat(record, chain), ...countStats(record, counters)]} />
}

function balanceStat({ value: address, extent }: AddressResult, chain: Chain): Stat {
  const block = address?.block_number_balance_updated_at ?? null
  const balance = (
    <NativeAmountWithFiat value={address?.coin_balance ?? null} chain={chain} rate={address?.exchange_rate ?? null} />
  )
  // The block is no link: the first row of the list is to be within twelve tab stops.
  const label = block === null ? 'Balance' : `Balance as of block ${block}`
  return { label, room: 'line', value: extent === 'loading' ? undefined : balance }
}

function countStats({ value: address }: AddressResult, counters: AddressStatsProps['counters']): Stat[] {
  const { data, error, isFetching, refetch } = counters
  const transactions = data?.value?.transactions_count ?? address?.transactions_count ?? null
  const transactionsStat: Stat = {
    label: 'Transactions',
    room: 'third',
    value: transactions === null && isFetching ? undefined : <Count value={transactions} />,
  }
  if (error && !isFetching) {
    const isMissing = error instanceof ApiError && (error.kind === 'unsupported' || error.kind === 'not-found')
    const message = isMissing ? (
      <span className="text-base text-muted">not served here</span>
    ) : (
      <span role="alert" className="text-base text-bad">
        could not be fetched{' '}
        <button type="button" className="min-h-6 underline" onClick={() => void refetch()}>
          Try again
        </button>
      </span>
    )
    return [transactionsStat, { label: 'Other counts', room: 'line', value: message }]
  }
  const countStat = (label: string, value: bigint | null | undefined): Stat => ({
    label,
    room: 'third',
    value: data || !isFetching ? <Count value={value ?? null} /> : undefined,
  })
  const { token_transfers_count, gas_usage_count, validations_count } = data?.value ?? {}
  return [
    transactionsStat,
    countStat('Token transfers', countOf(token_transfers_count, address?.has_token_transfers)),
    countStat('Gas used', gas_usage_count),
    ...(validations_count ? [countStat('Blocks validated', validations_count)] : []),
  ]
}
