import { grouped } from '#/domain/amounts/numberFormat'
import { CompactLabel } from '#/ui/LabelWithHint'
import { MissingValue } from '#/ui/MissingValue'

interface CountProps {
  value: number | bigint | null
  /** Singular and plural of what is counted, where no label says so. */
  noun?: readonly [one: string, several: string]
}

/** A count with thousands separators. */
export function Count({ value, noun }: CountProps) {
  if (value === null) return <MissingValue />
  const digits = grouped(value)
  if (!noun) return digits
  return (
    <>
      {digits} <span className="text-muted">{nounOf(value, noun)}</span>
    </>
  )
}

/** A count in a table, with its noun on small screens, which have no column headers. */
export function CompactCount({ value, noun }: Required<CountProps>) {
  return (
    <>
      <Count value={value} />
      <CompactLabel text={` ${nounOf(value, noun)}`} />
    </>
  )
}

function nounOf(value: number | bigint | null, [one, several]: readonly [one: string, several: string]): string {
  return value !== null && BigInt(value) === 1n ? one : several
}
