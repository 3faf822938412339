import { differingDigits, differingRuns } from '#/domain/addresses/lookAlikes'

interface MarkedDigitsProps {
  address: string
  /** The address that it looks like; nothing is marked without one. */
  other: string
}

/** An address in full, with the digits underlined that differ from another one. */
export function MarkedDigits({ address, other }: MarkedDigitsProps) {
  return (
    <span className="font-mono break-all">
      0x
      {differingRuns(address, other).map(({ text, same }, index) =>
        same ? (
          text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- runs have no identity but their position
          <mark key={index} className="rounded-xs bg-warn-soft font-semibold text-warn underline">
            {text}
          </mark>
        ),
      )}
    </span>
  )
}

/** Which digits two addresses differ in, in words: marks are not read aloud. */
export function DifferingDigits({ address, other }: MarkedDigitsProps) {
  return <span className="text-sm text-muted">{differingDigits(address, other)}</span>
}

interface LabeledDigitsProps {
  label: string
  address: string
  other: string
}

/** An address below its label, with the digits marked that differ from those of the other address. */
export function LabeledDigits({ label, address, other }: LabeledDigitsProps) {
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <MarkedDigits address={address} other={other} />
    </p>
  )
}
