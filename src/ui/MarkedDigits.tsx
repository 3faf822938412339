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
          // Runs have no identity but their position.
          // oxlint-disable-next-line react/no-array-index-key
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
