import { grouped } from '#/domain/amounts/numberFormat'
import type { Poisoning } from '#/domain/addresses/poisoning'
import { imitatedPairs, poisoningReason } from '#/domain/addresses/poisoningWords'
import { MarkedDigits } from '#/ui/MarkedDigits'

interface PoisoningLineProps {
  transfers: readonly Poisoning[]
  /** Whether the transfers are shown. */
  open: boolean
  onToggle: () => void
}

/** Says how many transfers are collapsed and why, with a button that expands them. */
export function PoisoningLine({ transfers, open, onToggle }: PoisoningLineProps) {
  const count = transfers.length
  const [pair, ...others] = imitatedPairs(transfers)
  const what = count === 1 ? 'possible address-poisoning transfer' : 'possible address-poisoning transfers'
  return (
    <span className="flex min-w-0 items-center gap-x-3 whitespace-normal">
      <span className="min-w-0 leading-5">
        <span aria-hidden className="icon icon-warning" />
        {`${grouped(count)} ${what} ${open ? 'shown' : 'hidden'}`}
        <span className="ml-2 text-sm text-muted max-lg:sr-only">{poisoningReason(transfers)}</span>
        {/* Narrower rows have no room for two addresses in full: their details have. */}
        {pair && others.length === 0 && (
          <span className="ml-2 text-xs whitespace-nowrap max-[86rem]:hidden">
            <MarkedDigits address={pair.address} other={pair.imitated} /> imitates{' '}
            <MarkedDigits address={pair.imitated} other={pair.address} />
          </span>
        )}
      </span>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="min-h-11 shrink-0 rounded-sm border border-line-strong bg-raised px-2.5 text-ink hover:bg-sunken md:min-h-7"
      >
        {open ? 'Hide' : 'Show'}
      </button>
    </span>
  )
}
