import { createFileRoute } from '@tanstack/react-router'
import { AdvancedFilter } from '#/features/advancedFilter/AdvancedFilter'
import { filterParameters } from '#/features/advancedFilter/parameters'

export const Route = createFileRoute('/$chain/transfers')({
  validateSearch: filterParameters,
  component: Transfers,
})

function Transfers() {
  return <AdvancedFilter search={Route.useSearch()} />
}
