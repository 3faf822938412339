import { isCancelledError } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { ApiError } from '#/api/errors'
import { type LookupProgress, TransactionNotListedError } from '#/data/queries/composeTransaction'
import { useTransaction } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { AbsentRecord } from '#/entity/AbsentRecord'
import { RecordError } from '#/entity/RecordError'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'
import { DetailRowsSkeleton } from '#/ui/Skeleton'

/** Shown in place of a transaction that has not loaded: a skeleton, how far the lookup in the lists is, or why it failed. */
export function TransactionLookup({ hash }: { hash: string }) {
  const { isLoading, error, progress, cancel, retry, poll } = useTransaction()
  if (isLoading || !error) {
    return progress ? <ProgressNotice progress={progress} onCancel={cancel} /> : <TransactionSkeleton />
  }
  if (isCancelledError(error)) {
    return (
      <Notice title="Stopped looking for the transaction">
        <Button onClick={retry}>Look on</Button>
      </Notice>
    )
  }
  if (error instanceof TransactionNotListedError) return <NotListedNotice blocks={error.blocks} onRetry={retry} />
  if (error instanceof ApiError && error.kind === 'not-found') {
    return (
      <AbsentRecord id={hash} poll={poll} noun="transaction" elsewhere={(chain) => paths.transaction(chain, hash)}>
        <p>It may not be indexed yet, may not have reached the chain, or be on another one.</p>
      </AbsentRecord>
    )
  }
  return <RecordError error={error} what="Details of the transaction" absent="" onRetry={retry} />
}

/** The overview's two columns; as tall as the window, so that nothing below moves when the record has loaded. */
function TransactionSkeleton() {
  return (
    <div className="grid min-h-dvh content-start items-start gap-x-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
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
        <p>This server has no record of single transactions, so it is looked for in the lists that hold it.</p>
        <p className="text-ink tabular-nums">{progressText(progress)}</p>
        <Button onClick={onCancel}>Stop looking</Button>
      </div>
    </div>
  )
}

function progressText(progress: LookupProgress): string {
  switch (progress.stage) {
    case 'search':
      return 'Asking the search which block it is in…'
    case 'latest':
      return 'Looking among the latest transactions…'
    case 'time':
      return 'Finding its block by its time…'
    case 'block':
      return `Reading block ${progress.block}: ${grouped(progress.read)} transactions so far, not among them…`
  }
}

interface NotListedNoticeProps {
  /** The blocks, by height or hash, whose lists were read to the end. */
  blocks: readonly string[]
  onRetry: () => void
}

/** Says why a transaction that the API knows cannot be shown, with a form for readers who know its block. */
function NotListedNotice({ blocks, onRetry }: NotListedNoticeProps) {
  const { chain } = useChain()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const openWithBlock = (event: FormEvent) => {
    event.preventDefault()
    const block = input.current?.value.trim()
    if (block) router.history.push(`${location.pathname}?block=${encodeURIComponent(block)}`)
  }
  return (
    <Notice title="The server knows this transaction, but not where it can be read">
      <p>
        It has no record of single transactions, only the list of each block, and does not say which block this one is
        in.
      </p>
      {blocks.length > 0 && (
        <p>
          It is not in{' '}
          {blocks.map((id, index) => (
            <span key={id} className="break-all">
              {index > 0 && ', '}
              <a href={paths.block(chain.id, id, 'txs')} className="inline-block min-h-6 underline">
                block {id}
              </a>
            </span>
          ))}
          , read to the end.
        </p>
      )}
      <form onSubmit={openWithBlock} className="flex flex-wrap items-center gap-2">
        <label htmlFor="block-hint">If you know its block</label>
        <input
          ref={input}
          id="block-hint"
          name="block"
          inputMode="numeric"
          autoComplete="off"
          placeholder="Height or hash"
          pattern="\s*(\d{1,20}|0x[0-9A-Fa-f]{64})\s*"
          title="A block’s height, or its hash of 0x and 64 hexadecimal digits"
          required
          className="h-11 w-48 rounded-sm border border-line-strong bg-raised px-3 placeholder:text-muted md:h-8"
        />
        <Button type="submit">Look there</Button>
      </form>
      <Button onClick={onRetry}>Look again</Button>
    </Notice>
  )
}
