import type { ListSearch } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { isAddressHash, isTransactionHash } from '#/domain/hashes/hash'
import { AddressHashLink } from '#/entity/AddressLink'
import { TransactionLink } from '#/entity/links'
import { userOperationsTable } from '#/features/userOperations/columns'
import { FilterChip } from '#/list/FilterChip'
import { filterHref } from '#/list/definition'
import { ListPage } from '#/list/ListPage'
import { UntrustedText } from '#/ui/UntrustedText'

/** Filters by what they are called; the links of a user operation's page set them. */
const FILTERS = {
  sender: 'Sender',
  bundler: 'Bundler',
  paymaster: 'Paymaster',
  factory: 'Factory',
  transaction_hash: 'Transaction',
} as const

/** The user operations of a chain, or those of one account, bundler, paymaster, factory or transaction. */
export function UserOperationList({ search }: { search: ListSearch<'userOperations'> }) {
  const { chain } = useChain()
  const set = Object.entries(FILTERS).flatMap(([name, label]) => {
    const value = search[name as keyof typeof FILTERS]
    return value ? [{ name, label, value }] : []
  })
  return (
    <ListPage
      definition={userOperationsTable}
      params={{}}
      search={search}
      tools={
        set.length === 0 ? undefined : (
          <>
            {set.map(({ name, label, value }) => (
              <FilterChip key={name} label={label} hrefWithout={filterHref(search, { [name]: undefined })}>
                {isAddressHash(value) ? (
                  <AddressHashLink chain={chain.id} hash={value} />
                ) : isTransactionHash(value) ? (
                  <TransactionLink chain={chain.id} hash={value} />
                ) : (
                  <UntrustedText text={value} max={50} />
                )}
              </FilterChip>
            ))}
          </>
        )
      }
    />
  )
}
