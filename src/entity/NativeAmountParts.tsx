import type { ReactNode } from 'react'
import type { Chain } from '#/data/config/config'
import { ratio } from '#/domain/amount'
import { sharesOfSum } from '#/domain/shares'
import { Amount } from '#/entity/Amount'

const tones = { burnt: 'bg-warn', producer: 'bg-accent', layer1: 'bg-good', other: 'bg-line-strong' } as const

/** Label and color of a part. */
type PartLook = readonly [label: string, tone: keyof typeof tones]

interface NativeAmountPartsProps<Name extends string> {
  split: {
    /** Wei; null if unknown. */
    readonly total: bigint | null
    /** They add up to the total; none is negative; `rest` is what no field explains. */
    readonly parts: readonly { readonly name: Name | 'rest'; readonly wei: bigint }[]
    readonly contradictory: boolean
  }
  looks: Readonly<Record<Name | 'rest', PartLook>>
  chain: Chain
  /** USD per whole unit. */
  rate?: string | null
  /** More items of the legend. */
  children?: ReactNode
}

/** The parts of an amount of the native currency: a bar, and a legend with each part. */
export function NativeAmountParts<Name extends string>({
  split: { total, parts, contradictory },
  looks,
  chain,
  rate = null,
  children,
}: NativeAmountPartsProps<Name>) {
  const { decimals, symbol } = chain.currency
  // A single unnamed part is the whole amount: nothing to show.
  const known = !contradictory && parts.some(({ name }) => name !== 'rest') ? parts : []
  const amounts = known.map(({ wei }) => wei)
  const whole = amounts.reduce((sum, wei) => sum + wei, 0n)
  // Without a total there may be more parts.
  const shares = total === null ? null : sharesOfSum(amounts)
  return (
    <>
      {contradictory && <p className="text-sm text-muted">The reported parts exceed the total</p>}
      {known.length > 0 && shares && (
        <div className="mt-1.5 flex h-2 gap-px overflow-hidden rounded-xs" aria-hidden="true">
          {known.map(({ name, wei }) => (
            <span
              key={name}
              className={`min-w-0.5 ${tones[looks[name][1]]}`}
              style={{ flexGrow: ratio(wei, whole) ?? 0, flexBasis: 0 }}
            />
          ))}
        </div>
      )}
      {(known.length > 0 || children) && (
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
          {known.map(({ name, wei }, place) => (
            <li key={name}>
              <span className={`mr-1.5 inline-block size-2 rounded-xs ${tones[looks[name][1]]}`} aria-hidden="true" />
              <Amount value={wei} decimals={decimals} symbol={symbol} rate={rate} />{' '}
              <span className="text-muted">
                {looks[name][0]}
                {shares && ` (${shares[place]})`}
              </span>
            </li>
          ))}
          {children}
        </ul>
      )}
    </>
  )
}
