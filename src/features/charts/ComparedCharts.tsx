import { isLacking } from '#/api/errors'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { hrefOfDay } from '#/data/queries/dailyCharts'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { ErrorNotice } from '#/entity/ErrorNotice'
import type { ChartInfo, ChartSection } from '#/features/charts/chartList'
import type { Range } from '#/features/charts/parameters'
import { useChartData } from '#/features/charts/useChartData'
import { ChartFigure } from '#/ui/ChartFigure'
import { Skeleton } from '#/ui/Skeleton'
import { SelectBox } from '#/ui/TextBox'

interface ComparedChartsProps {
  chart: ChartInfo
  /** The second line; null for none. */
  other: ChartInfo | null
  range: Range
  sections: readonly ChartSection[]
  /** The page with another chart as the second line; without one for ''. */
  hrefWith: (other: string) => string
  /** The page without this comparison. */
  closeHref: string
}

/** One chart over the whole width, and a second line to compare it with. */
export function ComparedCharts({ chart, other, range, sections, hrefWith, closeHref }: ComparedChartsProps) {
  const { chain } = useChain()
  const { history } = useRouter()
  const first = useChartData(chart, range, true)
  const second = useChartData(other ?? chart, range, other !== null)
  const series = useMemo(
    () => [first.series, other ? second.series : undefined].flatMap((each) => (each?.points.length ? [each] : [])),
    [first.series, second.series, other],
  )
  const error = first.error ?? (other && second.error)
  const title = other ? `${chart.title} and ${other.title}` : chart.title
  return (
    <section aria-labelledby="compared" className="panel mt-3 min-h-78 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="compared" className="text-lg font-semibold wrap-anywhere">
          {chart.title}
        </h2>
        <label className="flex items-center gap-2">
          <span className="text-muted">Compare with</span>
          <SelectBox
            place="toolbar"
            value={other?.id ?? ''}
            onText={(id) => history.replace(paths.charts(chain.id) + hrefWith(id))}
            className="w-60"
          >
            <option value="">None</option>
            {sections.map(({ id, title: name, charts }) => (
              <optgroup key={id} label={name}>
                {charts
                  .filter((each) => each.id !== chart.id)
                  .map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </SelectBox>
        </label>
        <a href={closeHref} className="ml-auto inline-flex min-h-11 items-center md:min-h-8">
          All charts
        </a>
      </div>
      {series.length > 0 && (
        <ChartFigure
          title={title}
          series={series}
          fileName={`${chain.id}_${chart.id}${other ? `_${other.id}` : ''}`}
          hrefOf={(at) => hrefOfDay(chain.id, at)}
        />
      )}
      {isLacking(error) ? (
        <p className="py-2 text-muted">Not available for this chain</p>
      ) : error ? (
        <ErrorNotice error={error} what={title} onRetry={first.error ? first.retry : second.retry} />
      ) : series.length > 0 ? null : first.series ? (
        <p className="py-2 text-muted">No data yet</p>
      ) : (
        <div aria-busy className="pt-3">
          <Skeleton className="w-24" />
        </div>
      )}
    </section>
  )
}
