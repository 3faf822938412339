import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { Fetch } from '#/api/transport'
import type { Config } from '#/data/config/config'
import { Button } from '#/ui/Button'
import { PageMeta } from '#/ui/PageMeta'
import { AdministrationContext, administrationOf } from './administration'
import { LeaveGuard } from './LeaveGuard'
import { ExpiryWarning } from './ExpiryWarning'
import type { Session } from './session'
import { useStore } from './store'
import { UnlockForm } from './UnlockForm'

/** What shows that somebody is there. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'visibilitychange'] as const

/** The frame of every administration page: without a token there is the form that asks for it and nothing else. */
export function AdminGate({ config, fetch, children }: { config: Config; fetch: Fetch; children: ReactNode }) {
  const administration = administrationOf(config, fetch)
  const { session } = administration
  const lock = useStore(session.lock)

  useEffect(() => {
    for (const sign of signs) document.addEventListener(sign, session.touch, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, session.touch)
    }
  }, [session])

  return (
    <AdministrationContext value={administration}>
      <QueryClientProvider client={administration.reader.queries}>
        <PageMeta title="Administration" />
        {lock.open ? (
          <>
            <OpenBar session={session} expiring={lock.expiring} host={administration.hostName()} />
            {children}
          </>
        ) : (
          <UnlockForm lock={lock} />
        )}
        <LeaveGuard />
      </QueryClientProvider>
    </AdministrationContext>
  )
}

function OpenBar({ session, expiring, host }: { session: Session; expiring: boolean; host: string }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2">
      <p className="min-w-0 text-sm text-muted" role="status">
        {expiring ? (
          // However far the page is scrolled.
          <span className="fixed inset-x-0 bottom-0 z-10 border-t border-line-strong bg-warn-soft px-4 py-3">
            <ExpiryWarning />
          </span>
        ) : (
          <>
            Open for <span className="break-words">{host}</span>; locks after 15 idle minutes.
          </>
        )}
      </p>
      <Button onClick={() => session.lockUp({ why: 'asked' })} className="shrink-0">
        Lock now
      </Button>
    </div>
  )
}
