import { type ReactNode, useState } from 'react'
import { useChain } from '#/data/sources/useChain'
import { type Poll, usePolling } from '#/data/queries/usePolling'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

const POLL_INTERVAL_MS = 5_000
/** One minute of polling. */
const MAX_POLLS = 60_000 / POLL_INTERVAL_MS

interface AbsentRecordProps {
  /** The hash that was looked up. */
  id: string
  poll: Poll
  /** 'transaction', 'block'. */
  noun: string
  /** Path of the same record on another chain. */
  elsewhere: (chain: string) => string
  /** Why the record may be missing. */
  children: ReactNode
}

/** Shown in place of a record that the API does not know (yet): polls for it for a minute, and links to the other chains. */
export function AbsentRecord({ id, poll, noun, elsewhere, children }: AbsentRecordProps) {
  const { chain } = useChain()
  const [stopped, setStopped] = useState(false)
  const { looking, isFetching, again } = usePolling({
    id: `${chain.id} ${noun} ${id}`,
    poll,
    every: POLL_INTERVAL_MS,
    most: MAX_POLLS,
    wanted: !stopped,
  })
  return (
    <Notice title={`${chain.name} knows no such ${noun} yet`}>
      {children}
      <p role="status" className="text-muted">
        {looking
          ? 'Looking for it every five seconds, for a minute.'
          : stopped
            ? 'Stopped looking for it.'
            : 'It did not appear within a minute.'}
      </p>
      {looking ? (
        <Button onClick={() => setStopped(true)}>Stop looking</Button>
      ) : (
        <Button onClick={again} disabled={isFetching}>
          Look again
        </Button>
      )}
      <OtherChains path={elsewhere} />
    </Notice>
  )
}

/** Links shown; the chain switcher has the rest. */
const MAX_CHAIN_LINKS = 8

/** Links to the same record on the other chains. */
function OtherChains({ path }: { path: (chain: string) => string }) {
  const { config, chain } = useChain()
  const others = config.chains.filter(({ id }) => id !== chain.id)
  if (others.length === 0) return null
  return (
    <p className="[&_a]:inline-block [&_a]:min-h-6 [&_a]:underline">
      Look for it on{' '}
      {others.slice(0, MAX_CHAIN_LINKS).map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={path(id)}>{name}</a>
        </span>
      ))}
      {others.length > MAX_CHAIN_LINKS && ` and ${others.length - MAX_CHAIN_LINKS} more chains`}
    </p>
  )
}
