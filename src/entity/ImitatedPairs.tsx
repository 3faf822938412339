import type { ImitatedPair } from '#/domain/addresses/poisoningWords'
import { sameHash } from '#/domain/hashes/hash'
import { DifferingDigits, MarkedDigits } from '#/ui/MarkedDigits'

interface ImitatedPairsProps {
  pairs: readonly ImitatedPair[]
  /** The address that the page is of. */
  own?: string
}

/** Look-alike addresses, each below the one that it imitates, in full and with the differing digits marked. */
export function ImitatedPairs({ pairs, own }: ImitatedPairsProps) {
  const note = (address: string) => (sameHash(address, own) ? ' (this page)' : '')
  if (pairs.length === 0) return null
  return (
    <ul aria-label="Look-alike addresses" className="stack-3">
      {pairs.map(({ address, imitated }) => (
        <li key={address + imitated}>
          <p>
            <span className="block text-sm text-muted">Imitated address{note(imitated)}</span>
            <MarkedDigits address={imitated} other={address} />
          </p>
          <p>
            <span className="block text-sm text-muted">Look-alike address{note(address)}</span>
            <MarkedDigits address={address} other={imitated} />
          </p>
          <DifferingDigits address={address} other={imitated} />
        </li>
      ))}
    </ul>
  )
}
