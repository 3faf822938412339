import type { ReactNode } from 'react'
import type { Chain } from '#/data/config'
import { finePercent, ratio } from '#/domain/amount'
import { Amount } from '#/entity/Amount'

/** One part of a sum of coins. */
export interface CoinPart {
  /** What it is, or where it went. */
  label: string
  wei: bigint
  tone: keyof typeof tones
}

const tones = { burnt: 'bg-warn', producer: 'bg-accent', layer1: 'bg-good', other: 'bg-line-strong' } as const

interface CoinSplitProps {
  /** They sum to the whole; none is negative. */
  parts: readonly CoinPart[]
  chain: Chain
  /** Dollars for one coin. */
  rate: string | null
  /** More items of the legend. */
  children?: ReactNode
}

/** Where a sum of coins went: a bar of its parts, and each part in words and numbers below it. */
export function CoinSplit({ parts, chain: { currency }, rate, children }: CoinSplitProps) {
  const whole = parts.reduce((sum, { wei }) => sum + wei, 0n)
  if (parts.length === 0 && !children) return null
  return (
    <>
      {whole > 0n && (
        <div className="mt-1.5 flex h-2 gap-px overflow-hidden rounded-xs" aria-hidden="true">
          {parts.map(({ label, wei, tone }) => (
            <span
              key={label}
              className={`min-w-0.5 ${tones[tone]}`}
              style={{ flexGrow: ratio(wei, whole) ?? 0, flexBasis: 0 }}
            />
          ))}
        </div>
      )}
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
        {parts.map(({ label, wei, tone }) => (
          <li key={label}>
            <span className={`mr-1.5 inline-block size-2 rounded-xs ${tones[tone]}`} aria-hidden="true" />
            <Amount value={wei} decimals={currency.decimals} symbol={currency.symbol} rate={rate} />{' '}
            <span className="text-muted">
              {label}
              {whole > 0n && ` (${finePercent(wei, whole)})`}
            </span>
          </li>
        ))}
        {children}
      </ul>
    </>
  )
}
