import type { Item, Page } from '#/api/page'
import { type InfiniteData, useInfiniteQuery, type UseQueryResult } from '@tanstack/react-query'
import { isLacking } from '#/api/errors'
import { endOfLoaded, mergeRows } from '#/api/paging'
import type { RowOf } from '#/api/resources'
import type { CoinHolder } from '#/api/schemas/address'
import type { Chain } from '#/data/config/config'
import { listRequest } from '#/data/queries/listRequest'
import { listQuery, SECONDARY } from '#/data/queries/resourceQueries'
import type { RecordLookup } from '#/data/queries/record'
import { useChain } from '#/data/sources/useChain'
import { countOf } from '#/domain/addresses/address'
import { fiat } from '#/domain/amounts/amount'
import { counted } from '#/domain/amounts/numberFormat'
import { netWorth, pricesOf, sumOf, totalValue, usdText } from '#/domain/tokens/netWorth'
import { Amount } from '#/entity/Amount'
import { type AccountOperations, useAccountOperations } from '#/features/addresses/useAccountOperations'
import { Count } from '#/entity/Count'
import { NativeMark } from '#/entity/TokenMark'
import { Time, Timestamp } from '#/entity/Timestamp'
import { MissingValue } from '#/ui/MissingValue'
import { type Stat, Stats } from '#/ui/Stats'

interface AddressStatsProps {
  record: RecordLookup<CoinHolder>
  counters: UseQueryResult<Item<'addressCounters'>>
  chain: Chain
  hash: string
}

/** What an address holds, and its counts. The counts have their own request, which can fail and be retried separately. */
export function AddressStats({ record, counters, chain, hash }: AddressStatsProps) {
  const worth = useNetWorth({ address: record.value, hash })
  return (
    <Stats
      figures={[
        balanceStat(record, chain),
        ...worthStats(record, worth),
        ...countStats(record, counters),
        ...useActivityStat(hash),
      ]}
    />
  )
}

/** Rounded, as it is next to other figures; the exact balance is its tooltip and in the details. */
function balanceStat({ value: address, state }: RecordLookup<CoinHolder>, { currency }: Chain): Stat {
  const { coin_balance: value = null, exchange_rate: rate = null } = address ?? {}
  const usd = value === null ? null : fiat(value, currency.decimals, rate)
  return {
    label: 'Balance',
    room: 'third',
    hint: 'Amount of the native currency that the address holds.',
    value:
      state === 'loading' ? undefined : (
        <Amount
          value={value}
          decimals={currency.decimals}
          symbol={currency.symbol}
          mark={<NativeMark currency={currency} />}
        />
      ),
    note: value === null && state === 'found' ? 'unknown' : usd,
  }
}

/** Net worth and token holdings; nothing where the price of nothing is known. */
function worthStats(
  { value: address, state }: RecordLookup<CoinHolder>,
  worth: ReturnType<typeof useNetWorth>,
): Stat[] {
  const isLoading = state === 'loading' || (address !== null && worth === null)
  const unpriced = worth?.holdings === null ? worth.tokenCount : null
  const atLeast = (dollars: string | null | undefined) =>
    dollars == null ? (
      <MissingValue what={worth?.excluded || 'Price not available'} />
    ) : (
      <span title={[worth?.included, worth?.excluded].filter(Boolean).join('; ')}>
        {worth?.hasMore && '≥ '}
        {dollars}
      </span>
    )
  return [
    {
      label: 'Net worth',
      room: 'third',
      hint: 'USD value of the balance and the tokens of the address.',
      value: isLoading ? undefined : atLeast(worth?.dollars),
      // Small screens have no room for a number of its own, nor for the same number again.
      note:
        worth?.holdings != null && worth.dollars !== null ? (
          <span className="md:hidden">
            {worth.tokenCount === 0
              ? 'no tokens'
              : `${worth.holdings === worth.dollars ? 'all' : worth.holdings} in tokens`}
          </span>
        ) : (
          state === 'found' && address?.coin_balance === null && 'unknown'
        ),
    },
    {
      label: 'Token holdings',
      room: 'none',
      hint: 'USD value of the tokens of the address that have a price.',
      value:
        unpriced !== null ? (
          <span title={worth?.excluded}>
            {counted(unpriced, 'token', 'tokens')}
            {worth?.hasMore && ' or more'}
          </span>
        ) : isLoading ? undefined : (
          atLeast(worth?.holdings)
        ),
      note: unpriced ? 'no price' : null,
    },
  ]
}

/** The times of the latest and the first transaction of an address, and of its user operations. */
function useActivityStat(hash: string): Stat[] {
  const connection = useChain()
  const operations = useAccountOperations(hash)
  const latestFirst = listQuery(connection, listRequest('addressTransactions', { hash }, {}), '')
  const latest = useInfiniteQuery({ ...latestFirst, ...SECONDARY })
  const isWhole = latest.data !== undefined && endOfLoaded(latest.data) === 'complete'
  const oldestFirst = listRequest('addressTransactions', { hash }, { sort: 'block_number', order: 'asc' })
  const oldest = useInfiniteQuery({
    ...listQuery(connection, oldestFirst, ''),
    ...SECONDARY,
    enabled: latest.data !== undefined && !isWhole,
  })
  if (latest.error && !latest.data) return []
  const times = timesOf(latest.data)
  const last = latestOf([times[0], operations?.times[0]])
  const ascending = timesOf(oldest.data)
  // Some APIs ignore the order.
  const isAscending = ascending.every((time, index) => time >= (ascending[index - 1] ?? time))
  const firstTransaction = isWhole ? times.at(-1) : isAscending ? ascending[0] : undefined
  const first = operations?.count ? firstWith(operations, isWhole, firstTransaction) : (firstTransaction ?? null)
  return [
    {
      label: 'Last activity',
      room: 'third',
      hint: `Times of the latest and the first transaction${operations?.count ? ' or user operation' : ''}.`,
      value: latest.data ? <Timestamp date={last} /> : undefined,
      note: first && last && first < last && (
        <>
          first <Time date={first} />
        </>
      ),
    },
  ]
}

const latestOf = (times: readonly (Date | undefined)[]) =>
  times.reduce<Date | null>((latest, time) => (time && (!latest || time > latest) ? time : latest), null)

/** The first time of an account's transactions and user operations; null where either may have an earlier one. */
function firstWith({ times, isMore }: AccountOperations, isWhole: boolean, transaction: Date | undefined): Date | null {
  const operation = times.at(-1)
  if (isMore || !operation || (!transaction && !isWhole)) return null
  return transaction && transaction < operation ? transaction : operation
}

type TransactionPages = InfiniteData<Page<'addressTransactions'>> | undefined

/** The times of transactions in the order of their list, without pending ones. */
function timesOf(data: TransactionPages): Date[] {
  return data?.pages.flatMap(({ rows }) => rows.flatMap(({ value }) => value?.timestamp ?? [])) ?? []
}

function countStats({ value: address }: RecordLookup<CoinHolder>, counters: AddressStatsProps['counters']): Stat[] {
  const { data, error, isFetching, refetch } = counters
  const transactions = data?.value?.transactions_count ?? address?.transactions_count ?? null
  const transactionsStat: Stat = {
    label: 'Transactions',
    hint: 'Transactions that the address sent or received.',
    // Small screens have it in the tab only.
    room: 'none',
    value: transactions === null && isFetching ? undefined : <Count value={transactions} />,
  }
  if (error && !isFetching) {
    const message = isLacking(error) ? (
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
    room: 'none',
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

interface NetWorthOptions {
  address: CoinHolder | null
  /** The hash as it is in the URL, which is part of the query key of the token list. */
  hash: string
}

/** The value of an address's balance and of the tokens on the first page of its token list, in USD; null while they load. */
export function useNetWorth({ address, hash }: NetWorthOptions) {
  const connection = useChain()
  const isWanted = address !== null && address.has_tokens !== false
  const { data, error } = useInfiniteQuery({
    ...listQuery(connection, listRequest('addressTokens', { hash }, {}), ''),
    ...SECONDARY,
    enabled: isWanted,
  })
  if (!address || (isWanted && !data && !error)) return null
  const hasMore = data !== undefined && endOfLoaded(data) !== 'complete'
  const { coin_balance, exchange_rate, has_tokens } = address
  const tokens = data
    ? mergeRows<RowOf<'addressTokens'>>(data.pages).map(({ value }) => value)
    : has_tokens === false
      ? []
      : null
  const { currency } = connection.chain
  // A chain without prices has no amounts of USD, not even zero.
  const noTokens = exchange_rate === null ? null : usdText(sumOf([]))
  return {
    hasMore,
    /** Those of the first page; null if the API does not list them. */
    tokenCount: tokens && tokens.length,
    holdings: tokens && (tokens.length === 0 ? noTokens : totalValue(pricesOf(tokens))),
    ...netWorth({
      coin: { value: coin_balance, decimals: currency.decimals, rate: exchange_rate },
      tokens,
      more: hasMore,
    }),
  }
}

/** The value of an address's balance and tokens in USD, and what is counted in it. */
export function NetWorth(options: NetWorthOptions) {
  const worth = useNetWorth(options)
  if (!worth) return <span className="text-muted">Loading tokens…</span>
  const { dollars, hasMore, included, excluded } = worth
  return (
    <>
      {dollars ? hasMore ? `At least ${dollars}` : dollars : <MissingValue what="Price not available" />}
      <span className="text-muted">{[dollars && ` from ${included}`, excluded].filter(Boolean).join('; ')}</span>
    </>
  )
}
