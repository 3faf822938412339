import type { ImitatedPair } from '#/domain/addresses/poisoningWords'
import { DifferingDigits, MarkedDigits } from '#/ui/MarkedDigits'

/** Look-alike addresses, each below the one that it imitates, in full and with the differing digits marked. */
export function ImitatedPairs({ pairs }: { pairs: readonly ImitatedPair[] }) {
  if (pairs.length === 0) return null
  return (
    <ul aria-label="Look-alike addresses" className="stack-3">
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
