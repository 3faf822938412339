import { type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router'
import { paths } from '#/domain/paths'
import { Button } from '#/ui/Button'
import { HostileText } from '#/ui/HostileText'
import { Notice } from '#/ui/Notice'

/** The page for an address that leads nowhere: says which part is not known, and where to go. */
export function NotFound() {
  const { pathname } = useRouterState({ select: ({ location }) => location })
  const { config } = useRouter().options.context
  const first = pathname.split('/').find(Boolean) ?? ''
  const unknownChain = /^\d+$/.test(first) && !config.chains.some(({ id }) => id === first)
  return (
    <div className="py-8">
      <Notice title={unknownChain ? <>Chain {first} is not one of the chains here</> : 'There is no such page'}>
        <p className="text-muted">
          Nothing is shown at <HostileText text={pathname} max={120} />.
        </p>
        <p>
          <a href={paths.chains()}>All chains</a>
        </p>
      </Notice>
    </div>
  )
}

/** The page for a fault of our own: never blank, never a stack. */
export function Crash({ error, reset }: ErrorComponentProps) {
  return (
    <div role="alert" className="py-8">
      <Notice tone="bad" title="This page stopped working">
        <p>The fault is in the explorer, not in the chain. What you were looking at is still in the address bar.</p>
        <p className="text-muted">
          <HostileText text={error instanceof Error ? error.message : String(error)} max={200} />
        </p>
        <Button onClick={reset}>Try again</Button>
      </Notice>
    </div>
  )
}
