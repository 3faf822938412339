import { isCancelledError } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import { type SeekingProgress, type SoughtTransaction, TransactionOutOfReach } from '#/data/queries/transaction'
import { grouped } from '#/domain/numberFormat'
import { RecordError } from '#/entity/RecordError'
import { AbsentTransaction } from '#/features/transactions/AbsentTransaction'
import { OutOfReach } from '#/features/transactions/OutOfReach'
import { LoadingPlace } from '#/features/transactions/SoughtStill'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

/** What stands in place of a transaction that is not there yet: how far the search for it is, or why it ended without it. */
export default function UnfoundTransaction({ hash, sought }: { hash: string; sought: SoughtTransaction }) {
  const { filling, error, progress, stop, again, poll } = sought
  if (filling || !error) {
    return (
      <LoadingPlace>
        <div className="flex flex-col items-start gap-3">
          <p>This server has no record of single transactions, so it is looked for in the lists that hold it.</p>
          {progress && <p className="text-ink tabular-nums">{words(progress)}</p>}
          <Button onClick={stop}>Stop looking</Button>
        </div>
      </LoadingPlace>
    )
  }
  if (isCancelledError(error)) {
    return (
      <Notice title="Stopped looking for the transaction">
        <Button onClick={again}>Look on</Button>
      </Notice>
    )
  }
  if (error instanceof TransactionOutOfReach) return <OutOfReach read={error.read} onRetry={again} />
  if (error instanceof ApiError && error.kind === 'not-found') return <AbsentTransaction hash={hash} poll={poll} />
  return <RecordError error={error} what="Details of the transaction" absent="" onRetry={again} />
}

function words(progress: SeekingProgress): string {
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
