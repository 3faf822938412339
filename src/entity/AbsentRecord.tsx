import { type ReactNode, useState } from 'react'
import { useChain } from '#/data/sources/useChain'
import { type Poll, usePolling } from '#/data/queries/usePolling'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

/** Time between two looks, ms; a minute of them. */
const interval = 5_000
const looks = 60_000 / interval

interface AbsentRecordProps {
  /** What it is called by: a hash. */
  id: string
  poll: Poll
  /** 'transaction', 'block'. */
  noun: string
  /** Where the same record would be on another chain. */
  elsewhere: (chain: string) => string
  /** Why it may not be there. */
  children: ReactNode
}

/** Stands where a record that the server does not know would be: looks for it for a minute, unless the reader stops that. */
export function AbsentRecord({ id, poll, noun, elsewhere, children }: AbsentRecordProps) {
  const { chain } = useChain()
  const [stopped, setStopped] = useState(false)
  const { looking, isFetching, again } = usePolling({
    id: `${chain.id} ${noun} ${id}`,
    poll,
    every: interval,
    most: looks,
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

/** More chains than this are for the chain switcher. */
const most = 8

/** The same record on the other chains, one click each. */
function OtherChains({ path }: { path: (chain: string) => string }) {
  const { config, chain } = useChain()
  const others = config.chains.filter(({ id }) => id !== chain.id)
  if (others.length === 0) return null
  return (
    <p className="[&_a]:inline-block [&_a]:min-h-6 [&_a]:underline">
      Look for it on{' '}
      {others.slice(0, most).map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <a href={path(id)}>{name}</a>
        </span>
      ))}
      {others.length > most && ` and ${others.length - most} more chains`}
    </p>
  )
}
