import { useState } from 'react'
import type { Decoded } from '#/contracts/method'
import { formatUnits } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { AddressHashLink } from '#/entity/AddressLink'
import { Button } from '#/ui/Button'
import { CopyButton } from '#/ui/CopyButton'
import { UntrustedText } from '#/ui/UntrustedText'

interface ValueProps {
  chain: string
  decoded: Decoded
  token: NumberUnit | null
}

/** Elements of an array that are shown at first. */
const SHOWN_ELEMENTS = 50
const MAX_TEXT = 2000

/** Decoded values, each with its name and type. */
export function DecodedValues({ values, ...props }: Omit<ValueProps, 'decoded'> & { values: readonly Decoded[] }) {
  return (
    <dl className="stack-1">
      {values.map((decoded, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- values have no identity but their position
        <div key={index} className="flex flex-wrap gap-x-3">
          <dt className="text-muted">
            {decoded.parameter.name || (values.length > 1 ? `[${index}]` : '')}{' '}
            <span className="font-mono text-xs">{decoded.parameter.type}</span>
          </dt>
          <dd className="min-w-0">
            <DecodedValue {...props} decoded={decoded} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function DecodedValue({ decoded: { parameter, value, parts }, chain, token }: ValueProps) {
  if (parts) return <Parts parts={parts} chain={chain} token={token} />
  if (typeof value === 'bigint') return <IntegerValue value={value} units={numberUnitsOf(parameter.type, token)} />
  if (typeof value !== 'string') return <span className="font-mono">{String(value)}</span>
  if (parameter.type === 'address') return <AddressHashLink chain={chain} hash={value} />
  if (parameter.type !== 'string') {
    return (
      <span className="font-mono break-all">
        {value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value}
        <CopyButton text={value} what="value" />
      </span>
    )
  }
  if (value === '') return <span className="text-muted">Empty string</span>
  return (
    <>
      <UntrustedText text={value} max={MAX_TEXT} multiline />
      <CopyButton text={value} what="value" />
    </>
  )
}

function Parts({ parts, chain, token }: Omit<ValueProps, 'decoded'> & { parts: readonly Decoded[] }) {
  const [shown, setShown] = useState(SHOWN_ELEMENTS)
  if (parts.length === 0) return <span className="text-muted">Empty array</span>
  return (
    <div className="border-l-2 border-line pl-3">
      <DecodedValues values={parts.slice(0, shown)} chain={chain} token={token} />
      {parts.length > shown && (
        <Button className="mt-1" onClick={() => setShown(shown + 10 * SHOWN_ELEMENTS)}>
          Load more ({grouped(parts.length - shown)})
        </Button>
      )}
    </div>
  )
}

/** An integer with all digits, grouped; large ones in another unit or in hex on demand. */
function IntegerValue({ value, units }: { value: bigint; units: readonly NumberUnit[] }) {
  const [format, setFormat] = useState('')
  const unit = units.find(({ decimals }) => String(decimals) === format)
  const hex = `${value < 0n ? '-' : ''}0x${(value < 0n ? -value : value).toString(16)}`
  const text = format === 'hex' ? hex : unit ? formatUnits(value, unit.decimals) : grouped(value)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="font-mono break-all">{text}</span>
      {units.length > 0 && (
        <select
          aria-label="Format"
          value={format}
          onChange={({ target }) => setFormat(target.value)}
          className="min-h-11 rounded-xs border border-line bg-ground text-sm text-muted md:min-h-6"
        >
          <option value="">Number</option>
          <option value="hex">Hex</option>
          {units.map(({ name, decimals }) => (
            <option key={decimals} value={decimals}>
              {name}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}

/** A unit of amounts: an integer is so many of its smallest parts. */
export interface NumberUnit {
  readonly name: string
  readonly decimals: number
  /** Of a token: its total supply in base units. */
  readonly supply?: bigint | null
}

/** Smaller integers are counts, not amounts. */
const LEAST_AMOUNT_BITS = 64

/** The units that a value of a type may have, for input and display; none for types other than large integers. */
export function numberUnitsOf(type: string, token: NumberUnit | null): readonly NumberUnit[] {
  const bits = /^u?int(\d{0,3})$/.exec(type)?.[1]
  if (bits === undefined || Number(bits || 256) < LEAST_AMOUNT_BITS) return []
  const ether = [
    { name: 'Gwei', decimals: 9 },
    { name: 'Ether', decimals: 18 },
  ]
  return token && token.decimals > 0 ? [...ether, token] : ether
}
