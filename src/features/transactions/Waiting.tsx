import type { ReactNode } from 'react'
import type { SoughtTransaction } from '#/data/queries/transaction'
import { transactionState } from '#/domain/transactionState'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

/** Says of a transaction that waits, or waited when it was last seen, what its server makes of it now; nothing of any other. */
export function Waiting({ sought: { found, forgotten, watched, again } }: { sought: SoughtTransaction }): ReactNode {
  if (found?.value == null || transactionState(found.value).kind !== 'pending') return null
  const lookAgain = !watched && <Button onClick={again}>Look again</Button>
  if (!forgotten) {
    return (
      <Notice title="It waits to be confirmed: what it does is known when it has run.">
        {!watched && <p>It has waited for long while this page was open, and is not looked at by itself any more.</p>}
        {lookAgain}
      </Notice>
    )
  }
  return (
    <Notice title="The server does not know this transaction any more">
      <p>
        It waited to be confirmed when it was last seen. It may have been dropped, or replaced by another one of the
        same sender and nonce, or be in a block that is not indexed yet.
      </p>
      <p role="status" className="text-muted">
        {watched ? 'Looking for it every few seconds, for a minute.' : 'It is not looked for any more.'}
      </p>
      {lookAgain}
    </Notice>
  )
}
