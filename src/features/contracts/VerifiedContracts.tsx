import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useMemo } from 'react'
import type { ListSearch } from '#/data/queries/listRequest'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { writeSearch } from '#/data/searchParameters'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { Count } from '#/entity/Count'
import { contractsTable } from '#/features/contracts/columns'
import { ListPage } from '#/list/ListPage'
import { Button } from '#/ui/Button'
import { ChoiceBar } from '#/ui/ChoiceBar'
import { type Stat, Stats } from '#/ui/Stats'

interface VerifiedContractsProps {
  params: object
  search: ListSearch<'smartContracts'>
}

/** The verified contracts of a chain, with their number, a search and a filter by language. */
export function VerifiedContracts({ params, search }: VerifiedContractsProps) {
  const definition = useMemo(
    () => (search.q ? { ...contractsTable, empty: 'No contracts match these filters' } : contractsTable),
    [search.q],
  )
  return (
    <>
      <h1 className="pt-5 text-xl font-semibold">Verified contracts</h1>
      <ContractCounters />
      <ListPage
        definition={definition}
        params={params}
        search={search}
        tools={
          <>
            <ContractSearchForm search={search} />
            <ChoiceBar groups={[languageGroup(search), sortGroup(search)]} />
          </>
        }
      />
    </>
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

/** The field for a name or an address. */
function ContractSearchForm({ search }: { search: VerifiedContractsProps['search'] }) {
  const router = useRouter()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('q') as HTMLInputElement
    router.history.push(
      paths.of(router.state.location.pathname) + hrefOf(search, { q: field.value.trim() || undefined }),
    )
  }
  return (
    <form
      role="search"
      aria-label="Verified contracts"
      onSubmit={submit}
      className="flex max-w-full items-center gap-2"
    >
      <input
        // Typed text belongs to one search.
        key={search.q ?? ''}
        type="search"
        name="q"
        defaultValue={search.q ?? ''}
        aria-label="Name or address"
        placeholder="Name or address"
        autoComplete="off"
        spellCheck={false}
        className="h-11 w-52 max-w-full rounded-sm border border-line-strong bg-raised px-2 text-ink placeholder:text-muted md:h-7"
      />
      <Button type="submit" className="md:min-h-7">
        Search
      </Button>
    </form>
  )
}

type Search = Readonly<Record<string, string | undefined>>

/** The same list with some of its parameters changed, from its first page. */
function hrefOf(search: Search, changed: Search): string {
  return writeSearch({ ...search, cursor: undefined, ...changed }) || '?'
}

const languages = [
  ['All languages', undefined],
  ['Solidity', 'solidity'],
  ['Vyper', 'vyper'],
  ['Yul', 'yul'],
  ['Geas', 'geas'],
  ['Stylus Rust', 'stylus_rust'],
] as const

function languageGroup(search: Search) {
  const choices = languages.map(([label, filter]) => ({
    label,
    href: hrefOf(search, { filter }),
    on: search.filter === filter,
  }))
  return { label: 'Language', choices }
}

const sorts = [
  ['Newest', undefined],
  ['Balance', 'balance'],
  ['Txn count', 'transactions_count'],
] as const

function sortGroup(search: Search) {
  const choices = sorts.map(([label, sort]) => ({
    label,
    href: hrefOf(search, { sort, order: sort && 'desc' }),
    on: search.sort === sort,
  }))
  return { label: 'Sort', choices }
}
