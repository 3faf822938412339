import { RESOURCES } from '#/api/resources'
import { type CrossChainQuery, type CrossChainResults, isHit } from '#/data/search/crossChainSearch'
import type { CrossChainSearch } from '#/data/search/useCrossChainSearch'
import { counted, grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { Button } from '#/ui/Button'

/** The summary of a search over all chains, with the buttons that stop and resume it. */
export function CrossChainProgress({ query, search }: { query: CrossChainQuery; search: CrossChainSearch }) {
  const { states, isRunning, stop, resume } = search
  const all = [...states.values()]
  const countOf = (kind: string) => all.filter((state) => state.kind === kind).length
  const [failed, stopped, skipped] = [countOf('failed'), countOf('stopped'), countOf('skipped')]
  const isFound = all.some((state) => isHit(query, state))
  // Chains whose result comes from the multichain search of their host.
  const indirect = all.filter((state) => state.kind === 'success' && state.data.from === 'multichain').length
  const needsKey = all.some(
    (state) => state.kind === 'failed' && 'kind' in state.error && state.error.kind === 'unauthorised',
  )
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-3 py-1">
      <p role="status">{searchSummary(query, search) || `Searching ${grouped(query.chains.length)} chains…`}</p>
      {/* One button for all three, so that it keeps the focus when its label changes. */}
      {(isRunning || stopped > 0 || failed > 0) && (
        <Button onClick={() => (isRunning ? stop() : resume())}>
          {isRunning ? 'Stop' : stopped > 0 ? 'Resume' : 'Retry failed'}
        </Button>
      )}
      {!isRunning && skipped > 0 && (
        <Button onClick={() => resume({ savesCredits: false })}>
          Search {grouped(skipped)} skipped ({grouped(skipped * RESOURCES.search.credits)} API credits)
        </Button>
      )}
      {!isRunning && indirect > 0 && !isFound && (
        <Button onClick={() => resume({ usesMultichainSearch: false })}>Search each chain separately</Button>
      )}
      {needsKey && (
        <a href={paths.settings()} className="underline">
          Add an API key
        </a>
      )}
    </div>
  )
}

/** The state of a search over all chains in one sentence; '' before the first chain is requested. */
export function searchSummary(query: CrossChainQuery, { states }: Pick<CrossChainResults, 'states'>): string {
  const all = query.chains.map(({ id }) => states.get(id))
  const countOf = (...kinds: string[]) => all.filter((state) => kinds.includes(state?.kind ?? 'waiting')).length
  const answered = countOf('success')
  const found = all.filter((state) =>
    query.isExact ? isHit(query, state) : state?.kind === 'success' && state.data.rows.length > 0,
  ).length
  const [open, failed] = [countOf('waiting', 'loading'), countOf('failed')]
  const [skipped, stopped] = [countOf('skipped'), countOf('stopped')]
  const parts = [
    answered === 0
      ? ''
      : found > 0
        ? `found on ${grouped(found)} of ${chains(answered)}`
        : `not found on ${chains(answered)}`,
    failed > 0 ? `${grouped(failed)} failed` : '',
    skipped > 0 ? `${grouped(skipped)} skipped to save API credits` : '',
    stopped > 0 ? `${grouped(stopped)} stopped` : '',
    open > 0 ? `${grouped(open)} remaining` : '',
  ]
  const sentence = parts.filter(Boolean).join(', ')
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function chains(count: number): string {
  return counted(count, 'chain', 'chains')
}
