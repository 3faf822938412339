import type { ReactNode } from 'react'
import type { ListSearch } from '#/data/queries/listRequest'
import { hotContractsTable } from '#/features/contracts/hotColumns'
import { filterHref, type FilterSearch } from '#/list/filters'
import { ListPage } from '#/list/ListPage'
import { ChoiceBar, type ChoiceGroup } from '#/ui/ChoiceBar'

interface HotContractsProps {
  search: ListSearch<'hotContracts'>
  /** Links to the other lists of contracts. */
  tabs: ReactNode
}

/** The API requires a period. */
const DEFAULT_SCALE = '1d'

/** The contracts that were called most in a recent period. */
export function HotContracts({ search, tabs }: HotContractsProps) {
  return (
    <ListPage
      definition={hotContractsTable}
      params={{}}
      search={{ ...search, scale: search.scale ?? DEFAULT_SCALE }}
      intro={tabs}
      tools={<ChoiceBar groups={[scaleGroup(search), sortGroup(search)]} />}
    />
  )
}

const scales = ['5m', '1h', '3h', '1d', '7d', '30d'] as const

function scaleGroup(search: FilterSearch): ChoiceGroup {
  const choices = scales.map((scale) => ({
    label: scale,
    href: filterHref(search, { scale: scale === DEFAULT_SCALE ? undefined : scale }),
    on: (search['scale'] ?? DEFAULT_SCALE) === scale,
  }))
  return { label: 'Period', choices }
}

/** Without a sort order, the API has its own: by number of transactions. */
const sorts = [
  ['Txn count', undefined],
  ['Gas used', 'total_gas_used'],
] as const

function sortGroup(search: FilterSearch): ChoiceGroup {
  const choices = sorts.map(([label, sort]) => ({
    label,
    href: filterHref(search, { sort, order: sort && 'desc' }),
    on: (search['sort'] === 'transactions_count' ? undefined : search['sort']) === sort,
  }))
  return { label: 'Sort', choices, compact: true }
}
