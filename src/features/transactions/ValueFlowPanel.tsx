import { useMemo } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/numberFormat'
import { valueFlow } from '#/domain/valueFlow'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { FlowDiagram } from '#/features/transactions/FlowDiagram'
import { FlowList } from '#/features/transactions/FlowList'
import { NetChanges } from '#/features/transactions/NetChanges'
import { addressesIn } from '#/features/transactions/parties'
import { useAllPages } from '#/list/useAllPages'
import { Button } from '#/ui/Button'

/** The first pages of a list are enough for a picture, and all that a reader should pay for unasked. */
const most = 4

/** Where value went: a diagram of who gave what to whom, and what that came to for each address. */
export default function ValueFlowPanel({ transaction, hash }: { transaction: Transaction; hash: string }) {
  const connection = useChain()
  const { chain } = connection
  const { token_transfers, token_transfers_overflow, to } = transaction
  const given = token_transfers_overflow === true ? null : token_transfers
  const transfers = useAllPages(
    connection,
    { resource: 'transactionTokenTransfers', params: { hash }, filters: {} },
    { most, wanted: given === null },
  )
  const calls = useAllPages(
    connection,
    { resource: 'transactionInternalTransactions', params: { hash }, filters: {} },
    // An account without code calls nobody.
    { most, wanted: to?.is_contract !== false },
  )
  // What the record itself holds counts where its list does not come, or holds less.
  const listed = transfers.rows
  const moved = given ?? (token_transfers && token_transfers.length > listed.length ? token_transfers : listed)
  const flow = useMemo(() => valueFlow(transaction, moved, { list: calls.rows }), [transaction, moved, calls.rows])
  const names = useMemo(() => addressesIn([transaction, ...moved, ...calls.rows]), [transaction, moved, calls.rows])
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
              <FlowList flow={flow} names={names} transfers={moved} chain={chain} />
              <div
                role="region"
                aria-label="Diagram of the value flow"
                // Pictures wider than the window are scrolled, by keys too.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                className="hidden overflow-x-auto py-2 md:block"
              >
                <FlowDiagram flow={flow} names={names} transfers={moved} currency={chain.currency} />
              </div>
            </>
          )}
          <NetChanges parties={parties} names={names} transfers={moved} chain={chain} />
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
