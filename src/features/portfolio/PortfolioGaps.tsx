import { paths } from '#/domain/links/paths'
import { counted } from '#/domain/amounts/numberFormat'
import { ChainName, type HoldingsContext, PortfolioAddress } from '#/features/portfolio/HoldingCells'
import type { PortfolioGap } from '#/features/portfolio/portfolioReads'
import { Button } from '#/ui/Button'
import { LazyDetails } from '#/ui/LazyPanel'

interface PortfolioGapsProps {
  title: string
  gaps: readonly PortfolioGap[]
  context: HoldingsContext
  onRetry: (ids: readonly string[]) => void
}

/** What the figures lack, by chain and reason, with the addresses; what may be loaded is retried together or one by one. */
export function PortfolioGaps({ title, gaps, context, onRetry }: PortfolioGapsProps) {
  return (
    <section aria-label={title} className="stack-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="panel ruled px-4">
        {gaps.map((gap) => (
          <GapItem key={gap.key} gap={gap} context={context} onRetry={onRetry} />
        ))}
      </ul>
    </section>
  )
}

type GapProps = Pick<PortfolioGapsProps, 'context' | 'onRetry'> & { gap: PortfolioGap }

function GapItem({ gap, context, onRetry }: GapProps) {
  const { chain, reason, reads, action, isPartial } = gap
  return (
    <li className="stack-2 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ChainName chain={chain} />
        <span className={isPartial ? 'icon icon-warning text-warn' : 'text-muted'}>{reason}</span>
        {action && (
          <Button
            aria-label={`${action}: ${counted(reads.length, 'address', 'addresses')} on ${chain.name}`}
            onClick={() => onRetry(reads.map(({ id }) => id))}
          >
            {action}
          </Button>
        )}
      </div>
      <LazyDetails summary={counted(reads.length, 'address', 'addresses')}>
        <GapAddresses gap={gap} context={context} onRetry={onRetry} />
      </LazyDetails>
    </li>
  )
}

/** A component of its own, so that 500 addresses cost nothing at each read while they are not shown. */
function GapAddresses({ gap: { chain, reads, action }, context, onRetry }: GapProps) {
  return (
    <ul className="max-h-80 overflow-y-auto pb-2">
      {reads.map(({ id, address }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <PortfolioAddress chain={chain.id} hash={address} context={context} />
          <a href={paths.address(chain.id, address, 'tokens')} className="text-sm underline">
            Tokens
          </a>
          {action && reads.length > 1 && (
            <Button aria-label={`${action}: ${address}`} onClick={() => onRetry([id])}>
              {action}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
