import { grouped } from '#/domain/numberFormat'
import { MissingValue } from '#/ui/MissingValue'

interface CountProps {
  value: number | bigint | null
  /** What is counted, one and several, where no label beside it says so. */
  noun?: readonly [one: string, several: string]
}

/** A whole number of things, grouped for reading; unknown where the server said nothing. */
export function Count({ value, noun }: CountProps) {
  if (value === null) return <MissingValue />
  const digits = grouped(value)
  if (!noun) return digits
  return (
    <>
      {digits} <span className="text-muted">{noun[BigInt(value) === 1n ? 0 : 1]}</span>
    </>
  )
}
