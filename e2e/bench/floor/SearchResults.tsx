import { Link } from './cells'
import { ListPage } from './ListPage'
import type { PageProps } from './routes'
import { type SearchResult, searchResult } from './schemas'
import { Table } from './Table'

const columns = {
  Type: ({ type }: SearchResult) => type,
  Result: ({ address_hash, name }: SearchResult, chain: string) => (
    <Link chain={chain} to={`token/${address_hash}`} text={name ?? '–'} />
  ),
  Address: ({ address_hash }: SearchResult) => address_hash,
  Price: ({ exchange_rate }: SearchResult) => exchange_rate,
}
const keyOf = ({ address_hash, name }: SearchResult) => `${address_hash} ${name}`

export default function SearchResults({ chain }: PageProps) {
  return (
    <ListPage title="Search results" chain={chain} endpoint={`/search${location.search}`} item={searchResult}>
      {(rows) => <Table rows={rows} keyOf={keyOf} columns={columns} chain={chain} />}
    </ListPage>
  )
}
