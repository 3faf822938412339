import { isLacking } from '#/api/errors'
import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries/resourceQueries'
import { ONCE } from '#/data/queries/dailyCharts'
import { writeSearch } from '#/data/searchParameters'
import { isSameOrigin } from '#/data/settings/apiKey'
import { useChain, useSource } from '#/data/sources/useChain'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { type ChartInfo, type ChartSection, OWN_SECTION, sectionsOf } from '#/features/charts/chartList'
import { ChartPanel } from '#/features/charts/ChartPanel'
import { ComparedCharts } from '#/features/charts/ComparedCharts'
import { type ChartParameters, isChartRange, type Range, RANGES } from '#/features/charts/parameters'
import { ChoiceBar, type ChoiceGroup } from '#/ui/ChoiceBar'
import { type IgnoredParameter, IgnoredParameters } from '#/ui/IgnoredParameters'

const DEFAULT_RANGE: Range = '90d'

/** The charts of a chain that its API has, by section. */
export function ChainCharts({ search }: { search: ChartParameters }) {
  const { sections, isLoading, error, retry } = useSections()
  const hasFailed = error !== null && !isLacking(error)
  const range = isChartRange(search.range) ? search.range : DEFAULT_RANGE
  const charts = sections.flatMap((section) => section.charts)
  const named = (id: string | undefined) => (id ? (charts.find((chart) => chart.id === id) ?? null) : null)
  const chart = named(search.chart)
  const hrefOf = (changed: ChartParameters) => writeSearch({ ...search, ...changed }) || '?'
  return (
    <>
      <ChoiceBar groups={[rangeGroup(range, hrefOf)]} />
      <IgnoredParameters ignored={isLoading ? [] : ignoredOf(search, charts, hasFailed)} />
      {!chart && search.chart && isLoading && <div aria-busy className="panel mt-3 min-h-78" />}
      {chart && (
        <ComparedCharts
          key={chart.id}
          chart={chart}
          other={search.with === search.chart ? null : named(search.with)}
          range={range}
          sections={sections}
          hrefWith={(other) => hrefOf({ with: other || undefined })}
          closeHref={hrefOf({ chart: undefined, with: undefined })}
        />
      )}
      {sections.map(({ id, title, charts: listed }) => (
        <section key={id} aria-labelledby={`section-${id}`} className="pt-5">
          <h2 id={`section-${id}`} className="pb-2 text-lg font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
            {listed.map((each) => (
              <ChartPanel
                key={each.id}
                chart={each}
                range={range}
                compareHref={hrefOf({ chart: each.id, with: undefined })}
              />
            ))}
          </div>
        </section>
      ))}
      {hasFailed && (
        <div className="pt-5">
          <ErrorNotice error={error} what="More charts" onRetry={retry} />
        </div>
      )}
    </>
  )
}

/** The parameters that are ignored; where the stats service `hasFailed`, the chain may have more charts. */
function ignoredOf(search: ChartParameters, charts: readonly ChartInfo[], hasFailed: boolean): IgnoredParameter[] {
  const isUnknown = (id = '') => charts.every((chart) => chart.id !== id)
  const unknown = hasFailed ? 'is not among the charts that could be loaded' : 'is not a chart of this chain'
  const problems = {
    range: !isChartRange(search.range) && `is not one of ${Object.keys(RANGES).join(', ')}`,
    chart: isUnknown(search.chart) && unknown,
    with: search.chart
      ? search.chart === search.with
        ? 'is the chart that it is compared with'
        : isUnknown(search.with) && unknown
      : 'is compared with no chart',
  }
  return (['range', 'chart', 'with'] as const).flatMap((name) => {
    const [value, problem] = [search[name], problems[name]]
    return value && problem ? [{ name, value, problem }] : []
  })
}

function rangeGroup(range: Range, hrefOf: (changed: ChartParameters) => string): ChoiceGroup {
  const choices = (Object.keys(RANGES) as Range[]).map((each) => ({
    label: each === 'all' ? 'All' : each,
    href: hrefOf({ range: each === DEFAULT_RANGE ? undefined : each }),
    on: each === range,
  }))
  return { label: 'Range', choices }
}

/** The charts of the API, and those of the stats service once that has answered. */
function useSections() {
  const connection = useChain()
  const { root } = useSource(connection)
  // Elsewhere the service has a host of its own, and a request to this one fails like a connection that is down.
  const mayHaveService = root.form === 'multichain' || isSameOrigin(root.url)
  const { data, error, isPending, refetch } = useQuery({
    ...itemQuery(connection, 'statsLines', {}),
    ...ONCE,
    enabled: mayHaveService,
  })
  const market = useQuery({ ...itemQuery(connection, 'marketChart', {}), ...ONCE })
  const hasTvl = market.data?.value?.chart_data?.some(({ tvl }) => tvl !== null) ?? false
  const own: ChartSection = { ...OWN_SECTION, charts: OWN_SECTION.charts.filter(({ id }) => id !== 'tvl' || hasTvl) }
  return {
    sections: [own, ...sectionsOf(data?.value ?? null)],
    isLoading: (mayHaveService && isPending) || market.isPending,
    error,
    retry: () => void refetch(),
  }
}
