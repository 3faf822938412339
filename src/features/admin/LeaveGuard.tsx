import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { Button } from '#/ui/Button'
import { Dialog } from '#/ui/Dialog'
import { useAdministration } from './administration'
import { useStore } from './store'

/** Asks before a page with unsent changes, or with one on its way, is left by a link, by the back button or by closing the tab. */
export function LeaveGuard() {
  const { drafts, review, sender } = useAdministration()
  const isOnItsWay = useStore(sender.sending).size > 0
  useStore(drafts.all)
  const isUnsent = drafts.unsent().length > 0
  const atStake = useCallback(() => sender.sending.get().size > 0 || drafts.unsent().length > 0, [drafts, sender])
  const closesReview = useCallback(() => {
    if (review.get() === null || sender.sending.get().size > 0) return false
    review.set(null)
    return true
  }, [review, sender])
  const shouldBlockFn = useCallback(
    ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
      current.pathname !== next.pathname && atStake(),
    [atStake],
  )
  // The back button closes a review before it leaves the page, as Escape does.
  useBlocker({ shouldBlockFn: closesReview, enableBeforeUnload: false })
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload: atStake, withResolver: true })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    drafts.discard()
    review.set(null)
    blocker.proceed()
  }
  return (
    <Dialog title="Leave without sending?" onClose={blocker.reset}>
      <div role="status" className="stack-2">
        {isOnItsWay && <p>A change is on its way: what comes of it will stand in the journal.</p>}
        {isUnsent && <p>Changes that you typed have not been sent. They are discarded when you leave.</p>}
        {!isOnItsWay && !isUnsent && (
          <p>The change that was on its way is over: what came of it stands in the journal.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button onClick={blocker.reset}>Stay here</Button>
        <Button onClick={leave}>{isUnsent ? 'Leave and discard' : 'Leave'}</Button>
      </div>
    </Dialog>
  )
}
