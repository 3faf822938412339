import { useQuery } from '@tanstack/react-query'
import type { Chain } from '#/data/config/config'
import { useAutoRefresh } from '#/data/queries/autoRefresh'
import { firstPageQuery, itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useStaleHead } from '#/data/queries/useStaleHead'
import type { Connection } from '#/data/sources/dataSource'
import { isLow } from '#/data/sources/credits'
import { refreshInterval } from '#/data/sources/dataSource'
import { gasPart, gasShare } from '#/domain/blocks/block'
import { blockKind } from '#/domain/blocks/blockKind'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { accentStyle } from '#/entity/ChainMark'
import { gasText, headline, priceText, StatNote } from '#/features/home/ChainStats'
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
    refetchInterval: refreshInterval(chain, REFETCH_INTERVAL_MS),
    enabled: ({ state: { data } }) => isSeen && (data === undefined || (autoRefresh === 'on' && !isLow(data.limits))),
  })
  const bars = (page?.rows ?? [])
    .flatMap(({ id, value }) =>
      value && blockKind(value) === 'canonical'
        ? [
            {
              key: id,
              href: paths.block(chain.id, value.height ?? value.hash ?? ''),
              part: gasPart(value),
              title: `Block ${value.height ?? 'unknown'}: ${gasShare(value) ?? '–'}`,
            },
          ]
        : [],
    )
    .slice(0, MAX_BLOCKS)
    .toReversed()
  const today = stats?.transactions_today ?? null
  // The age of its latest block is in the same line.
  const day = useStaleHead(own) ? 'that day' : 'today'
  const [price = null, change] = stats ? priceText(stats) : []
  return (
    <span
      style={accentStyle(chain)}
      className="grid min-h-12 grid-cols-2 items-start gap-x-6 gap-y-3 max-lg:col-span-2 max-lg:row-start-2 sm:grid-cols-3 lg:grid-cols-[minmax(10.5rem,1.3fr)_minmax(7rem,1fr)_minmax(5rem,1fr)_minmax(0,4fr)] lg:gap-x-8"
    >
      <Figure label={`${chain.currency.symbol} price`} value={price} note={change} />
      <Figure label="Gas price" value={stats ? gasText(stats) : null} />
      <Figure label={`Txns ${day}`} value={today === null ? null : grouped(today)} />
      <span className="min-h-17 sm:max-lg:col-span-full">
        {bars.length > 1 && (
          <>
            <span className="block truncate text-sm text-muted">
              Gas used<span className="max-[22rem]:hidden">, {bars.length} blocks</span>
            </span>
            {/* Above the link of the entry. */}
            <span className="relative block">
              <BarChart bars={bars} size="tall" />
            </span>
          </>
        )}
      </span>
    </span>
  )
}

/** A value under its label; the space stays empty where the API has none. */
function Figure({ label, value, note }: { label: string; value: string | null; note?: string | null | undefined }) {
  return (
    <span className="min-h-12 min-w-0">
      {value !== null && (
        <>
          <span className="block truncate text-sm text-muted">
            {label}
            <StatNote note={note} />
          </span>
          <span className={`block ${headline}`}>{value}</span>
        </>
      )}
    </span>
  )
}
