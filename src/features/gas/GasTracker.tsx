import { useQuery } from '@tanstack/react-query'
import { isLacking } from '#/api/errors'
import type { RowOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { useAutoRefresh } from '#/data/queries/autoRefresh'
import { useBackground } from '#/data/queries/background'
import { gasStatsQuery } from '#/data/queries/gasStats'
import { firstPageQuery } from '#/data/queries/resourceQueries'
import { useStaleHead } from '#/data/queries/useStaleHead'
import { useLatestBlocks } from '#/data/queries/useLatestBlocks'
import { isLow } from '#/data/sources/credits'
import { useChain } from '#/data/sources/useChain'
import { fiat, percentOfNumber } from '#/domain/amounts/amount'
import { type L1Cost, l1CostOf, predictedBaseFee } from '#/domain/amounts/gas'
import { plainText } from '#/domain/text/text'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { GasPrice } from '#/entity/Gas'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { StaleHeadNote } from '#/entity/StaleHeadNote'
import { Timestamp } from '#/entity/Timestamp'
import { GasCosts } from '#/features/gas/GasCosts'
import { GasPriceTiers } from '#/features/gas/GasPriceTiers'
import { Notice } from '#/ui/Notice'
import { Skeleton } from '#/ui/Skeleton'
import { type Stat, Stats } from '#/ui/Stats'

/** Gas prices change with each block, but servers compute them less often. */
const REFETCH_INTERVAL_MS = 30_000

/** The gas prices of a chain as its API states them, what usual transactions cost at these, and the next base fee. */
export function GasTracker() {
  const connection = useChain()
  const { chain } = connection
  const autoRefresh = useAutoRefresh()
  const { data, error, refetch } = useQuery({
    ...gasStatsQuery(connection),
    refetchInterval: REFETCH_INTERVAL_MS,
    enabled: ({ state }) => state.data === undefined || (autoRefresh === 'on' && !isLow(state.data.limits)),
  })
  const { blocks = [], isPending } = useLatestBlocks('blocks', REFETCH_INTERVAL_MS)
  // No endpoint has the fee for L1 itself: it is what rollups' transactions say they paid.
  const { data: latest } = useQuery({
    ...firstPageQuery(connection, { resource: 'mainPageTransactions', params: {}, filters: {} }),
    ...useBackground(connection, 'mainPageTransactions'),
  })
  const l1 = latest ? l1CostOf(latest.rows.flatMap(({ value }) => value ?? [])) : null
  const staleSince = useStaleHead(connection)
  const stats = data?.value ?? null
  const prices = stats?.gas_prices ?? null
  const isMissing = data ? prices === null : isLacking(error)
  return (
    <>
      <div className="flex min-h-7 flex-wrap items-baseline gap-x-4 text-sm text-muted">
        {stats?.gas_price_updated_at && (
          <p>
            Updated <Timestamp date={stats.gas_price_updated_at} />
          </p>
        )}
        <StaleHeadNote />
      </div>
      {isMissing ? (
        <Notice title="Gas prices not available for this chain">
          <p className="text-muted">
            The API doesn’t estimate them.{blocks.length > 0 && ' Base fees are those of its blocks.'}
          </p>
        </Notice>
      ) : error && !data ? (
        <ErrorNotice error={error} what="Gas prices" onRetry={() => void refetch()} />
      ) : (
        <GasPriceTiers prices={prices} isStale={staleSince !== null && staleSince !== undefined} />
      )}
      <section aria-label="Gas now" className="panel mt-1 px-4 py-3 max-md:min-h-32">
        <Stats
          figures={[
            ...figuresOf(stats, isPending ? undefined : blocks, chain),
            ...(l1 ? l1Figures(l1, chain, stats) : []),
          ]}
        />
      </section>
      {(prices || (!data && !error)) && (
        <GasCosts prices={prices} chain={chain} rate={stats?.coin_price ?? null} hasL1Fee={l1 !== null} />
      )}
    </>
  )
}

/** The headline numbers below the prices; those that the API does not serve are left out. `blocks` are undefined while they load. */
function figuresOf(
  stats: RowOf<'stats'> | null,
  blocks: readonly RowOf<'blocks'>[] | undefined,
  { currency }: Chain,
): Stat[] {
  const baseFee = blocks?.[0]?.base_fee_per_gas ?? null
  const next = blocks ? predictedBaseFee(blocks) : null
  const figures: (Stat & { isKnown: boolean })[] = [
    {
      label: 'Base fee',
      hint: 'Minimum price per gas in the latest block, set by the protocol.',
      value: blocks ? <GasPrice wei={baseFee} /> : <Skeleton className="w-20" />,
      isKnown: !blocks || baseFee !== null,
    },
    {
      label: 'Next base fee',
      hint: 'Computed from the latest block by EIP-1559, which the blocks before it followed.',
      value: <GasPrice wei={next} />,
      isKnown: next !== null,
    },
    {
      label: 'Network utilization',
      value: percentOfNumber(stats?.network_utilization_percentage ?? 0),
      isKnown: stats?.network_utilization_percentage != null,
    },
    {
      label: `${plainText(currency.symbol, 16)} price`,
      value: fiat(1n, 0, stats?.coin_price),
      isKnown: stats?.coin_price != null,
    },
  ]
  return figures.filter(({ isKnown }) => isKnown)
}

/** What transactions of a rollup pay for their data on L1, on top of the gas. */
function l1Figures({ fee, gasPrice }: L1Cost, chain: Chain, stats: RowOf<'stats'> | null): Stat[] {
  const price = {
    label: 'L1 gas price',
    hint: 'Price per gas on L1 that the latest transaction paid.',
    value: <GasPrice wei={gasPrice} />,
  }
  return [
    {
      label: 'L1 fee',
      hint: 'Median that the latest transactions paid for data on L1, on top of the gas.',
      value: <NativeAmountWithFiat value={fee} chain={chain} rate={stats?.coin_price ?? null} />,
    },
    ...(gasPrice === null ? [] : [price]),
  ]
}
