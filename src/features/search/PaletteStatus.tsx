import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '#/api/errors'
import type { Chain } from '#/data/config/config'
import { grouped } from '#/domain/numberFormat'
import { searchAdvice } from '#/domain/searchAdvice'
import { errorText } from '#/entity/errorText'

interface PaletteStatusProps {
  typed: string
  /** The chain whose server suggests. */
  chain: Chain
  query: Pick<UseQueryResult, 'isFetching' | 'error' | 'isEnabled'>
  /** How many suggestions are left out as scams. */
  scams: number
  /** How many lines are offered. */
  options: number
}

function stateOf({ chain, query, scams, options }: PaletteStatusProps): string {
  if (query.isEnabled && query.isFetching) return `Looking on ${chain.name}…`
  if (query.error instanceof ApiError)
    return `Suggestions ${errorText(query.error)[0]}; what is offered is from this device.`
  const hidden = scams > 0 ? `, ${grouped(scams)} called a scam left out` : ''
  return `${grouped(options)} ${options === 1 ? 'line' : 'lines'}${hidden}`
}

/** What is so of the suggestions, spoken as it changes, and the keys that act on them. */
export function PaletteStatus(props: PaletteStatusProps) {
  const advice = searchAdvice(props.typed)
  return (
    <div className="sticky bottom-0 flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-t border-line bg-raised px-3 py-1 text-sm text-muted">
      <p role="status" className={advice ? 'text-warn' : ''}>
        {advice ?? stateOf(props)}
      </p>
      <p aria-hidden className="hidden md:block">
        <kbd>↑</kbd> <kbd>↓</kbd> choose · <kbd>Enter</kbd> opens · <kbd>Esc</kbd> closes
      </p>
    </div>
  )
}
