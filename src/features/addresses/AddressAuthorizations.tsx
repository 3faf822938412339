import { listRequest } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { grouped } from '#/domain/amounts/numberFormat'
import { Authorizations } from '#/entity/Authorizations'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { BlockLink, TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { ListEnd } from '#/list/ListEnd'
import { useInfiniteList } from '#/list/useInfiniteList'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { Skeleton } from '#/ui/Skeleton'

/**
 * The authorizations (EIP-7702) of an address in its loaded transactions: by it, or to its code. No endpoint lists
 * authorizations, and another account may have sent one in a transaction that the API does not list for the address.
 */
export function AddressAuthorizations({ hash }: { hash: string }) {
  const connection = useChain()
  const { chain } = connection
  const list = useInfiniteList(connection, listRequest('addressTransactions', { hash }, {}), undefined)
  const { state, error, count, complete } = list
  const transactions = list.rows.flatMap(({ value }) => value ?? [])
  const isUnknown = transactions.length > 0 && transactions.every((each) => each.authorization_list === null)
  const found = transactions.flatMap((transaction) => {
    const own = (transaction.authorization_list ?? []).filter(
      ({ authority, address_hash }) => sameHash(authority, hash) || sameHash(address_hash, hash),
    )
    return own.length > 0 ? [{ transaction, own }] : []
  })
  return (
    <section aria-label="Authorizations">
      <PageMeta tab="Authorizations" />
      {state === 'loading' ? (
        <div aria-busy className="py-4">
          <Skeleton className="w-60" />
        </div>
      ) : state === 'failed' && error ? (
        <ErrorNotice error={error} what="Authorizations" onRetry={list.more} />
      ) : isUnknown ? (
        <Notice title="Authorizations not available for this chain">
          <p className="text-muted">The API lists transactions without them.</p>
        </Notice>
      ) : (
        <>
          <p role="status" className="pt-3">
            {found.length === 0 ? 'No authorizations' : 'Authorizations (EIP-7702)'} in{' '}
            {complete ? 'all' : 'the latest'} {grouped(count)} {count === 1 ? 'transaction' : 'transactions'} of this
            address
          </p>
          <p className="pb-3 text-sm text-muted">
            Not covered: authorizations in transactions that this address neither sent nor received.
          </p>
          <ul className="ruled">
            {found.map(({ transaction, own }) => (
              <li key={transaction.hash} className="flex flex-col gap-1 py-3">
                <span className="flex flex-wrap items-baseline gap-x-4">
                  <TransactionLink chain={chain.id} hash={transaction.hash} />
                  <span>
                    <span className="text-muted">Block</span>{' '}
                    <BlockLink chain={chain.id} height={transaction.block_number} />
                  </span>
                  <Timestamp date={transaction.timestamp} />
                </span>
                <Authorizations list={own} chain={chain} />
              </li>
            ))}
          </ul>
          {/* Few transactions have any: more are loaded on request only. */}
          <ListEnd list={{ ...list, state: state === 'more' ? 'more-on-request' : state }} several="transactions" />
        </>
      )}
    </section>
  )
}
