import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { Item } from '#/api/client'
import type { Chain } from '#/data/config/config'
import { countOf } from '#/domain/addressCounts'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { Count } from '#/entity/Count'
import type { KnownAddress } from '#/features/addresses/useAddress'
import { type Stat, Stats } from '#/ui/Stats'

interface AddressFiguresProps {
  known: KnownAddress
  counters: UseQueryResult<Item<'addressCounters'>>
  chain: Chain
}

/** What an address holds and how much it did; each part has its own request, fails and is asked for again alone. */
export default function AddressFigures({ known, counters, chain }: AddressFiguresProps) {
  return <Stats figures={[...held(known, chain), ...counted(known, counters)]} />
}

function held({ value: address, extent }: KnownAddress, chain: Chain): Stat[] {
  const asking = extent === 'asking'
  const at = address?.block_number_balance_updated_at ?? null
  const balance = (
    <NativeAmountWithFiat value={address?.coin_balance ?? null} chain={chain} rate={address?.exchange_rate ?? null} />
  )
  // No link to the block: those who walk by keys are to reach the first row in twelve stops.
  const label = at === null ? 'Balance' : `Balance as of block ${at}`
  return [{ label, room: 'line', value: asking ? undefined : balance }]
}

function counted({ value: address }: KnownAddress, counters: AddressFiguresProps['counters']): Stat[] {
  const { data, error, isFetching, refetch } = counters
  const transactions = data?.value?.transactions_count ?? address?.transactions_count ?? null
  const first: Stat = {
    label: 'Transactions',
    room: 'third',
    value: transactions === null && isFetching ? undefined : <Count value={transactions} />,
  }
  if (error && !isFetching) {
    const missing = error instanceof ApiError && (error.kind === 'unsupported' || error.kind === 'not-found')
    const rest = missing ? (
      <span className="text-base text-muted">not served here</span>
    ) : (
      <span role="alert" className="text-base text-bad">
        could not be fetched{' '}
        <button type="button" className="min-h-6 underline" onClick={() => void refetch()}>
          Try again
        </button>
      </span>
    )
    return [first, { label: 'Other counts', room: 'line', value: rest }]
  }
  const figure = (label: string, value: bigint | null | undefined): Stat => ({
    label,
    room: 'third',
    value: data || !isFetching ? <Count value={value ?? null} /> : undefined,
  })
  const { token_transfers_count, gas_usage_count, validations_count } = data?.value ?? {}
  return [
    first,
    figure('Token transfers', countOf(token_transfers_count, address?.has_token_transfers)),
    figure('Gas used', gas_usage_count),
    ...(validations_count ? [figure('Blocks validated', validations_count)] : []),
  ]
}
