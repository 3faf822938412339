import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from '#/data/useStore'
import { ApiError } from '#/api/errors'
import type { Transaction } from '#/api/schemas/transaction'
import { labelIn, labels } from '#/data/labels/labels'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/amounts/numberFormat'
import { flowTotal, valueFlow } from '#/features/transactions/valueFlow/valueFlow'
import { nameOfAddress } from '#/entity/AddressLink'
import { namedAddresses } from '#/entity/namedAddresses'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { UnprocessedNote } from '#/entity/UnprocessedNote'
import { incompleteLists } from '#/features/transactions/useTransactionSummary'
import { MAX_AUTOMATIC_PAGES } from '#/features/transactions/useWholeList'
import { findSharedNames } from '#/features/transactions/valueFlow/sharedNames'
import { FlowDiagram, FlowList } from '#/features/transactions/valueFlow/FlowDiagram'
import { NetChanges } from '#/features/transactions/valueFlow/NetChanges'
import { type AllPages, useAllPages } from '#/list/useAllPages'
import { Button } from '#/ui/Button'

/** Diagram and table of more addresses start at the top of the panel, which cuts them. */
const MANY_PARTIES = 8

interface ValueFlowPanelProps {
  transaction: Transaction
  hash: string
  /** Whether the panel has the height of one line, as the record lists no transfers. */
  isLow: boolean
}

/** The value flow of a transaction: a diagram of who sent what to whom, and the net change of each address. */
export function ValueFlowPanel({ transaction, hash, isLow }: ValueFlowPanelProps) {
  const connection = useChain()
  const { chain } = connection
  const { token_transfers } = transaction
  const incomplete = incompleteLists(transaction)
  const transfers = useAllPages(
    connection,
    { resource: 'transactionTokenTransfers', params: { hash }, filters: {} },
    { most: MAX_AUTOMATIC_PAGES, wanted: incomplete.transfers },
  )
  const calls = useAllPages(
    connection,
    { resource: 'transactionInternalTransactions', params: { hash }, filters: {} },
    { most: MAX_AUTOMATIC_PAGES, wanted: incomplete.calls },
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
  const privateLabels = useStore(labels)
  const sharedNames = useMemo(() => {
    const nameOf = (address: string) => {
      const known = names.get(address)
      return labelIn(privateLabels, address) ?? (known ? nameOfAddress(known) : null)
    }
    return findSharedNames(
      flow.parties.map(({ address }) => address),
      nameOf,
    )
  }, [flow.parties, names, privateLabels])
  const lists = [
    { list: transfers, what: 'Token transfers' },
    { list: calls, what: 'Internal transactions' },
  ]
  // Deferred: a long flow is rendered in slices, between which the browser answers the user.
  const isLoading = useDeferredValue(lists.some(({ list }) => list.state === 'loading'))
  if (isLoading) {
    return (
      <div role="status" className="flex items-center gap-4 px-4 py-1.5 text-muted md:py-2.5">
        <span className="py-1">Loading transfers… {grouped(transfers.rows.length + calls.rows.length)} so far</span>
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
  const isListCut = incomplete.transfers && tokenTransfers === token_transfers && transfers.state === 'complete'
  const callsState = <ListState list={calls} what="Internal transactions" />
  // Where all token transfers are shown, that only some internal transactions are is no warning of them.
  const isCallsLast = !isListCut && transfers.state === 'complete' && calls.state !== 'failed'
  const isWhole = !isListCut && lists.every(({ list }) => list.state === 'complete' && !list.unprocessed)
  return (
    <ReservedRoom what={flowTotal(flow, isWhole)} isCuttable={edges.length > 1}>
      {isListCut && (
        <p className="text-muted">
          Partial data: includes only the first {grouped(tokenTransfers.length)} token transfers.
        </p>
      )}
      <ListState list={transfers} what="Token transfers" />
      {!isCallsLast && callsState}
      {lists.map(
        ({ list: { unprocessed }, what }) =>
          unprocessed && <UnprocessedNote key={what} what={what} unprocessed={unprocessed} />,
      )}
      {edges.length === 0 ? (
        isWhole && <p className="text-muted">No value transferred (fee only)</p>
      ) : isLow && edges.length === 1 ? (
        <FlowList flow={flow} names={names} sharedNames={sharedNames} transfers={tokenTransfers} chain={chain} isOnly />
      ) : (
        <div
          className={
            tooMany
              ? 'stack-4 max-w-4xl'
              : `grid items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:grid-cols-1 xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] ${parties.length > MANY_PARTIES ? '' : 'xl:items-center group-data-cut/room:items-start!'}`
          }
        >
          {tooMany ? (
            <p className="text-muted">
              Too many addresses ({grouped(parties.length)}) for a diagram. Net change per address:
            </p>
          ) : (
            <div className="min-w-0">
              <FlowList flow={flow} names={names} sharedNames={sharedNames} transfers={tokenTransfers} chain={chain} />
              <div
                role="region"
                aria-label="Value flow diagram"
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide diagram is scrolled, by keyboard too
                tabIndex={0}
                className="hidden overflow-x-auto lg:block"
              >
                <FlowDiagram
                  flow={flow}
                  names={names}
                  sharedNames={sharedNames}
                  transfers={tokenTransfers}
                  currency={chain.currency}
                />
              </div>
            </div>
          )}
          <NetChanges
            parties={parties}
            names={names}
            sharedNames={sharedNames}
            transfers={tokenTransfers}
            rate={transaction.exchange_rate}
            chain={chain}
          />
        </div>
      )}
      {isCallsLast && callsState}
      {emptyTransfers > 0 && (
        <p className="text-sm text-muted">
          {emptyTransfers === 1 ? '1 zero-value transfer' : `${emptyTransfers} zero-value transfers`} hidden
        </p>
      )}
    </ReservedRoom>
  )
}

type LoadedList = Pick<AllPages<'transactionTokenTransfers'>, 'state' | 'error' | 'resume'> & {
  rows: readonly unknown[]
}

/** Why a list that the flow is made from lacks rows; nothing if it has all. */
function ListState({ list, what }: { list: LoadedList; what: string }) {
  if (list.state === 'failed' && list.error instanceof ApiError && list.error.kind === 'unsupported')
    return (
      <p role="note" className="text-muted">
        {what} not available for this chain
      </p>
    )
  if (list.state === 'failed' && list.error) return <ErrorNotice error={list.error} what={what} onRetry={list.resume} />
  if (list.state === 'complete') return null
  return (
    <p className="text-muted">
      Partial data: includes only the first {grouped(list.rows.length)} {what.toLowerCase()}.{' '}
      <Button onClick={list.resume}>{list.state === 'cut' ? 'Load more' : 'Resume'}</Button>
    </p>
  )
}

interface ReservedRoomProps {
  what: string
  /** False for a single transfer: what there is to see would be behind a button. */
  isCuttable: boolean
  children: ReactNode
}

/** Cuts what is taller than the height reserved for it, which is shown on request, so that the facts below do not move. */
function ReservedRoom({ what, isCuttable, children }: ReservedRoomProps) {
  const content = useRef<HTMLDivElement>(null)
  const [isTooTall, setIsTooTall] = useState(false)
  const [wasExpanded, setWasExpanded] = useState(false)
  const isExpanded = wasExpanded || !isCuttable
  useLayoutEffect(() => {
    const inner = content.current
    const room = inner?.parentElement
    if (!inner || !room) return undefined
    const observer = new ResizeObserver(() => setIsTooTall(inner.offsetHeight > room.clientHeight))
    observer.observe(inner)
    observer.observe(room)
    return () => observer.disconnect()
  }, [])
  const isCut = isTooTall && !isExpanded
  return (
    <div
      data-cut={isCut || undefined}
      className={`group/room relative overflow-hidden rounded-[inherit] print:h-auto ${isExpanded ? '' : 'h-(--room)'}`}
      // Keyboards reach links that are cut off.
      onFocus={({ target }) => isCut && target.matches(':focus-visible') && setWasExpanded(true)}
    >
      <div ref={content} className="flex flex-col gap-4 p-4">
        {children}
      </div>
      {isCut && (
        <div className="absolute inset-x-0 bottom-0 flex items-center justify-between gap-4 border-t border-line bg-raised px-4 py-1 text-muted before:absolute before:inset-x-0 before:bottom-full before:h-10 before:bg-linear-to-t before:from-raised print:hidden">
          {what}
          <button
            type="button"
            onClick={() => setWasExpanded(true)}
            className="icon icon-chevron-down min-h-11 shrink-0 font-medium text-ink underline-offset-4 hover:underline md:min-h-8"
          >
            Expand
          </button>
        </div>
      )}
    </div>
  )
}
