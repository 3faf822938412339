import type { ChainRequestState } from '#/data/search/fanOutToChains'
import type { Chain } from '#/data/config/config'
import { type CrossChainResults, type ChainResult, isHit, type CrossChainQuery } from '#/data/search/crossChainSearch'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { ChainMark } from '#/entity/ChainMark'
import { errorSummary } from '#/entity/errorSummary'
import type { Hit } from '#/features/search/quest'

interface ChainStandingsProps {
  sought: CrossChainQuery
  standings: CrossChainResults['standings']
  hits: readonly Hit[]
}

/** How it stands with each chain, in the order in which they are asked; each leads to what was found there. */
export function ChainStandings({ sought, standings, hits }: ChainStandingsProps) {
  return (
    // Many chains scroll in a place of their own, which the Tab key must reach.
    <ul
      aria-label="Chains"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="grid max-h-[15.5rem] grid-cols-1 gap-x-6 overflow-y-auto border-y border-line sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {sought.chains.map((chain) => (
        <li key={chain.id} className="flex min-h-11 items-center gap-2 md:min-h-8">
          <ChainMark chain={chain} />
          <a href={placeOf(chain, sought, hits)} data-prepare="never" className="min-w-0 truncate">
            {chain.name}
          </a>
          <span className="ml-auto shrink-0 text-sm">
            <Words sought={sought} standing={standings.get(chain.id)} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function placeOf(chain: Chain, { text }: CrossChainQuery, hits: readonly Hit[]): string {
  return hits.find((hit) => hit.chain === chain)?.href ?? paths.search(chain.id, text)
}

function Words({
  sought,
  standing,
}: {
  sought: CrossChainQuery
  standing: ChainRequestState<ChainResult> | undefined
}) {
  switch (standing?.kind) {
    case 'answered':
      return <Answer sought={sought} found={standing.answer} />
    case 'failed':
      return <span className="text-warn">⚠ {errorSummary(standing.error)}</span>
    case 'asking':
      return <span className="text-muted">asking…</span>
    case 'skipped':
      return (
        <span className="text-muted" title="The last credits of the plan are left to what you open.">
          skipped for credits
        </span>
      )
    case 'stopped':
      return <span className="text-muted">not asked</span>
    default:
      return <span className="text-muted">{standing?.until ? 'its server asks to wait' : 'waiting'}</span>
  }
}

function Answer({ sought, found }: { sought: CrossChainQuery; found: ChainResult }) {
  const { rows, next, by } = found
  const title = by === 'across' ? 'As its host’s search over all chains says' : undefined
  const hit = isHit(sought, { kind: 'answered', answer: found })
  if (sought.isExact && !hit)
    return (
      <span className="text-muted" title={title}>
        not there
      </span>
    )
  if (rows.length === 0) return <span className="text-muted">nothing found</span>
  return (
    <span className="text-good" title={title}>
      ✓ {sought.isExact ? 'found' : `${grouped(rows.length)}${next ? ' or more' : ''} found`}
    </span>
  )
}
