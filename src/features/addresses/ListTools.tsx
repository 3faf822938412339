import { writeSearch } from '#/data/searchParameters'
import { useChain } from '#/data/useChain'
import { isAddressHash } from '#/domain/hash'
import { AddressHashLink } from '#/entity/AddressLink'
import { ChoiceBar, type ChoiceGroup } from '#/ui/ChoiceBar'
import { HostileText } from '#/ui/HostileText'

/** The search parameters of a list, as they stand in the URL. */
type Search = Readonly<Record<string, string | undefined>>

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

/** What of the transactions is shown, and in which order. */
export function TransactionTools({ search }: { search: Search }) {
  return <ChoiceBar groups={[directionGroup(search), orderGroup(search)]} />
}

/** What of the calls is shown. */
export function CallTools({ search }: { search: Search }) {
  return <ChoiceBar groups={[directionGroup(search)]} />
}

/** What of the tokens held is shown. */
export function TokenTools({ search }: { search: Search }) {
  return <ChoiceBar groups={[typeGroup(search)]} />
}

/** What of the token transfers is shown. */
export function TransferTools({ search }: { search: Search }) {
  return (
    <>
      {search.token && <OneToken token={search.token} all={hrefOf(search, { token: undefined })} />}
      <ChoiceBar groups={[directionGroup(search), typeGroup(search)]} />
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
        <HostileText text={token} max={50} />
      )}
      <a href={all} className="underline">
        Show all tokens
      </a>
    </span>
  )
}
