import type { TransactionOrigin } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'

/** Says where a transaction's record was put together from, where it is not from an endpoint of its own. */
export function Origin({ origin }: { origin: TransactionOrigin }) {
  const { chain } = useChain()
  switch (origin.kind) {
    case 'record':
      return null
    case 'row':
      return <p className="text-sm text-muted">Composed from a list that was read before.</p>
    case 'latest':
      return <p className="text-sm text-muted">Composed from the list of the latest transactions.</p>
    case 'block':
      return (
        <p className="text-sm break-all text-muted">
          Composed from{' '}
          <a href={paths.block(chain.id, origin.block, 'txs')} className="underline">
            the transactions of block {origin.block}
          </a>
          , as this server has no record of single transactions.
        </p>
      )
  }
}
