import { NativeAmount } from '#/entity/NativeAmount'
import type { ReactNode } from 'react'
import type { ListSearch } from '#/data/queries/listRequest'
import { AddressHashLink, AddressLink } from '#/entity/AddressLink'
import { Count } from '#/entity/Count'
import { sortGroup } from '#/list/choiceGroups'
import { filterHref, type FilterSearch, type TableDefinition } from '#/list/definition'
import { ListPage } from '#/list/ListPage'
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
      tools={<ChoiceBar groups={[scaleGroup(search), sortGroup(sorts, search, 'transactions_count')]} />}
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

/** The contracts that were called most in a period. */
export const hotContractsTable: TableDefinition<'hotContracts'> = {
  resource: 'hotContracts',
  name: 'Hot contracts',
  title: 'Hot contracts',
  noun: ['contract', 'contracts'],
  empty: 'No contracts were called in this period',
  sortable: { words: { 'Txn count': 'transactions_count', 'Gas used': 'total_gas_used' }, own: 'transactions_count' },
  columns: [
    {
      header: 'Contract',
      width: 'minmax(9em, 1.6fr)',
      compact: 'lead',
      cell: ({ contract_address: address }, { chain }) => <AddressLink chain={chain.id} address={address} />,
    },
    {
      header: 'Address',
      width: 'minmax(8em, 1fr)',
      compact: 'none',
      // Names can be imitated.
      cell: ({ contract_address: address }, { chain }) =>
        address?.hash ? <AddressHashLink chain={chain.id} hash={address.hash} kind="contract" /> : <MissingValue />,
    },
    {
      header: 'Txn count',
      width: 'minmax(5em, 0.6fr)',
      align: 'end',
      compact: 'left',
      cell: ({ transactions_count }) => (
        <>
          <Count value={transactions_count} />
          <CompactLabel text=" txns" />
        </>
      ),
    },
    {
      header: 'Gas used',
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
      header: 'Balance',
      native: true,
      width: 'minmax(8em, 1fr)',
      align: 'end',
      compact: 'right',
      cell: ({ balance }, { chain }) => <NativeAmount value={balance} chain={chain} symbol={chain.currency.symbol} />,
    },
  ],
}
