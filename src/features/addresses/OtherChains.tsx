import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { Chain } from '#/data/config/config'
import { chainRequest } from '#/data/search/chainRequest'
import { type ChainRequestState, fanOutToChains } from '#/data/search/fanOutToChains'
import { useFanOut } from '#/data/search/useFanOut'
import { useChain } from '#/data/sources/useChain'
import { kindOfAddress } from '#/domain/addresses/address'
import { paths } from '#/domain/links/paths'
import { NativeAmountWithFiat } from '#/entity/NativeAmountWithFiat'
import { Count } from '#/entity/Count'
import { errorSummary } from '#/entity/errorText'
import { type AddressOnChain, requestAddress, summarizeChains } from '#/features/addresses/addressOnChain'
import { Button } from '#/ui/Button'
import { MissingValue } from '#/ui/MissingValue'

type State = ChainRequestState<AddressOnChain>

/** Chains requested at a time: few enough for the rate limits of free plans. */
const MAX_CHAINS_IN_FLIGHT = 3

const NO_OPTIONS = {}

/** The same address on all other configured chains, requested a few at a time until you stop it. */
export default function OtherChains({ hash }: { hash: string }) {
  const { chain: here, ...connection } = useChain()
  const client = useQueryClient()
  const chains = connection.config.chains.filter(({ id }) => id !== here.id)
  const { progress, isRunning, stop, resume } = useFanOut<AddressOnChain>({
    name: `address ${JSON.stringify([hash.toLowerCase(), chains.map(({ id }) => id)])}`,
    chains,
    initial: NO_OPTIONS,
    run: ({ signal, progress: current, report }) => {
      const unanswered = chains.filter(({ id }) => current().states.get(id)?.kind !== 'success')
      return fanOutToChains<AddressOnChain>({
        requests: unanswered.map((chain) => chainRequest(connection, chain, 'address')),
        send: async (id, given) => {
          const chain = chains.find((each) => each.id === id)
          if (!chain) throw new Error(`There is no chain ${id}`)
          return requestAddress(client, { ...connection, chain }, hash, given)
        },
        report,
        maxInFlight: MAX_CHAINS_IN_FLIGHT,
        signal,
      })
    },
  })
  const states = chains.map(({ id }): State => progress.states.get(id) ?? { kind: 'waiting', until: null })
  const some = (...kinds: State['kind'][]) => states.some(({ kind }) => kinds.includes(kind))
  const hasFailed = some('failed', 'skipped')

  return (
    <div className="flex flex-col gap-3 pb-3">
      <div className="flex min-h-11 flex-wrap items-center gap-3 md:min-h-8">
        <p role="status">{summarizeChains(states)}</p>
        {/* One button, so that it keeps the focus when its label changes. */}
        <Button onClick={isRunning ? stop : () => resume(some('stopped') || hasFailed ? {} : { states: new Map() })}>
          {isRunning ? 'Stop' : some('stopped') ? 'Resume' : hasFailed ? 'Retry failed' : 'Refresh'}
        </Button>
      </div>
      <div className="panel max-h-[28rem] overflow-auto px-4">
        <table className="w-full">
          <caption className="sr-only">This address on other chains</caption>
          <thead className="sticky top-0 bg-raised text-left text-sm text-muted">
            <tr>
              {['Chain', 'Type', 'Balance', 'Transactions'].map((header) => (
                <th key={header} scope="col" className="py-2 pr-4 font-medium">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ruled border-t border-line">
            {chains.map((chain, index) => (
              <ChainRow
                key={chain.id}
                chain={chain}
                hash={hash}
                state={states[index] ?? { kind: 'waiting', until: null }}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const TYPE_LABELS = {
  contract: 'Contract',
  account: 'EOA',
  delegated: 'EOA (delegated)',
  unknown: 'Type unknown',
} as const

function ChainRow({ chain, hash, state }: { chain: Chain; hash: string; state: State }) {
  const used = state.kind === 'success' && state.data.kind === 'used' ? state.data : null
  return (
    <tr>
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        <a href={paths.address(chain.id, hash)} className="inline-block min-h-6">
          {chain.name}
        </a>
        {chain.testnet && <span className="ml-2 text-sm text-muted">testnet</span>}
      </th>
      <td className="py-2 pr-4">{used ? TYPE_LABELS[kindOfAddress(used.address)] : <ChainState state={state} />}</td>
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

function ChainState({ state }: { state: State }) {
  switch (state.kind) {
    case 'failed':
      return (
        <span className="icon icon-warning text-warn">
          {errorSummary(state.error)}
          {state.error instanceof ApiError && state.error.kind === 'unauthorized' && (
            <a href={paths.settings()} className="ml-2 underline">
              Settings
            </a>
          )}
        </span>
      )
    case 'loading':
      return <span className="text-muted">Loading…</span>
    case 'waiting':
      return <span className="text-muted">Queued</span>
    case 'skipped':
      return <span className="text-muted">Skipped (saves API credits)</span>
    case 'stopped':
      return <span className="text-muted">Not searched</span>
    default:
      return <span className="text-muted">No activity</span>
  }
}
