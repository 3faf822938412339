import { lazy, Suspense } from 'react'
import { writeSearch } from '#/data/searchParameters'
import { useChain } from '#/data/sources/useChain'
import { isAddressHash } from '#/domain/hash'
import { AddressHashLink } from '#/entity/AddressLink'
import { useServesNarrowing } from '#/features/addresses/useNarrowing'
import { ChoiceBar, type ChoiceGroup } from '#/ui/ChoiceBar'
import { UntrustedText } from '#/ui/UntrustedText'

const CounterpartyForm = lazy(() => import('#/features/addresses/CounterpartyForm'))

/** The search parameters of a list, as they stand in the URL. */
export type Search = Readonly<Record<string, string | undefined>>

/** The same list with some of its parameters changed, from its head. */
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

const orders = [
  ['Newest', 'block_number', 'desc'],
  ['Oldest', 'block_number', 'asc'],
  ['Largest value', 'value', 'desc'],
  ['Highest fee', 'fee', 'desc'],
] as const

/** The orders of transactions, as the server sorts all of them; the first is how it does unasked. */
function orderGroup(search: Search): ChoiceGroup {
  const [{ sort: shown, order: way = 'desc' }, [[usual]]] = [search, orders]
  const choices = orders.map(([label, sort, order]) => ({
    label,
    href: hrefOf(search, label === usual ? { sort: undefined, order: undefined } : { sort, order }),
    on: (shown ?? 'block_number') === sort && way === order,
  }))
  return { label: 'Order', choices }
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

/** Whether everybody's movements are shown or those with one other address, where the server can find them. */
function useCounterpartyGroup(search: Search): ChoiceGroup[] {
  if (!useServesNarrowing()) return []
  const choices = [
    { label: 'Everybody', href: hrefOf(search, { with: undefined }), on: search.with === undefined },
    { label: 'One address…', href: hrefOf(search, { with: '' }), on: search.with !== undefined },
  ]
  return [{ label: 'With whom', choices }]
}

/** Asks for the other address. */
function Counterparty({ search }: { search: Search }) {
  if (search.with !== '') return null
  return (
    <Suspense>
      <CounterpartyForm hrefWith={(other) => hrefOf(search, { with: other })} />
    </Suspense>
  )
}

/** What of the transactions is shown, and in which order; what passed between two addresses comes newest first alone. */
export function TransactionChoices({ search }: { search: Search }) {
  const order = search.with ? [] : [orderGroup(search)]
  return (
    <>
      <Counterparty search={search} />
      <ChoiceBar groups={[directionGroup(search), ...order, ...useCounterpartyGroup(search)]} />
    </>
  )
}

/** What of the calls is shown. */
export function CallChoices({ search }: { search: Search }) {
  return <ChoiceBar groups={[directionGroup(search)]} />
}

/** What of the tokens held is shown. */
export function TokenChoices({ search }: { search: Search }) {
  return <ChoiceBar groups={[typeGroup(search)]} />
}

/** What of the token transfers is shown. */
export function TransferChoices({ search }: { search: Search }) {
  return (
    <>
      <Counterparty search={search} />
      {search.token && <OneToken token={search.token} all={hrefOf(search, { token: undefined })} />}
      <ChoiceBar groups={[directionGroup(search), typeGroup(search), ...useCounterpartyGroup(search)]} />
    </>
  )
}

/** Says that one token's movements alone are shown, and leads to all of them. */
function OneToken({ token, all }: { token: string; all: string }) {
  const { chain } = useChain()
  return (
    <span className="inline-flex min-h-11 flex-wrap items-center gap-2 md:min-h-7">
      Only the token{' '}
      {isAddressHash(token) ? (
        <AddressHashLink chain={chain.id} hash={token} kind="contract" />
      ) : (
        <UntrustedText text={token} max={50} />
      )}
      <a href={all} className="underline">
        Show all tokens
      </a>
    </span>
  )
}
