import { isCancelledError } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, lazy, useRef } from 'react'
import { type LookupProgress, TransactionNotListedError } from '#/data/queries/transactionItem'
import { useTransaction } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { RecordError, RecordNotFound } from '#/entity/RecordBoundary'
import { Button } from '#/ui/Button'
import { LazyPanel } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { DetailRowsSkeleton, Skeleton } from '#/ui/Skeleton'
import { factColumns } from '#/ui/DetailRows'
import { TextBox } from '#/ui/TextBox'

/** Lazy: most transactions are found. */
const OtherRecordByHash = lazy(() => import('#/entity/OtherRecordByHash'))

/** Shown in place of a transaction that has not loaded: a skeleton, the progress of the search in lists, or why it failed. */
export function MissingTransaction({ hash }: { hash: string }) {
  const { state, error, progress, cancel, retry, poll } = useTransaction()
  if (state === 'loading' || !error) {
    return progress ? <ProgressNotice progress={progress} onCancel={cancel} /> : <TransactionSkeleton />
  }
  if (isCancelledError(error)) {
    return (
      <Notice title="Search stopped">
        <Button onClick={retry}>Resume</Button>
      </Notice>
    )
  }
  if (error instanceof TransactionNotListedError) return <NotListedNotice error={error} onRetry={retry} />
  if (state === 'absent') {
    return (
      <RecordNotFound id={hash} poll={poll} noun="Transaction" elsewhere={(chain) => paths.transaction(chain, hash)}>
        <LazyPanel fallback={null}>
          <OtherRecordByHash hash={hash} missing="transaction" />
        </LazyPanel>
        <p>
          It may not be indexed yet, may not have been broadcast, or be on another chain: check its chain in the wallet
          that sent it. If no chain has it, nothing was transferred and no fee was spent.
        </p>
      </RecordNotFound>
    )
  }
  return <RecordError error={error} what="Transaction details" absent="" onRetry={retry} />
}

/** The overview's value flow and two columns; as tall as the window, so that nothing below moves when the transaction has loaded. */
function TransactionSkeleton() {
  return (
    <div className={`min-h-dvh content-start ${factColumns}`}>
      <div aria-hidden className="lg:col-span-2">
        <Skeleton className="mb-3 w-28" />
        <div className="panel mb-2 h-60" />
      </div>
      <DetailRowsSkeleton rows={8} />
      <div aria-hidden>
        <DetailRowsSkeleton rows={5} />
      </div>
    </div>
  )
}

function ProgressNotice({ progress, onCancel }: { progress: LookupProgress; onCancel: () => void }) {
  return (
    <div role="status" className="min-h-dvh border-y border-line bg-sunken p-3 text-muted">
      <div className="flex flex-col items-start gap-3">
        <p>Transaction details are not available for this chain. Searching its transaction lists.</p>
        <p className="text-ink tabular-nums">{progressText(progress)}</p>
        <Button onClick={onCancel}>Stop</Button>
      </div>
    </div>
  )
}

function progressText(progress: LookupProgress): string {
  switch (progress.stage) {
    case 'search':
      return 'Searching for its block…'
    case 'latest':
      return 'Searching the latest transactions…'
    case 'time':
      return 'Searching for its block by timestamp…'
    case 'block':
      return `Searching block ${progress.block}… ${grouped(progress.read)} transactions so far`
  }
}

interface NotListedNoticeProps {
  error: TransactionNotListedError
  onRetry: () => void
}

/** Shown when the API does not say in which block the transaction is, or whether it exists at all, with a form for the block. */
function NotListedNotice({ error: { blocks, isKnown }, onRetry }: NotListedNoticeProps) {
  const { chain } = useChain()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const openWithBlock = (event: FormEvent) => {
    event.preventDefault()
    const block = input.current?.value.trim()
    if (block) router.history.push(`${router.history.location.pathname}?block=${encodeURIComponent(block)}`)
  }
  return (
    <Notice
      title={isKnown ? 'This transaction exists, but its block is unknown' : 'Unknown whether this transaction exists'}
    >
      <p>
        {isKnown ? 'Transaction details are' : 'Transaction details and a search by hash are'} not available for this
        chain, only the transactions of each block.
      </p>
      {blocks.length > 0 && (
        <p>
          Not found in{' '}
          {blocks.map((id, index) => (
            <span key={id} className="break-all">
              {index > 0 && ', '}
              <a href={paths.block(chain.id, id, 'txs')} className="inline-block min-h-6 underline">
                block {id}
              </a>
            </span>
          ))}
          .
        </p>
      )}
      <form onSubmit={openWithBlock} className="flex flex-wrap items-center gap-2">
        <label htmlFor="block-hint">Block, if you know it</label>
        <TextBox
          place="toolbar"
          ref={input}
          id="block-hint"
          name="block"
          inputMode="numeric"
          placeholder="Height or hash"
          pattern="\s*(\d{1,20}|0x[0-9A-Fa-f]{64})\s*"
          title="A block’s height, or its hash of 0x and 64 hex characters"
          required
          className="w-48"
        />
        <Button type="submit">Search block</Button>
      </form>
      <Button onClick={onRetry}>Retry</Button>
    </Notice>
  )
}
