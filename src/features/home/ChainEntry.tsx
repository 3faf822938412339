import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { headQuery } from '#/data/queries/chainHead'
import type { Chain } from '#/data/config/config'
import type { Connection } from '#/data/sources/connection'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { ChainMark } from '#/entity/ChainMark'
import { Time } from '#/entity/Timestamp'

/** Most chains answer; why one does not is told a moment later. */
const HeadFailure = lazy(() => import('#/features/home/HeadFailure').catch(() => ({ default: () => 'not known' })))

/** A chain among all: what it is called, and once it is on the screen its newest block with its age, or why that is not known. */
export function ChainEntry({ connection, chain }: { connection: Connection; chain: Chain }) {
  const entry = useRef<HTMLLIElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    // A page that is hidden draws nothing, so that nothing of it comes into sight.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    if (entry.current) observer.observe(entry.current)
    return () => observer.disconnect()
  }, [])
  return (
    <li ref={entry} className="border-b border-line">
      <a
        href={paths.chain(chain.id)}
        className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-2 py-2 text-ink hover:bg-sunken hover:no-underline"
      >
        <ChainMark chain={chain} />
        <span className="min-w-0">
          <span className="block truncate text-lg font-medium">{chain.name}</span>
          <span className="text-sm text-muted">
            {chain.currency.symbol} · <span className="font-mono">{chain.id}</span>
            {chain.added && ' · added here'}
          </span>
        </span>
        <span className="text-right text-sm">
          <Head connection={connection} chain={chain} seen={seen} />
        </span>
      </a>
    </li>
  )
}

function Head({ connection, chain, seen }: { connection: Connection; chain: Chain; seen: boolean }) {
  const cache = useQueryClient()
  const { data, error } = useQuery({ ...headQuery(cache, { ...connection, chain }), enabled: seen })
  if (error)
    return (
      <span className="text-warn">
        ⚠ <span className="sr-only">Newest block: </span>
        <Suspense>
          <HeadFailure error={error} />
        </Suspense>
      </span>
    )
  if (!data) return <span className="text-muted">{seen ? 'asking…' : ''}</span>
  if (data.height === null && data.at === null) return <span className="text-muted">no blocks yet</span>
  return (
    <>
      <span className="block">{data.height === null ? 'Block unknown' : `Block ${grouped(data.height)}`}</span>
      {data.at && <Time date={data.at} />}
    </>
  )
}
