import { createFileRoute } from '@tanstack/react-router'
import { itemRoute } from '#/data/queries/resourceQueries'
import { ChainCharts } from '#/features/charts/ChainCharts'
import { OtherStats } from '#/features/charts/OtherStats'
import { chartParameters } from '#/features/charts/parameters'
import { PageMeta } from '#/ui/PageMeta'

export const Route = createFileRoute('/$chain/stats')({
  ...itemRoute('transactionsChart'),
  validateSearch: (search: Record<string, unknown>) => chartParameters.parse(search),
  component: Charts,
})

function Charts() {
  return (
    <>
      <PageMeta title="Charts" />
      <h1 className="pt-5 pb-3 text-xl font-semibold md:text-2xl">Charts</h1>
      <ChainCharts search={Route.useSearch()} />
      <OtherStats />
    </>
  )
}
