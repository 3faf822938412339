import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListSearch } from '#/data/queries/listRequest'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { Count } from '#/entity/Count'
import { contractsTable } from '#/features/contracts/columns'
import { filterGroup, sortGroup } from '#/list/choiceGroups'
import { ListPage } from '#/list/ListPage'
import { ListSearchForm } from '#/list/ListSearchForm'
import { ChoiceBar } from '#/ui/ChoiceBar'
import { type Stat, Stats } from '#/ui/Stats'

interface VerifiedContractsProps {
  params: object
  search: ListSearch<'smartContracts'>
  /** Links to the other lists of contracts. */
  tabs: ReactNode
}

/** The verified contracts of a chain, with their number, a search and a filter by language. */
export function VerifiedContracts({ params, search, tabs }: VerifiedContractsProps) {
  return (
    <ListPage
      definition={contractsTable}
      params={params}
      search={search}
      intro={
        <>
          {tabs}
          <ContractCounters />
        </>
      }
      tools={
        <>
          <ListSearchForm label="Verified contracts" field="Name or address" search={search} />
          <ChoiceBar
            groups={[filterGroup('Language', 'filter', languages, search), sortGroup(contractsTable, search, 'Newest')]}
          />
        </>
      }
    />
  )
}

/** The numbers of contracts; nothing where the API does not serve them. */
function ContractCounters() {
  const { data, isError } = useQuery({ ...itemQuery(useChain(), 'smartContractCounters', {}), ...SECONDARY })
  if (isError || data?.value === null) return null
  const counters = data?.value
  const value = (count: bigint | null | undefined) => (counters ? <Count value={count ?? null} /> : undefined)
  const figures: Stat[] = [
    { label: 'Contracts', hint: 'Contracts on the chain.', value: value(counters?.smart_contracts) },
    {
      label: 'New (24h)',
      hint: 'Contracts created in the last 24 hours.',
      value: value(counters?.new_smart_contracts_24h),
    },
    { label: 'Verified', hint: 'Contracts with a verified source.', value: value(counters?.verified_smart_contracts) },
    {
      label: 'Verified (24h)',
      hint: 'Contracts verified in the last 24 hours.',
      value: value(counters?.new_verified_smart_contracts_24h),
    },
  ]
  return (
    <section aria-label="Contract counts" className="pt-3 pb-2">
      <Stats figures={figures} />
    </section>
  )
}

const languages = [
  ['All languages', undefined],
  ['Solidity', 'solidity'],
  ['Vyper', 'vyper'],
  ['Yul', 'yul'],
  ['Geas', 'geas'],
  ['Stylus Rust', 'stylus_rust'],
] as const
