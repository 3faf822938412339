import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Chain } from '#/data/config/config'
import { useAutoRefresh } from '#/data/queries/autoRefresh'
import { firstPageQuery, itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import type { Connection } from '#/data/sources/dataSource'
import { isLow } from '#/data/sources/creditReserve'
import { fiat } from '#/domain/amount'
import { gasPart, gasShare } from '#/domain/blockGas'
import { grouped, numberFormat } from '#/domain/numberFormat'
import { accentStyle } from '#/entity/ChainMark'
import { BarChart } from '#/ui/BarChart'

/** Blocks of the sparkline. */
const MAX_BLOCKS = 50
const REFETCH_INTERVAL_MS = 60_000

interface ChainFiguresProps {
  connection: Connection
  chain: Chain
  /** Nothing is requested before. */
  isSeen: boolean
}

/** Price, gas price, transactions today and the gas used by the latest blocks of a chain, without what its API does not have. */
export function ChainFigures({ connection, chain, isSeen }: ChainFiguresProps) {
  const own = { ...connection, chain }
  const autoRefresh = useAutoRefresh()
  const stats = useQuery({ ...itemQuery(own, 'stats', {}), ...SECONDARY, enabled: isSeen }).data?.value
  const { data: page } = useQuery({
    ...firstPageQuery(own, { resource: 'blocks', params: {}, filters: {} }),
    ...SECONDARY,
    refetchInterval: REFETCH_INTERVAL_MS,
    enabled: ({ state: { data } }) => isSeen && (data === undefined || (autoRefresh === 'on' && !isLow(data.limits))),
  })
  const bars = (page?.rows ?? [])
    .flatMap(({ id, value }) =>
      value && (!value.type || value.type === 'block')
        ? [{ key: id, part: gasPart(value), title: `Block ${value.height ?? 'unknown'}: ${gasShare(value) ?? '–'}` }]
        : [],
    )
    .slice(0, MAX_BLOCKS)
    .toReversed()
  const gas = stats?.gas_prices?.average?.price ?? null
  const price = stats?.coin_price == null ? null : fiat(1n, 0, stats.coin_price)
  const today = stats?.transactions_today ?? null
  return (
    <span
      style={accentStyle(chain)}
      className="grid min-h-9 grid-cols-3 items-center gap-x-4 gap-y-2 max-[22rem]:grid-cols-2 max-lg:col-span-2 max-lg:row-start-2 md:grid-cols-[1fr_1fr_1fr_2fr]"
    >
      <Figure label={`${chain.currency.symbol} price`} value={price} />
      <Figure label="Gas price" value={gas === null ? null : `${numberFormat(undefined, GAS_DIGITS)(gas)} Gwei`} />
      <Figure label="Txns today" value={today === null ? null : grouped(today)} />
      <span className="min-h-11 max-md:col-span-full">
        {bars.length > 1 && (
          <>
            <span className="block truncate text-sm text-muted">Gas used, {bars.length} blocks</span>
            <BarChart bars={bars} />
          </>
        )}
      </span>
    </span>
  )
}

const GAS_DIGITS = { maximumFractionDigits: 4 } as const

/** A value under its label; the space stays empty where the API has none. */
function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <span className="min-h-9.5 min-w-0">
      {value !== null && (
        <>
          <span className="block truncate text-sm text-muted">{label}</span>
          <span className="block truncate font-medium">{value}</span>
        </>
      )}
    </span>
  )
}
