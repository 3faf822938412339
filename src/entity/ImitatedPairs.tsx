import type { ImitatedPair } from '#/domain/addresses/poisoningWords'
import { sameHash } from '#/domain/hashes/hash'
import { DifferingDigits, LabeledDigits } from '#/ui/MarkedDigits'

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
          <LabeledDigits label={`Imitated address${note(imitated)}`} address={imitated} other={address} />
          <LabeledDigits label={`Look-alike address${note(address)}`} address={address} other={imitated} />
          <DifferingDigits address={address} other={imitated} />
        </li>
      ))}
    </ul>
  )
}
