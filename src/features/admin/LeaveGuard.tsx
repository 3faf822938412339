import { useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { Button } from '#/ui/Button'
import { useAdministration } from './administration'
import { isEmpty } from './draft'
import { Modal } from '#/ui/Modal'

/** Asks before a page with unsent changes, or with one on its way, is left by a link, by the back button or by closing the tab. */
export function LeaveGuard() {
  const { drafts, sending } = useAdministration()
  const unsent = useCallback(
    () => sending.get().size > 0 || Object.values(drafts.get()).some((draft) => !isEmpty(draft)),
    [drafts, sending],
  )
  const shouldBlockFn = useCallback(
    ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
      current.pathname !== next.pathname && unsent(),
    [unsent],
  )
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload: unsent, withResolver: true })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    drafts.set({})
    blocker.proceed()
  }
  return (
    <Modal title="Leave without sending?" onClose={blocker.reset}>
      <p>
        {sending.get().size > 0
          ? 'A change is on its way: what comes of it will stand in the journal.'
          : 'Changes that you typed have not been sent. They are discarded when you leave.'}
      </p>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button onClick={blocker.reset}>Stay here</Button>
        <Button onClick={leave}>Leave and discard</Button>
      </div>
    </Modal>
  )
}
