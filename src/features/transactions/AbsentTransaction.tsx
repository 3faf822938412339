import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SoughtTransaction } from '#/data/transaction'
import { useChain } from '#/data/useChain'
import { paths } from '#/domain/paths'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

/** Time between two looks, ms; a minute of them. */
const interval = 5_000
const looks = 60_000 / interval

/** Stands where a transaction that the server does not know would be: looks for it for a minute, unless the reader stops that. */
export function AbsentTransaction({ hash, look }: { hash: string } & Pick<SoughtTransaction, 'look'>) {
  const { config, chain } = useChain()
  const [stopped, setStopped] = useState(false)
  // A query of its own: what is on the page changes only when the transaction is found.
  const { refetch, errorUpdateCount, isFetching } = useQuery({
    queryKey: ['look', chain.id, hash],
    queryFn: async ({ signal }) => {
      await look(signal)
      return true
    },
    enabled: !stopped,
    refetchInterval: ({ state }) => (stopped || state.data || state.errorUpdateCount >= looks ? false : interval),
    retry: false,
    gcTime: 0,
  })
  const looking = !stopped && errorUpdateCount < looks
  const others = config.chains.filter(({ id }) => id !== chain.id)
  return (
    <Notice title={`${chain.name} knows no such transaction yet`}>
      <p>It may not be indexed yet, may not have reached the chain, or be on another one.</p>
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
        <Button onClick={() => void refetch()} disabled={isFetching}>
          Look again
        </Button>
      )}
      {others.length > 0 && (
        <p className="[&_a]:inline-block [&_a]:min-h-6 [&_a]:underline">
          Look for it on{' '}
          {others.slice(0, most).map(({ id, name }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <a href={paths.transaction(id, hash)}>{name}</a>
            </span>
          ))}
          {others.length > most && ` and ${others.length - most} more chains`}
        </p>
      )}
    </Notice>
  )
}

/** More chains than this are for the chain switcher. */
const most = 8
