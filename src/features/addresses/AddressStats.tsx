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
  const balance = (
    <NativeAmountWithFiat value={address?.coin_balance ?? null} chain={chain} rate={address?.exchange_rate ?? null} />
  )
  return {
    label: 'Balance',
    hint: 'Amount of the native currency that the address holds.',
    room: 'line',
    value: extent === 'loading' ? undefined : balance,
  }
}

function countStats({ value: address }: AddressResult, counters: AddressStatsProps['counters']): Stat[] {
  const { data, error, isFetching, refetch } = counters
  const transactions = data?.value?.transactions_count ?? address?.transactions_count ?? null
  const transactionsStat: Stat = {
    label: 'Transactions',
    hint: 'Transactions that the address sent or received.',
    room: 'third',
    value: transactions === null && isFetching ? undefined : <Count value={transactions} />,
  }
  if (error && !isFetching) {
    const isMissing = error instanceof ApiError && (error.kind === 'unsupported' || error.kind === 'not-found')
    const message = isMissing ? (
      <span className="text-base text-muted">Not available for this chain</span>
    ) : (
      <span role="alert" className="text-base text-bad">
        Couldn’t load{' '}
        <button type="button" className="min-h-6 underline" onClick={() => void refetch()}>
          Retry
        </button>
      </span>
    )
    return [transactionsStat, { label: 'Other counts', room: 'line', value: message }]
  }
  const countStat = (label: string, hint: string, value: bigint | null | undefined): Stat => ({
    label,
    hint,
    room: 'third',
    value: data || !isFetching ? <Count value={value ?? null} /> : undefined,
  })
  const { token_transfers_count, gas_usage_count, validations_count } = data?.value ?? {}
  return [
    transactionsStat,
    countStat(
      'Token transfers',
      'Token transfers from or to the address.',
      countOf(token_transfers_count, address?.has_token_transfers),
    ),
    countStat('Gas used', 'Gas used by all transactions of the address.', gas_usage_count),
    ...(validations_count
      ? [countStat('Blocks validated', 'Blocks that the address produced.', validations_count)]
      : []),
  ]
}
