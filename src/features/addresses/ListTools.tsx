import { writeSearch } from '#/data/searchParameters'
import { AddressHashLink } from '#/entity/AddressLink'
import { useChain } from '#/data/useChain'
import { isAddressHash } from '#/domain/hash'
import { ChoiceBar } from '#/ui/ChoiceBar'
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

/** Which way the movements shown went; each choice is a link of its own. */
export function DirectionChoice({ search }: { search: Search }) {
  const choices = directions.map(([label, filter]) => ({
    label,
    href: hrefOf(search, { filter }),
    on: search.filter === filter,
  }))
  return <ChoiceBar label="Direction" choices={choices} />
}

const orders = [
  ['Newest', undefined, undefined],
  ['Oldest', 'block_number', 'asc'],
  ['Largest value', 'value', 'desc'],
  ['Highest fee', 'fee', 'desc'],
] as const

/** The order of transactions, as the server sorts all of them. */
function OrderChoice({ search }: { search: Search }) {
  const isOf = (sort?: string, order?: string) => search.sort === sort && (search.order ?? (sort && 'desc')) === order
  const newest =
    !orders.some(([, sort, order]) => sort && isOf(sort, order)) && (search.sort ?? 'block_number') === 'block_number'
  const choices = orders.map(([label, sort, order]) => ({
    label,
    href: hrefOf(search, { sort, order }),
    on: sort ? isOf(sort, order) : newest,
  }))
  return <ChoiceBar label="Order" choices={choices} />
}

const types = ['ERC-20', 'ERC-721', 'ERC-1155', 'ERC-404']

/** What of the transactions is shown, and in which order. */
export function TransactionTools({ search }: { search: Search }) {
  return (
    <>
      <DirectionChoice search={search} />
      <OrderChoice search={search} />
    </>
  )
}

/** The standard of the tokens shown. */
export function TokenTypeChoice({ search }: { search: Search }) {
  const choices = [undefined, ...types].map((type) => ({
    label: type ?? 'All types',
    href: hrefOf(search, { type }),
    on: search.type === type,
  }))
  return <ChoiceBar label="Token type" choices={choices} />
}

/** What of the token transfers is shown. */
export function TransferTools({ search }: { search: Search }) {
  return (
    <>
      <OneToken search={search} />
      <DirectionChoice search={search} />
      <TokenTypeChoice search={search} />
    </>
  )
}

/** Says that one token's movements alone are shown, and leads to all of them. */
function OneToken({ search }: { search: Search }) {
  const { chain } = useChain()
  const { token } = search
  if (!token) return null
  return (
    <span className="inline-flex min-h-11 flex-wrap items-center gap-2 md:min-h-7">
      Only the token{' '}
      {isAddressHash(token) ? (
        <AddressHashLink chain={chain.id} hash={token} kind="contract" />
      ) : (
        <HostileText text={token} max={50} />
      )}
      <a href={hrefOf(search, { token: undefined })} className="underline">
        Show all tokens
      </a>
    </span>
  )
}
