import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Chain } from '#/data/config/config'
import { useChain } from '#/data/sources/useChain'
import { kindOfAddress } from '#/domain/addressKind'
import { paths } from '#/domain/paths'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { Count } from '#/entity/Count'
import { errorSummary } from '#/entity/errorSummary'
import { mayAsk, type Standing, verdict } from '#/features/addresses/presence'
import { presenceQuery } from '#/features/addresses/presenceQuery'
import { Button } from '#/ui/Button'
import { MissingValue } from '#/ui/MissingValue'

/** The same address on all other chains that are configured: asked a few at a time, until the reader stops it. */
export default function OtherChains({ hash }: { hash: string }) {
  const [attempt, setAttempt] = useState(0)
  return <Search key={`${hash} ${attempt}`} hash={hash} attempt={attempt} onAgain={() => setAttempt(attempt + 1)} />
}

/** One search, which goes on where an earlier one left off; `attempt` counts those. */
function Search({ hash, attempt, onAgain }: { hash: string; attempt: number; onAgain: () => void }) {
  const { chain: here, ...connection } = useChain()
  const cache = useQueryClient()
  const [stopped, setStopped] = useState(false)
  const chains = connection.config.chains.filter(({ id }) => id !== here.id)
  const queries = chains.map((chain) => presenceQuery(cache, { ...connection, chain }, hash))

  // Each answer draws this again, and then the next chain is asked.
  const settled = queries.map(({ queryKey }) => {
    const state = cache.getQueryState(queryKey)
    return state !== undefined && state.status !== 'pending' && state.fetchStatus === 'idle'
  })
  const may = mayAsk(settled)
  const results = useQueries({
    queries: queries.map((query, place) => ({ ...query, enabled: !stopped && may[place] === true })),
  })
  const standings = results.map(({ data, error, isFetching }): Standing => {
    if (isFetching) return { kind: 'asking' }
    if (data) return data
    if (error) return { kind: 'failed', error }
    return { kind: stopped ? 'stopped' : 'waiting' }
  })
  const running = standings.some(({ kind }) => kind === 'asking' || kind === 'waiting')
  const some = (kind: Standing['kind']) => standings.some((standing) => standing.kind === kind)

  const stop = () => {
    setStopped(true)
    for (const { queryKey } of queries) void cache.cancelQueries({ queryKey })
  }
  const goOn = () => {
    const isLeft = some('failed') || some('stopped')
    for (const [place, { queryKey }] of queries.entries())
      if (!isLeft || standings[place]?.kind === 'failed') cache.removeQueries({ queryKey })
    onAgain()
  }
  return (
    <div className="flex flex-col gap-3 pb-3">
      <div className="flex min-h-11 flex-wrap items-center gap-3 md:min-h-8">
        <p role="status">{verdict(standings)}</p>
        {/* One button for all, and for the searches that follow, which keeps the focus of who presses it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus={attempt > 0} onClick={running ? stop : goOn}>
          {running ? 'Stop' : some('stopped') ? 'Go on' : some('failed') ? 'Ask again where it failed' : 'Ask again'}
        </Button>
      </div>
      <div className="max-h-[28rem] overflow-auto border-y border-line">
        <table className="w-full">
          <caption className="sr-only">This address on other chains</caption>
          <thead className="sticky top-0 bg-ground text-left text-sm text-muted">
            <tr>
              {['Chain', 'What is there', 'Balance', 'Transactions'].map((header) => (
                <th key={header} scope="col" className="py-2 pr-4 font-medium">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ruled border-t border-line">
            {chains.map((chain, place) => (
              <ChainRow key={chain.id} chain={chain} hash={hash} standing={standings[place] ?? { kind: 'waiting' }} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const kinds = {
  contract: '□ Contract',
  account: '○ Account',
  delegated: '◐ Account with code',
  unknown: 'Known',
} as const

function ChainRow({ chain, hash, standing }: { chain: Chain; hash: string; standing: Standing }) {
  const used = standing.kind === 'used' ? standing : null
  return (
    <tr>
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        <a href={paths.address(chain.id, hash)} className="inline-block min-h-6">
          {chain.name}
        </a>
        {chain.testnet && <span className="ml-2 text-sm text-muted">testnet</span>}
      </th>
      <td className="py-2 pr-4">{used ? kinds[kindOfAddress(used.address)] : <State standing={standing} />}</td>
      <td className="py-2 pr-4">
        {used && (
          <NativeAmountWithFiat value={used.address.coin_balance} chain={chain} rate={used.address.exchange_rate} />
        )}
      </td>
      <td className="py-2">
        {used && (used.transactions === null ? <MissingValue /> : <Count value={used.transactions} />)}
      </td>
    </tr>
  )
}

function State({ standing }: { standing: Standing }) {
  switch (standing.kind) {
    case 'failed':
      return (
        <span className="text-warn">
          ⚠ {errorSummary(standing.error)}
          {errorSummary(standing.error) === 'needs a key' && (
            <a href={paths.settings()} className="ml-2 underline">
              Settings
            </a>
          )}
        </span>
      )
    case 'asking':
      return <span className="text-muted">asking…</span>
    case 'waiting':
      return <span className="text-muted">waiting</span>
    case 'stopped':
      return <span className="text-muted">not asked</span>
    default:
      return <span className="text-muted">never used</span>
  }
}
