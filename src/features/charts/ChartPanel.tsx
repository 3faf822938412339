import { isLacking } from '#/api/errors'
import { memo } from 'react'
import { hrefOfDay } from '#/data/queries/dailyCharts'
import { useChain } from '#/data/sources/useChain'
import { ErrorNotice } from '#/entity/ErrorNotice'
import type { ChartInfo } from '#/features/charts/chartList'
import type { Range } from '#/features/charts/parameters'
import { useChartData } from '#/features/charts/useChartData'
import { ChartFigure } from '#/ui/ChartFigure'
import { Skeleton } from '#/ui/Skeleton'
import { useInViewport } from '#/ui/useInViewport'

interface ChartPanelProps {
  chart: ChartInfo
  range: Range
  /** The page with this chart next to others. */
  compareHref: string
}

/** One chart, which is requested when it comes near the window. */
export const ChartPanel = memo(function ChartPanel({ chart, range, compareHref }: ChartPanelProps) {
  const { id, title, description } = chart
  const { chain } = useChain()
  const [ref, isNear] = useInViewport()
  const { series, error, retry } = useChartData(chart, range, isNear)
  const latest = series?.points.findLast(({ value }) => value !== null)
  return (
    <figure
      ref={ref}
      aria-labelledby={`chart-${id}`}
      className="panel min-h-86 min-w-0 max-[22rem]:min-h-98 md:min-h-83 px-4 py-3"
    >
      <figcaption className="flex items-baseline justify-between gap-4">
        <h3 id={`chart-${id}`} className="font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        {latest && <span className="text-lg font-medium wrap-anywhere">{latest.text}</span>}
      </figcaption>
      {description && (
        <p className="text-sm wrap-anywhere text-muted">
          <bdi>{description}</bdi>
        </p>
      )}
      {series && latest ? (
        <ChartFigure
          title={title}
          series={[series]}
          fileName={`${chain.id}_${id}`}
          hrefOf={(at) => hrefOfDay(chain.id, at)}
        >
          <a
            href={compareHref}
            className="inline-flex min-h-11 items-center px-2 md:min-h-8"
            aria-label={`Compare ${title}`}
          >
            Compare
          </a>
        </ChartFigure>
      ) : series ? (
        <p className="py-2 text-muted">No data yet</p>
      ) : isLacking(error) ? (
        <p className="py-2 text-muted">Not available for this chain</p>
      ) : error ? (
        <ErrorNotice error={error} what={title} onRetry={retry} />
      ) : (
        <div aria-busy={isNear} className="pt-3">
          <Skeleton className="w-24" />
        </div>
      )}
    </figure>
  )
})
