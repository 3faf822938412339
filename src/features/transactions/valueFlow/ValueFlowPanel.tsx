import { useMemo } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/numberFormat'
import { valueFlow } from '#/domain/valueFlow'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { namedAddresses } from '#/features/transactions/namedAddresses'
import { FlowDiagram, FlowList } from '#/features/transactions/valueFlow/FlowDiagram'
import { NetChanges } from '#/features/transactions/valueFlow/NetChanges'
import { useAllPages } from '#/list/useAllPages'
import { Button } from '#/ui/Button'

/** Pages of each list that are requested automatically; the rest only on request, as every page costs credits. */
const MAX_PAGES = 4

/** Where value went: a diagram of who sent what to whom, and the net change of each address. */
export function ValueFlowPanel({ transaction, hash }: { transaction: Transaction; hash: string }) {
  const connection = useChain()
  const { chain } = connection
  const { token_transfers, token_transfers_overflow, to } = transaction
  const complete = token_transfers_overflow === true ? null : token_transfers
  const transfers = useAllPages(
    connection,
    { resource: 'transactionTokenTransfers', params: { hash }, filters: {} },
    { most: MAX_PAGES, wanted: complete === null },
  )
  const calls = useAllPages(
    connection,
    { resource: 'transactionInternalTransactions', params: { hash }, filters: {} },
    // A transaction to an EOA has no internal transactions.
    { most: MAX_PAGES, wanted: to?.is_contract !== false },
  )
  // If the list failed or holds less, the transfers in the record count.
  const listed = transfers.rows
  const tokenTransfers =
    complete ?? (token_transfers && token_transfers.length > listed.length ? token_transfers : listed)
  const flow = useMemo(
    () => valueFlow(transaction, tokenTransfers, { list: calls.rows }),
    [transaction, tokenTransfers, calls.rows],
  )
  const names = useMemo(
    () => namedAddresses([transaction, ...tokenTransfers, ...calls.rows]),
    [transaction, tokenTransfers, calls.rows],
  )
  const lists = [
    { list: transfers, what: 'Token transfers', means: 'tokens' },
    { list: calls, what: 'Internal transactions', means: 'coins that contracts sent' },
  ]
  if (lists.some(({ list }) => list.state === 'loading')) {
    return (
      <div role="status" className="flex min-h-40 items-center gap-4 text-muted">
        Following the value: {grouped(transfers.rows.length + calls.rows.length)} records so far…
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
      {lists.map(({ list, what, means }) =>
        list.state === 'failed' && list.error ? (
          <ErrorNotice key={what} error={list.error} what={what} onRetry={list.resume} />
        ) : (
          list.state !== 'complete' && (
            <p key={what} className="text-muted">
              Only the first {grouped(list.rows.length)} {what.toLowerCase()} are counted here; more {means} may have
              moved. <Button onClick={list.resume}>{list.state === 'cut' ? 'Read them all' : 'Go on'}</Button>
            </p>
          )
        ),
      )}
      {edges.length === 0 ? (
        <p className="text-muted">No coins or tokens moved, but for the fee.</p>
      ) : (
        <>
          {tooMany ? (
            <p className="text-muted">
              {grouped(parties.length)} addresses took part: too many for a picture, so here is what each of them gained
              or lost.
            </p>
          ) : (
            <>
              <FlowList flow={flow} names={names} transfers={tokenTransfers} chain={chain} />
              <div
                role="region"
                aria-label="Diagram of the value flow"
                // Diagrams wider than the window are scrolled, by keyboard too.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                className="hidden overflow-x-auto py-2 md:block"
              >
                <FlowDiagram flow={flow} names={names} transfers={tokenTransfers} currency={chain.currency} />
              </div>
            </>
          )}
          <NetChanges parties={parties} names={names} transfers={tokenTransfers} chain={chain} />
        </>
      )}
      {emptyTransfers > 0 && (
        <p className="text-sm text-muted">
          {emptyTransfers === 1 ? 'One transfer' : `${emptyTransfers} transfers`} of zero left out: nothing moved by
          {emptyTransfers === 1 ? ' it' : ' them'}.
        </p>
      )}
    </div>
  )
}
