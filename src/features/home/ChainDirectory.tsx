import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '#/api/errors'
import type { Fetch } from '#/api/transport'
import { type Chain, featuredChains } from '#/data/config/config'
import { chainListQuery } from '#/data/config/directoryChains'
import { headQuery } from '#/data/queries/chainHead'
import { useStaleHead } from '#/data/queries/useStaleHead'
import type { ChainConnection, Connection } from '#/data/sources/dataSource'
import { counted, grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { ChainMark } from '#/entity/ChainMark'
import { errorSummary, errorText } from '#/entity/errorText'
import { OldLatestBlock } from '#/entity/StaleHeadNote'
import { Time } from '#/entity/Timestamp'
import { ChainFigures } from '#/features/home/ChainFigures'
import { Button } from '#/ui/Button'
import { Notice } from '#/ui/Notice'

/** In a longer list each chain shows its latest block only, so that a screen of chains sends few requests. */
const MAX_LIVE_CHAINS = 12

/**
 * All chains, each with its latest block; of a few chains also price, gas and transactions. Featured ones come first, then mainnets
 * and testnets separately.
 */
export function ChainDirectory({ connection }: { connection: Connection }) {
  const { config } = connection
  const featured = featuredChains(config)
  const others = config.chains.filter((chain) => !featured.includes(chain))
  const groups = [
    { label: 'Featured', chains: featured },
    { label: 'Mainnets', chains: others.filter(({ testnet }) => !testnet) },
    { label: 'Testnets', chains: others.filter(({ testnet }) => testnet) },
  ]
  return groups.map(({ label, chains }) => {
    const isLive = chains === featured ? featured.length <= MAX_LIVE_CHAINS : config.chains.length <= MAX_LIVE_CHAINS
    return (
      chains.length > 0 && (
        <section key={label} aria-labelledby={`chains-${label}`} className="pb-6">
          <h2 id={`chains-${label}`} className="mb-2 text-lg font-semibold">
            {label} <span className="font-normal text-muted">{grouped(chains.length)}</span>
          </h2>
          <ul className={`panel overflow-clip ${isLive ? 'ruled' : 'grid md:grid-cols-2 xl:grid-cols-3'}`}>
            {chains.map((chain) => (
              <ChainEntry key={chain.id} connection={connection} chain={chain} isLive={isLive} />
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

const entryGrid = {
  live: 'grid-cols-[minmax(0,1fr)_auto] gap-y-3 py-4 lg:grid-cols-[minmax(11rem,1fr)_minmax(0,5fr)_9.5rem] lg:items-start',
  short: 'min-h-16 grid-cols-[minmax(0,1fr)_auto] py-2',
}

/** One chain. Its figures are requested once the entry is in the viewport. */
function ChainEntry({ connection, chain, isLive }: ChainEntryProps & { isLive: boolean }) {
  const entry = useRef<HTMLLIElement>(null)
  const id = `chain-${chain.id}`
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
    <li
      ref={entry}
      id={id}
      className={`relative grid items-center gap-x-6 px-4 hover:bg-sunken ${entryGrid[isLive ? 'live' : 'short']}`}
    >
      <span className="flex min-w-0 items-center gap-3">
        <ChainMark chain={chain} />
        <span className="min-w-0">
          {/* The area of the link is the whole entry, but for the bars of its chart; so is what it is called. */}
          <a
            href={paths.chain(chain.id)}
            aria-labelledby={id}
            className="block truncate text-lg font-medium text-ink after:absolute after:inset-0 hover:no-underline"
          >
            {chain.name}
          </a>
          <span className="text-sm text-muted">
            {chain.currency.symbol} · <span className="font-mono">{chain.id}</span>
            {chain.added && ' · added by you'}
          </span>
        </span>
      </span>
      {isLive && <ChainFigures connection={connection} chain={chain} isSeen={isSeen} />}
      <span
        className={`text-right text-sm ${isLive ? 'max-lg:col-start-2 max-lg:row-start-1 max-[22rem]:max-w-24' : ''}`}
      >
        <LatestBlock connection={connection} chain={chain} isSeen={isSeen} isLive={isLive} />
      </span>
    </li>
  )
}

/** The height and age of a chain's latest block, or why it could not be loaded. */
function LatestBlock({ connection, chain, isSeen, isLive }: ChainEntryProps & { isSeen: boolean; isLive: boolean }) {
  const cache = useQueryClient()
  const own = { ...connection, chain }
  const { data, error } = useQuery({ ...headQuery(cache, own), enabled: isSeen })
  if (error)
    return (
      <span className="icon icon-warning text-warn">
        <span className="sr-only">Latest block: </span>
        {errorSummary(error)}
      </span>
    )
  if (!data) return <span className="text-muted">{isSeen ? 'Loading…' : ''}</span>
  if (data.height === null && data.at === null) return <span className="text-muted">No blocks yet</span>
  return (
    // The age is the label of the height, as the figures next to it have theirs above.
    <span className="flex flex-col-reverse">
      <span className={`font-medium ${isLive ? 'text-lg leading-7' : ''}`}>
        {data.height === null ? 'Block unknown' : `Block ${grouped(data.height)}`}
      </span>
      {data.at && (isLive ? <BlockTime connection={own} date={data.at} /> : <Time date={data.at} />)}
    </span>
  )
}

/** When the latest block was: a warning if the blocks of the chart show that the chain has stopped. */
function BlockTime({ connection, date }: { connection: ChainConnection; date: Date }) {
  const staleSince = useStaleHead(connection)
  // The banner of the demo says it of all its chains.
  const isRecorded = connection.config.demo && !connection.chain.added
  return staleSince && !isRecorded ? <OldLatestBlock since={staleSince} /> : <Time date={date} />
}

/** Says how to add a chain; in the demo, how to add a live one. */
export function AddChainHint({ demo }: { demo: boolean }) {
  return (
    <LinkPanel href={paths.addChain()} icon="globe" title={demo ? 'Add a live chain' : 'Add a chain'}>
      {demo
        ? 'You’re viewing recorded demo chains. Paste the URL of a Blockscout explorer, or a key of the multichain API.'
        : 'Any Blockscout-compatible explorer (API v2) works.'}
    </LinkPanel>
  )
}

/** A link to a page that is not of one chain, and what the page is for. */
export function LinkPanel({
  href,
  icon,
  title,
  children,
}: {
  href: string
  icon: string
  title: string
  children: ReactNode
}) {
  return (
    <p className="panel min-w-0 px-4 py-3 text-sm text-muted">
      <a href={href} className={`icon icon-${icon} mb-0.5 block text-base font-medium`}>
        {title}
      </a>
      {children}
    </p>
  )
}

/** The number of chains that the multichain API lists, or why the list could not be loaded. */
export function ChainListNote({ connection }: { connection: Connection & { fetch: Fetch } }) {
  const { data, error } = useQuery(chainListQuery(connection))
  const { proUrl = '' } = connection.config
  const { host } = new URL(proUrl, location.origin)
  if (error)
    return (
      <Notice role="note" title={`Couldn’t load the chain list from ${host}`}>
        <p>Only configured chains are shown. {error instanceof ApiError ? errorText(error)[1] : ''}</p>
        <Button onClick={() => location.reload()}>Reload page</Button>
      </Notice>
    )
  return (
    <p role="status" className="pb-4 text-sm text-muted">
      {data ? `${counted(data.length, 'chain', 'chains')} from ${host}` : `Loading chains from ${host}…`}
    </p>
  )
}
