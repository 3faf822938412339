import { RESOURCES } from '#/api/resources'
import type { CrossChainSearch, CrossChainQuery } from '#/data/search/crossChainSearch'
import { isHit } from '#/data/search/crossChainSearch'
import { grouped } from '#/domain/numberFormat'
import { paths } from '#/domain/paths'
import { verdict } from '#/features/search/verdict'
import { Button } from '#/ui/Button'

/** What a search over all chains has come to, and the ways to stop it and to go on. */
export function EverywhereControls({ sought, search }: { sought: CrossChainQuery; search: CrossChainSearch }) {
  const { standings, running, stop, goOn } = search
  const all = [...standings.values()]
  const of = (kind: string) => all.filter((standing) => standing.kind === kind).length
  const [failed, stopped, skipped] = [of('failed'), of('stopped'), of('skipped')]
  const found = all.some((standing) => isHit(sought, standing))
  const spokenFor = all.filter((standing) => standing.kind === 'answered' && standing.answer.by === 'across').length
  const unkeyed = all.some(
    (standing) => standing.kind === 'failed' && 'kind' in standing.error && standing.error.kind === 'unauthorised',
  )
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-3 py-1">
      <p role="status">{verdict(sought, search) || `Looking on ${grouped(sought.chains.length)} chains…`}</p>
      {/* One button for both, which keeps the focus of who presses it. */}
      {(running || stopped > 0 || failed > 0) && (
        <Button onClick={() => (running ? stop() : goOn())}>
          {running ? 'Stop' : stopped > 0 ? 'Go on' : 'Ask again where it failed'}
        </Button>
      )}
      {!running && skipped > 0 && (
        <Button onClick={() => goOn({ frugal: false })}>
          Ask the {grouped(skipped)} skipped, {grouped(skipped * RESOURCES.search.credits)} credits
        </Button>
      )}
      {!running && spokenFor > 0 && !found && (
        <Button onClick={() => goOn({ across: false })}>Ask each chain itself</Button>
      )}
      {unkeyed && (
        <a href={paths.settings()} className="underline">
          Enter a key
        </a>
      )}
    </div>
  )
}
