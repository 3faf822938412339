import { grouped } from '#/domain/amounts/numberFormat'
import type { Poisoning } from '#/features/tokenTransfers/poisoning'
import { DifferingDigits, MarkedDigits } from '#/ui/MarkedDigits'

interface PoisoningLineProps {
  transfers: readonly Poisoning[]
  /** Whether the transfers are shown. */
  open: boolean
  onToggle: () => void
}

/** Says how many transfers are collapsed and why, with a button that expands them. */
export function PoisoningLine({ transfers, open, onToggle }: PoisoningLineProps) {
  const count = transfers.length
  const [pair, ...others] = pairsOf(transfers)
  const what = count === 1 ? 'possible address-poisoning transfer' : 'possible address-poisoning transfers'
  return (
    <span className="flex min-w-0 items-center gap-x-3 whitespace-normal">
      <span className="min-w-0 leading-5">
        <span aria-hidden className="icon icon-warning" />
        {`${grouped(count)} ${what} ${open ? 'shown' : 'hidden'}`}
        <span className="ml-2 text-sm text-muted max-lg:sr-only">{reasonOf(transfers)}</span>
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

/** An address and the one that it imitates. */
type ImitatedPair = Pick<Extract<Poisoning, { sign: 'look-alike' }>, 'address' | 'imitated'>

/** Every address that imitates another one, once. */
function pairsOf(transfers: readonly Poisoning[]): ImitatedPair[] {
  const pairs = transfers.flatMap((each) => (each.sign === 'look-alike' ? [each] : []))
  return [...new Map(pairs.map(({ address, imitated }) => [address + imitated, { address, imitated }])).values()]
}

/** The look-alike addresses of collapsed transfers, each below the one that it imitates, with the differing digits marked. */
export function PoisoningPairs({ transfers }: Pick<PoisoningLineProps, 'transfers'>) {
  const pairs = pairsOf(transfers)
  if (pairs.length === 0) return null
  return (
    <ul aria-label="Look-alike addresses" className="stack-3 mb-3">
      {pairs.map(({ address, imitated }) => (
        <li key={address + imitated}>
          <p>
            <span className="block text-sm text-muted">Imitated address</span>
            <MarkedDigits address={imitated} other={address} />
          </p>
          <p>
            <span className="block text-sm text-muted">Look-alike address</span>
            <MarkedDigits address={address} other={imitated} />
          </p>
          <DifferingDigits address={address} other={imitated} />
        </li>
      ))}
    </ul>
  )
}

/** Why they look like poisoning. */
function reasonOf(transfers: readonly Poisoning[]): string {
  const what = [...new Set(transfers.map(({ of }) => AMOUNTS[of]))].join(' or ')
  const pairs = pairsOf(transfers).length
  if (pairs === 0) return `${what}, sent to many addresses`
  return `${what}, with ${pairs === 1 ? 'a look-alike address' : 'look-alike addresses'}`
}

const AMOUNTS: Record<Poisoning['of'], string> = {
  nothing: 'Zero value',
  dust: 'Dust amount',
  counterfeit: 'Spoofed token',
}
