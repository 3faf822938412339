import { lazy } from 'react'
import { useChain, useHasOnlyContract, useUnsupportedEndpoints } from '#/data/sources/useChain'
import { type CounterpartyResource, transfersOf } from '#/features/addresses/counterpartyRoute'
import { filterGroup, tokenTypeGroup } from '#/list/choiceGroups'
import { filterHref, type FilterSearch } from '#/list/definition'
import { ChoiceBar, type ChoiceGroup } from '#/ui/ChoiceBar'
import { LazyPanel } from '#/ui/LazyPanel'

/** Lazy: few lists are filtered by a token. */
const TokenChip = lazy(() => import('#/features/addresses/TokenChip'))
/** Lazy: it is opened by a click. */
const CounterpartyForm = lazy(() => import('#/features/addresses/CounterpartyForm'))

interface AddressFilters {
  hash: string
  search: FilterSearch
}

/** Filters and sort order of an address's transactions. */
export function TransactionFilters({ hash, search }: AddressFilters) {
  const more = useTransferGroup('addressTransactions', hash, search)
  return (
    <>
      <Counterparty resource="addressTransactions" hash={hash} search={search} />
      <ChoiceBar groups={[filterGroup('Direction', 'filter', directions, search), orderGroup(search), ...more]} />
    </>
  )
}

/** Filters of an address's internal transactions. */
export function InternalTransactionFilters({ search }: { search: FilterSearch }) {
  return <ChoiceBar groups={[filterGroup('Direction', 'filter', directions, search)]} />
}

/** Filters of an address's tokens. */
export function TokenFilters({ search }: { search: FilterSearch }) {
  return <ChoiceBar groups={[tokenTypeGroup(search)]} />
}

/** Filters of an address's token transfers. */
export function TokenTransferFilters({ hash, search }: AddressFilters) {
  const more = useTransferGroup('addressTokenTransfers', hash, search)
  return (
    <>
      <Counterparty resource="addressTokenTransfers" hash={hash} search={search} />
      {search.token && (
        <LazyPanel>
          <TokenChip token={search.token} hrefWithout={filterHref(search, { token: undefined })} />
        </LazyPanel>
      )}
      <ChoiceBar groups={[filterGroup('Direction', 'filter', directions, search), tokenTypeGroup(search), ...more]} />
    </>
  )
}

const directions = [
  ['All', undefined],
  ['In', 'to'],
  ['Out', 'from'],
] as const

/** The first one is the API's default. */
const orders = [
  ['Newest', 'block_number', 'desc'],
  ['Oldest', 'block_number', 'asc'],
  ['Largest value', 'value', 'desc'],
  ['Highest fee', 'fee', 'desc'],
] as const

function orderGroup(search: FilterSearch): ChoiceGroup {
  const [[defaultLabel, defaultSort]] = orders
  const { sort: currentSort = defaultSort, order: currentOrder = 'desc' } = search
  const choices = orders.map(([label, sort, order]) => ({
    label,
    href: filterHref(search, label === defaultLabel ? { sort: undefined, order: undefined } : { sort, order }),
    on: currentSort === sort && currentOrder === order,
  }))
  return { label: 'Sort', choices, compact: true }
}

/** Links to the form for the counterparty, and to the advanced filter; none where the API lacks that. */
function useTransferGroup(resource: CounterpartyResource, hash: string, search: FilterSearch): ChoiceGroup[] {
  const { chain } = useChain()
  if (!useHasCounterpartyFilter()) return []
  const isOpen = search.with === ''
  return [
    {
      label: 'More filters',
      apart: true,
      choices: [
        { label: 'Counterparty…', href: filterHref(search, { with: isOpen ? undefined : '' }), on: isOpen },
        {
          label: 'Advanced filter',
          href: transfersOf(resource, chain.id, hash, { ...search, with: undefined }),
          on: false,
        },
      ],
    },
  ]
}

/** The form for the counterparty while it is open. */
function Counterparty({ resource, hash, search }: AddressFilters & { resource: CounterpartyResource }) {
  const { chain } = useChain()
  if (search.with !== '') return null
  return (
    <LazyPanel>
      <CounterpartyForm
        hrefOf={(counterparty) => transfersOf(resource, chain.id, hash, { ...search, with: counterparty })}
      />
    </LazyPanel>
  )
}

/** Whether the API can filter by counterparty; false once it is known to lack the endpoint. */
export function useHasCounterpartyFilter(): boolean {
  const isUnsupported = useUnsupportedEndpoints(['advancedFilters']).size > 0
  return !useHasOnlyContract() && !isUnsupported
}
