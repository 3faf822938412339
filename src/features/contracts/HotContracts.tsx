import type { ReactNode } from 'react'
import type { ListSearch } from '#/data/queries/listRequest'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { transactionCount } from '#/features/contracts/columns'
import { sortGroup } from '#/list/choiceGroups'
import { filterHref, type FilterSearch, type TableDefinition } from '#/list/definition'
import { ListPage } from '#/list/ListPage'
import { nativeAmountIn } from '#/list/nativeAmountIn'
import { ChoiceBar, type ChoiceGroup } from '#/ui/ChoiceBar'
import { CompactLabel } from '#/ui/LabelWithHint'
import { MissingValue } from '#/ui/MissingValue'

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
      tools={<ChoiceBar groups={[scaleGroup(search), sortGroup(hotContractsTable, search)]} />}
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

/** The contracts that were called most in a period. */
export const hotContractsTable: TableDefinition<'hotContracts'> = {
  resource: 'hotContracts',
  name: 'Hot contracts',
  title: 'Hot contracts',
  noun: ['contract', 'contracts'],
  empty: 'No contracts were called in this period',
  columns: [
    {
      id: 'contract',
      header: 'Contract',
      text: { address: ['contract_address'] },
      width: 'minmax(9em, 1.6fr)',
      compact: 'title',
      cell: ({ contract_address: address }, { chain }) => <AddressLink chain={chain.id} address={address} />,
    },
    {
      id: 'address',
      header: 'Address',
      text: 'contract_address.hash',
      width: 'minmax(8em, 1fr)',
      compact: 'details',
      // Names can be imitated.
      cell: ({ contract_address: address }, { chain }) =>
        address?.hash ? <AddressHashLink chain={chain.id} hash={address.hash} kind="contract" /> : <MissingValue />,
    },
    { ...transactionCount, compact: 'start' },
    {
      id: 'gas-used',
      header: 'Gas used',
      text: 'total_gas_used',
      sort: 'total_gas_used',
      width: 'minmax(7em, 0.8fr)',
      align: 'end',
      compact: 'middle',
      cell: ({ total_gas_used }) => (
        <>
          <Count value={total_gas_used} />
          <CompactLabel text=" gas" />
        </>
      ),
    },
    {
      id: 'balance',
      header: 'Balance',
      width: 'minmax(8em, 1fr)',
      compact: 'end',
      ...nativeAmountIn('balance'),
    },
  ],
}
