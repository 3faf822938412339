import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Chain } from '#/data/config/config'
import { useChain } from '#/data/sources/useChain'
import { kindOfAddress } from '#/domain/addressKind'
import { paths } from '#/domain/paths'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { Count } from '#/entity/Count'
import { errorSummary } from '#/entity/errorSummary'
import {
  addressOnChainQuery,
  type AddressOnChainState,
  enabledChains,
  summarizeChains,
} from '#/features/addresses/addressOnChain'
import { Button } from '#/ui/Button'
import { MissingValue } from '#/ui/MissingValue'

/** The same address on all other configured chains, requested a few at a time until the user stops it. */
export default function OtherChains({ hash }: { hash: string }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <ChainsTable key={`${hash} ${attempt}`} hash={hash} attempt={attempt} onAgain={() => setAttempt(attempt + 1)} />
  )
}

/** One run over the chains, which skips those that an earlier run has answered. */
function ChainsTable({ hash, attempt, onAgain }: { hash: string; attempt: number; onAgain: () => void }) {
  const { chain: here, ...connection } = useChain()
  const cache = useQueryClient()
  const [stopped, setStopped] = useState(false)
  const chains = connection.config.chains.filter(({ id }) => id !== here.id)
  const queries = chains.map((chain) => addressOnChainQuery(cache, { ...connection, chain }, hash))

  // Each response renders this again, which enables the next chain.
  const isDone = queries.map(({ queryKey }) => {
    const state = cache.getQueryState(queryKey)
    return state !== undefined && state.status !== 'pending' && state.fetchStatus === 'idle'
  })
  const enabled = enabledChains(isDone)
  const results = useQueries({
    queries: queries.map((query, index) => ({ ...query, enabled: !stopped && enabled[index] === true })),
  })
  const states = results.map(({ data, error, isFetching }): AddressOnChainState => {
    if (isFetching) return { kind: 'loading' }
    if (data) return data
    if (error) return { kind: 'failed', error }
    return { kind: stopped ? 'stopped' : 'waiting' }
  })
  const isRunning = states.some(({ kind }) => kind === 'loading' || kind === 'waiting')
  const some = (kind: AddressOnChainState['kind']) => states.some((state) => state.kind === kind)

  const stop = () => {
    setStopped(true)
    for (const { queryKey } of queries) void cache.cancelQueries({ queryKey })
  }
  const resume = () => {
    const isPartial = some('failed') || some('stopped')
    for (const [index, { queryKey }] of queries.entries())
      if (!isPartial || states[index]?.kind === 'failed') cache.removeQueries({ queryKey })
    onAgain()
  }
  return (
    <div className="flex flex-col gap-3 pb-3">
      <div className="flex min-h-11 flex-wrap items-center gap-3 md:min-h-8">
        <p role="status">{summarizeChains(states)}</p>
        {/* One button, so that it keeps the focus over several runs. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus={attempt > 0} onClick={isRunning ? stop : resume}>
          {isRunning ? 'Stop' : some('stopped') ? 'Go on' : some('failed') ? 'Ask again where it failed' : 'Ask again'}
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
            {chains.map((chain, index) => (
              <ChainRow key={chain.id} chain={chain} hash={hash} state={states[index] ?? { kind: 'waiting' }} />
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

function ChainRow({ chain, hash, state }: { chain: Chain; hash: string; state: AddressOnChainState }) {
  const used = state.kind === 'used' ? state : null
  return (
    <tr>
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        <a href={paths.address(chain.id, hash)} className="inline-block min-h-6">
          {chain.name}
        </a>
        {chain.testnet && <span className="ml-2 text-sm text-muted">testnet</span>}
      </th>
      <td className="py-2 pr-4">{used ? kinds[kindOfAddress(used.address)] : <ChainState state={state} />}</td>
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

function ChainState({ state }: { state: AddressOnChainState }) {
  switch (state.kind) {
    case 'failed':
      return (
        <span className="text-warn">
          ⚠ {errorSummary(state.error)}
          {errorSummary(state.error) === 'needs a key' && (
            <a href={paths.settings()} className="ml-2 underline">
              Settings
            </a>
          )}
        </span>
      )
    case 'loading':
      return <span className="text-muted">asking…</span>
    case 'waiting':
      return <span className="text-muted">waiting</span>
    case 'stopped':
      return <span className="text-muted">not asked</span>
    default:
      return <span className="text-muted">never used</span>
  }
}
