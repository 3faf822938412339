import type { ChainRequestState } from '#/data/search/fanOutToChains'
import type { Chain } from '#/data/config/config'
import { type CrossChainResults, type ChainResult, isHit, type CrossChainQuery } from '#/data/search/crossChainSearch'
import { grouped } from '#/domain/amounts/numberFormat'
import { paths } from '#/domain/links/paths'
import { ChainMark } from '#/entity/ChainMark'
import { errorSummary } from '#/entity/errorText'
import type { ExactMatch } from '#/features/search/searchQuery'

interface ChainStatusListProps {
  query: CrossChainQuery
  states: CrossChainResults['states']
  matches: readonly ExactMatch[]
}

/** The chains in the order in which they are searched, each with its state and a link to its result. */
export function ChainStatusList({ query, states, matches }: ChainStatusListProps) {
  return (
    // A list of many chains scrolls, so it must be reachable by keyboard.
    <ul
      aria-label="Chains"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
      tabIndex={0}
      className="grid max-h-[15.5rem] grid-cols-1 panel gap-x-6 overflow-y-auto px-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {query.chains.map((chain) => (
        <li key={chain.id} className="flex min-h-11 items-center gap-2 md:min-h-8">
          <ChainMark chain={chain} />
          <a href={pathOnChain(chain, query, matches)} data-prefetch="never" className="min-w-0 truncate">
            {chain.name}
          </a>
          <span className="ml-auto shrink-0 text-sm">
            <ChainStatus query={query} state={states.get(chain.id)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function pathOnChain(chain: Chain, { text }: CrossChainQuery, matches: readonly ExactMatch[]): string {
  return matches.find((match) => match.chain === chain)?.href ?? paths.search(chain.id, text)
}

function ChainStatus({ query, state }: { query: CrossChainQuery; state: ChainRequestState<ChainResult> | undefined }) {
  switch (state?.kind) {
    case 'success':
      return <ResultStatus query={query} found={state.data} />
    case 'failed':
      return <span className="icon icon-warning text-warn">{errorSummary(state.error)}</span>
    case 'loading':
      return <span className="text-muted">Searching…</span>
    case 'skipped':
      return (
        <span className="text-muted" title="The remaining API credits are reserved for the pages that you open.">
          Skipped (saves API credits)
        </span>
      )
    case 'stopped':
      return <span className="text-muted">Not searched</span>
    default:
      return <span className="text-muted">{state?.until ? 'Rate limited' : 'Queued'}</span>
  }
}

function ResultStatus({ query, found }: { query: CrossChainQuery; found: ChainResult }) {
  const { rows, next, from } = found
  const title = from === 'multichain' ? 'Result of the multichain search' : undefined
  const hit = isHit(query, { kind: 'success', data: found })
  if (query.isExact && !hit)
    return (
      <span className="text-muted" title={title}>
        Not found
      </span>
    )
  if (rows.length === 0) return <span className="text-muted">No results</span>
  return (
    <span className="icon icon-check text-good" title={title}>
      {query.isExact
        ? 'Found'
        : `${grouped(rows.length)}${next ? '+' : ''} ${rows.length === 1 && !next ? 'result' : 'results'}`}
    </span>
  )
}
