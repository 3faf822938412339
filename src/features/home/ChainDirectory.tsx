import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Chain } from '#/data/config/config'
import { headQuery } from '#/data/queries/chainHead'
import type { Connection } from '#/data/sources/connection'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { ChainMark } from '#/entity/ChainMark'
import { errorSummary } from '#/entity/errorText'
import { Time } from '#/entity/Timestamp'

const groups = [
  { label: 'Mainnets', testnet: false },
  { label: 'Testnets', testnet: true },
]

/** All chains, mainnets and testnets separately, each with its latest block. */
export function ChainDirectory({ connection }: { connection: Connection }) {
  return groups.map(({ label, testnet }) => {
    const chains = connection.config.chains.filter((chain) => chain.testnet === testnet)
    return (
      chains.length > 0 && (
        <section key={label} aria-labelledby={`chains-${testnet}`} className="pb-6">
          <h2 id={`chains-${testnet}`} className="mb-2 text-lg font-semibold">
            {label} <span className="font-normal text-muted">{grouped(chains.length)}</span>
          </h2>
          <ul className="grid gap-x-4 md:grid-cols-2 xl:grid-cols-3">
            {chains.map((chain) => (
              <ChainEntry key={chain.id} connection={connection} chain={chain} />
            ))}
          </ul>
        </section>
      )
    )
  })
}

interface ChainEntryProps {
  connection: Connection
  chain: Chain
}

/** One chain. Its latest block is requested once the entry is in the viewport. */
function ChainEntry({ connection, chain }: ChainEntryProps) {
  const entry = useRef<HTMLLIElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    // Hidden pages have no layout, so a background tab requests nothing.
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
            {chain.added && ' · added by you'}
          </span>
        </span>
        <span className="text-right text-sm">
          <LatestBlock connection={connection} chain={chain} isSeen={isSeen} />
        </span>
      </a>
    </li>
  )
}

/** The height and age of a chain's latest block, or why it could not be loaded. */
function LatestBlock({ connection, chain, isSeen }: ChainEntryProps & { isSeen: boolean }) {
  const cache = useQueryClient()
  const { data, error } = useQuery({ ...headQuery(cache, { ...connection, chain }), enabled: isSeen })
  if (error)
    return (
      <span className="text-warn">
        ⚠ <span className="sr-only">Latest block: </span>
        {errorSummary(error)}
      </span>
    )
  if (!data) return <span className="text-muted">{isSeen ? 'Loading…' : ''}</span>
  if (data.height === null && data.at === null) return <span className="text-muted">No blocks yet</span>
  return (
    <>
      <span className="block">{data.height === null ? 'Block unknown' : `Block ${grouped(data.height)}`}</span>
      {data.at && <Time date={data.at} />}
    </>
  )
}
