import { useMemo } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/numberFormat'
import { valueFlow } from '#/domain/valueFlow'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { incompleteLists, MAX_PAGES } from '#/features/transactions/incompleteLists'
import { namedAddresses } from '#/features/transactions/namedAddresses'
import { FlowDiagram, FlowList } from '#/features/transactions/valueFlow/FlowDiagram'
import { NetChanges } from '#/features/transactions/valueFlow/NetChanges'
import { useAllPages } from '#/list/useAllPages'
import { Button } from '#/ui/Button'

/** The value flow of a transaction: a diagram of who sent what to whom, and the net change of each address. */
export function ValueFlowPanel({ transaction, hash }: { transaction: Transaction; hash: string }) {
  const connection = useChain()
  const { chain } = connection
  const { token_transfers } = transaction
  const incomplete = incompleteLists(transaction)
  const transfers = useAllPages(
    connection,
    { resource: 'transactionTokenTransfers', params: { hash }, filters: {} },
    { most: MAX_PAGES, wanted: incomplete.transfers },
  )
  const calls = useAllPages(
    connection,
    { resource: 'transactionInternalTransactions', params: { hash }, filters: {} },
    { most: MAX_PAGES, wanted: incomplete.calls },
  )
  // If the list failed or holds less, the transfers in the record count.
  const listed = transfers.rows
  const tokenTransfers =
    token_transfers && (!incomplete.transfers || token_transfers.length > listed.length) ? token_transfers : listed
  const flow = useMemo(
    () => valueFlow(transaction, tokenTransfers, { list: calls.rows }),
    [transaction, tokenTransfers, calls.rows],
  )
  const names = useMemo(
    () => namedAddresses([transaction, ...tokenTransfers, ...calls.rows]),
    [transaction, tokenTransfers, calls.rows],
  )
  const lists = [
    { list: transfers, what: 'Token transfers' },
    { list: calls, what: 'Internal transactions' },
  ]
  if (lists.some(({ list }) => list.state === 'loading')) {
    return (
      <div role="status" className="flex min-h-40 items-center gap-4 text-muted">
        Loading transfers… {grouped(transfers.rows.length + calls.rows.length)} so far
        <Button
          onClick={() => {
            transfers.stop()
            calls.stop()
          }}
        >
          Stop
        </Button>
      </div>
    )
  }
  const { parties, edges, tooMany, emptyTransfers } = flow
  return (
    <div className="flex flex-col gap-4">
      {lists.map(({ list, what }) =>
        list.state === 'failed' && list.error ? (
          <ErrorNotice key={what} error={list.error} what={what} onRetry={list.resume} />
        ) : (
          list.state !== 'complete' && (
            <p key={what} className="text-muted">
              Partial data: includes only the first {grouped(list.rows.length)} {what.toLowerCase()}.{' '}
              <Button onClick={list.resume}>{list.state === 'cut' ? 'Load more' : 'Resume'}</Button>
            </p>
          )
        ),
      )}
      {edges.length === 0 ? (
        <p className="text-muted">No value transferred (fee only)</p>
      ) : (
        <div className="panel flex flex-wrap items-start gap-x-8 gap-y-4 p-4">
          {tooMany ? (
            <p className="text-muted">
              Too many addresses ({grouped(parties.length)}) for a diagram. Net change per address:
            </p>
          ) : (
            <>
              <FlowList flow={flow} names={names} transfers={tokenTransfers} chain={chain} />
              <div
                role="region"
                aria-label="Value flow diagram"
                // Diagrams wider than the window are scrolled, by keyboard too.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                className="hidden max-w-full overflow-x-auto md:block"
              >
                <FlowDiagram flow={flow} names={names} transfers={tokenTransfers} currency={chain.currency} />
              </div>
            </>
          )}
          <NetChanges
            parties={parties}
            names={names}
            transfers={tokenTransfers}
            rate={transaction.exchange_rate}
            chain={chain}
          />
        </div>
      )}
      {emptyTransfers > 0 && (
        <p className="text-sm text-muted">
          {emptyTransfers === 1 ? '1 zero-value transfer' : `${emptyTransfers} zero-value transfers`} hidden
        </p>
      )}
    </div>
  )
}
