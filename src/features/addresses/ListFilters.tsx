import { writeSearch } from '#/data/searchParameters'
import { useChain } from '#/data/sources/useChain'
import { isAddressHash } from '#/domain/hash'
import { AddressHashLink } from '#/entity/AddressLink'
import { CounterpartyForm, useHasCounterpartyFilter } from '#/features/addresses/CounterpartyFilter'
import { FilterChip } from '#/features/addresses/FilterChip'
import { ChoiceBar, type ChoiceGroup } from '#/ui/ChoiceBar'
import { UntrustedText } from '#/ui/UntrustedText'

/** The search parameters of a list, as they are in the URL. */
type Search = Readonly<Record<string, string | undefined>>

/** Filters and sort order of an address's transactions. The counterparty filter has one order only. */
export function TransactionFilters({ search }: { search: Search }) {
  const orders = search.with ? [] : [orderGroup(search)]
  return (
    <>
      <Counterparty search={search} />
      <ChoiceBar groups={[directionGroup(search), ...orders, ...useCounterpartyGroup(search)]} />
    </>
  )
}

/** Filters of an address's internal transactions. */
export function InternalTransactionFilters({ search }: { search: Search }) {
  return <ChoiceBar groups={[directionGroup(search)]} />
}

/** Filters of an address's tokens. */
export function TokenFilters({ search }: { search: Search }) {
  return <ChoiceBar groups={[typeGroup(search)]} />
}

/** Filters of an address's token transfers. */
export function TokenTransferFilters({ search }: { search: Search }) {
  return (
    <>
      <Counterparty search={search} />
      {search.token && <TokenChip token={search.token} hrefWithout={hrefOf(search, { token: undefined })} />}
      <ChoiceBar groups={[directionGroup(search), typeGroup(search), ...useCounterpartyGroup(search)]} />
    </>
  )
}

/** The same list with some of its parameters changed, from its first page. */
function hrefOf(search: Search, changed: Search): string {
  return writeSearch({ ...search, cursor: undefined, ...changed }) || '?'
}

const directions = [
  ['All', undefined],
  ['↓ In', 'to'],
  ['↑ Out', 'from'],
] as const

function directionGroup(search: Search): ChoiceGroup {
  const choices = directions.map(([label, filter]) => ({
    label,
    href: hrefOf(search, { filter }),
    on: search.filter === filter,
  }))
  return { label: 'Direction', choices }
}

/** The first one is the API's default. */
const orders = [
  ['Newest', 'block_number', 'desc'],
  ['Oldest', 'block_number', 'asc'],
  ['Largest value', 'value', 'desc'],
  ['Highest fee', 'fee', 'desc'],
] as const

function orderGroup(search: Search): ChoiceGroup {
  const [[defaultLabel, defaultSort]] = orders
  const { sort: currentSort = defaultSort, order: currentOrder = 'desc' } = search
  const choices = orders.map(([label, sort, order]) => ({
    label,
    href: hrefOf(search, label === defaultLabel ? { sort: undefined, order: undefined } : { sort, order }),
    on: currentSort === sort && currentOrder === order,
  }))
  return { label: 'Sort', choices }
}

const types = ['ERC-20', 'ERC-721', 'ERC-1155', 'ERC-404']

function typeGroup(search: Search): ChoiceGroup {
  const choices = [undefined, ...types].map((type) => ({
    label: type ?? 'All types',
    href: hrefOf(search, { type }),
    on: search.type === type,
  }))
  return { label: 'Token type', choices }
}

/** The link that opens and closes the form for the counterparty; none once one is selected. */
function useCounterpartyGroup(search: Search): ChoiceGroup[] {
  if (!useHasCounterpartyFilter() || search.with) return []
  const isOpen = search.with === ''
  const choice = { label: 'Counterparty…', href: hrefOf(search, { with: isOpen ? undefined : '' }), on: isOpen }
  return [{ label: 'Counterparty', choices: [choice] }]
}

/** The form for the counterparty while it is open. */
function Counterparty({ search }: { search: Search }) {
  if (search.with !== '') return null
  return <CounterpartyForm hrefOf={(counterparty) => hrefOf(search, { with: counterparty })} />
}

/** The token that the transfers are filtered by. */
function TokenChip({ token, hrefWithout }: { token: string; hrefWithout: string }) {
  const { chain } = useChain()
  return (
    <FilterChip label="Token" hrefWithout={hrefWithout}>
      {isAddressHash(token) ? (
        <AddressHashLink chain={chain.id} hash={token} kind="contract" />
      ) : (
        <UntrustedText text={token} max={50} />
      )}
    </FilterChip>
  )
}
