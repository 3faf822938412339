import { createFileRoute } from '@tanstack/react-router'
import { RESOURCES } from '#/api/resources'
import { AdvancedFilter } from '#/features/advancedFilter/AdvancedFilter'
import { filterParameters } from '#/features/advancedFilter/parameters'

export const Route = createFileRoute('/$chain/transfers')({
  staticData: { firstRequest: RESOURCES.advancedFilters.path },
  validateSearch: filterParameters,
  component: Transfers,
})

function Transfers() {
  return <AdvancedFilter search={Route.useSearch()} />
}
