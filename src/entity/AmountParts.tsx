import type { ReactNode } from 'react'
import { exactAmount, ratio } from '#/domain/amounts/amount'
import { sharesOfSum } from '#/domain/tokens/shares'
import { Amount } from '#/entity/Amount'

const tones = { burnt: 'bg-warn', producer: 'bg-accent', layer1: 'bg-good', other: 'bg-line-strong' } as const

/** Label and color of a part. */
type PartLook = readonly [label: string, tone: keyof typeof tones]

interface AmountPartsProps<Name extends string> {
  split: {
    /** Base units; null if unknown. */
    readonly total: bigint | null
    /** They add up to the total; none is negative; `rest` is what no field explains. */
    readonly parts: readonly { readonly name: Name | 'rest'; readonly amount: bigint }[]
    readonly contradictory: boolean
  }
  looks: Readonly<Record<Name | 'rest', PartLook>>
  decimals: number
  /** Untrusted text if it is of a token. */
  symbol: string
  /** Parts that have a row of their own, with the same swatch. */
  listedElsewhere?: readonly Name[]
  /** More items of the legend. */
  children?: ReactNode
}

/** The parts of an amount: a bar, and a legend with each part; exact, as the amount is, so that they add up to it. */
export function AmountParts<Name extends string>({
  split: { total, parts, contradictory },
  looks,
  decimals,
  symbol,
  listedElsewhere,
  children,
}: AmountPartsProps<Name>) {
  // A single unnamed part is the whole amount: nothing to show.
  const known = !contradictory && parts.some(({ name }) => name !== 'rest') ? parts : []
  const amounts = known.map(({ amount }) => amount)
  const whole = amounts.reduce((sum, amount) => sum + amount, 0n)
  // Without a total there may be more parts.
  const shares = total === null ? null : sharesOfSum(amounts)
  const legend = known
    .map((part, place) => ({ ...part, share: shares?.[place] }))
    .filter(({ name }) => !listedElsewhere?.some((listed) => listed === name))
  return (
    <>
      {contradictory && <p className="text-sm text-muted">The reported parts exceed the total</p>}
      {known.length > 0 && shares && (
        <div className="mt-1.5 flex h-2 gap-px overflow-hidden rounded-xs" aria-hidden="true">
          {known.map(({ name, amount }) => (
            <span
              key={name}
              className={`min-w-0.5 ${tones[looks[name][1]]}`}
              style={{ flexGrow: ratio(amount, whole) ?? 0, flexBasis: 0 }}
            />
          ))}
        </div>
      )}
      {(legend.length > 0 || children) && (
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
          {legend.map(({ name, amount, share }) => (
            <li key={name}>
              <PartSwatch tone={looks[name][1]} />
              <Amount value={amount} decimals={decimals} symbol={symbol} write={exactAmount} />{' '}
              <span className="text-muted">
                {looks[name][0]}
                {share && ` (${share})`}
              </span>
            </li>
          ))}
          {children}
        </ul>
      )}
    </>
  )
}

/** The color of a part in the bar. */
export function PartSwatch({ tone }: { tone: keyof typeof tones }) {
  return <span className={`mr-1.5 inline-block size-2 rounded-xs ${tones[tone]}`} aria-hidden="true" />
}
