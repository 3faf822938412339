import { QueryClientProvider } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect } from 'react'
import type { Fetch } from '#/api/transport'
import type { Config } from '#/data/config/config'
import { Button } from '#/ui/Button'
import { Dialog } from '#/ui/Dialog'
import { PageMeta } from '#/ui/PageMeta'
import { AdministrationContext, administrationOf, useAdministration } from './administration'
import type { Session } from './session'
import { useStore } from '#/data/useStore'
import { UnlockForm } from './UnlockForm'

/** Events that count as activity of the user. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'visibilitychange'] as const

/** The frame of all administration pages; without a token it shows the unlock form only. */
export function AdminGate({ config, fetch, children }: { config: Config; fetch: Fetch; children: ReactNode }) {
  const administration = administrationOf(config, fetch)
  const { session } = administration
  const lock = useStore(session.lock)

  useEffect(() => {
    for (const event of ACTIVITY_EVENTS) document.addEventListener(event, session.touch, { passive: true })
    return () => {
      for (const event of ACTIVITY_EVENTS) document.removeEventListener(event, session.touch)
    }
  }, [session])

  return (
    <AdministrationContext value={administration}>
      <QueryClientProvider client={administration.reader.queries}>
        <PageMeta title="Administration" />
        {lock.open ? (
          <>
            <SessionBar session={session} expiring={lock.expiring} host={administration.hostName()} />
            {children}
          </>
        ) : (
          <UnlockForm lock={lock} />
        )}
        <HostHelp />
        <LeaveGuard />
      </QueryClientProvider>
    </AdministrationContext>
  )
}

function SessionBar({ session, expiring, host }: { session: Session; expiring: boolean; host: string }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 py-2">
      <p className="min-w-0 text-sm text-muted" role="status">
        {expiring ? (
          // Visible wherever the page is scrolled to.
          <span className="fixed inset-x-0 bottom-0 z-10 border-t border-line-strong bg-warn-soft px-4 py-3">
            <ExpiryWarning />
          </span>
        ) : (
          <>
            Unlocked for <span className="break-words">{host}</span> · locks after 15 minutes of inactivity
          </>
        )}
      </p>
      <Button onClick={() => session.lockUp({ why: 'manual' })} className="shrink-0">
        Lock
      </Button>
    </div>
  )
}

/** Warns that the session is about to lock; also shown in dialogs, which cover the page. */
export function ExpiryWarning() {
  return (
    <strong className="text-warn">Locks in 1 minute due to inactivity. Move the pointer or press a key to stay.</strong>
  )
}

/** The operator's notes for administrators (`merits.help` in config.json). */
function HostHelp() {
  const { help } = useAdministration().config.merits
  if (help.length === 0) return null
  return (
    <section aria-labelledby="admin-help" className="panel mt-8 max-w-2xl px-4 py-3">
      <h2 id="admin-help" className="mb-2 font-medium">
        About this host
      </h2>
      <ul className="stack-1 text-muted">
        {help.map((sentence) => (
          <li key={sentence} className="break-words">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Asks for confirmation before the user leaves with unsaved changes, or while a change is being saved. */
function LeaveGuard() {
  const { drafts, review, sender } = useAdministration()
  const isSending = useStore(sender.sending).size > 0
  useStore(drafts.all)
  const isUnsent = drafts.unsent().length > 0
  const wouldLose = useCallback(() => sender.sending.get().size > 0 || drafts.unsent().length > 0, [drafts, sender])
  const closesReview = useCallback(() => {
    if (review.get() === null || sender.sending.get().size > 0) return false
    review.set(null)
    return true
  }, [review, sender])
  const shouldBlockFn = useCallback(
    ({ current, next }: { current: { pathname: string }; next: { pathname: string } }) =>
      current.pathname !== next.pathname && wouldLose(),
    [wouldLose],
  )
  // The back button closes a review first, as Escape does.
  useBlocker({ shouldBlockFn: closesReview, enableBeforeUnload: false })
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload: wouldLose, withResolver: true })
  if (blocker.status !== 'blocked') return null
  const leave = () => {
    drafts.discard()
    review.set(null)
    blocker.proceed()
  }
  return (
    <Dialog title="Leave this page?" onClose={blocker.reset}>
      <div role="status" className="stack-2">
        {isSending && <p>A change is being saved. Its result will appear in the change log.</p>}
        {isUnsent && <p>Unsaved changes will be discarded.</p>}
        {!isSending && !isUnsent && <p>The change is finished. Its result is in the change log.</p>}
      </div>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button onClick={blocker.reset}>Cancel</Button>
        <Button onClick={leave}>{isUnsent ? 'Discard changes' : 'Leave'}</Button>
      </div>
    </Dialog>
  )
}
