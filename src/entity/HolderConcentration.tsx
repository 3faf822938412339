import type { CSSProperties } from 'react'
import { percent, ratio } from '#/domain/amount'
import { grouped } from '#/domain/numberFormat'

/** As many as people mean when they ask how evenly something is spread. */
const few = 10

/** Where the bar is parted: each step is paler than the one before it. */
const steps = [
  [1, '100%'],
  [few, '60%'],
  [50, '30%'],
] as const

interface HolderConcentrationProps {
  /** What the first, the first two, and so on hold together, the largest holders first; null from where that is not known. */
  sums: readonly (bigint | null)[]
  supply: bigint | null
}

/** How evenly a supply is spread: what its first holders have together, in words and as one bar; nothing where it is not known. */
export function HolderConcentration({ sums, supply }: HolderConcentrationProps) {
  const shares = steps.flatMap(([count, strength]) => {
    const held = sums[count - 1] ?? null
    // As many as all are no few of them; more than there is tells of a supply that is not what they hold parts of.
    if (held === null || supply === null || supply <= 0n || held > supply || sums.length <= count) return []
    return [{ count, strength, part: ratio(held, supply) ?? 0, words: percent(held, supply) }]
  })
  const told = shares.find(({ count }) => count === few)
  if (!told) return null
  const all = shares.map(({ count, words }) => `${count === 1 ? 'the first' : `the first ${grouped(count)}`}: ${words}`)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3" title={`Of the supply, ${all.join(', ')}`}>
      <span>{`The first ${grouped(few)} hold ${told.words} of the supply`}</span>
      <span className="sr-only">{all.join(', ')}</span>
      <span aria-hidden className="relative h-2 w-28 overflow-hidden rounded-xs bg-line max-md:hidden">
        {shares.toReversed().map(({ count, strength, part }) => (
          <span key={count} className="absolute inset-y-0 left-0 bg-ground" style={{ width: `${part * 100}%` }}>
            <span className="block h-full bg-accent" style={{ opacity: strength } satisfies CSSProperties} />
          </span>
        ))}
      </span>
    </span>
  )
}
