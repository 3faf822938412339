import { type ReactNode, useState } from 'react'
import { grouped } from '#/domain/amounts/numberFormat'
import { Button } from '#/ui/Button'

/** Elements of a list that are shown at first: more than most records have, few enough to draw quickly. */
const FIRST = 100
/** How many times as many each press shows. */
const GROWTH = 10

interface FirstOfProps<T> {
  list: readonly T[]
  /** Renders the elements that are shown. */
  children: (shown: readonly T[]) => ReactNode
}

/** The first elements of a list within a record, and a button for more: an API may send ten thousand of anything. Nothing for none. */
export function FirstOf<T>({ list, children }: FirstOfProps<T>) {
  const [most, setMost] = useState(FIRST)
  if (list.length === 0) return null
  return (
    <>
      {children(list.slice(0, most))}
      {most < list.length && (
        <p className="flex flex-wrap items-center gap-x-3 pt-1 text-sm text-muted">
          First {grouped(most)} of {grouped(list.length)} shown
          <Button onClick={() => setMost(most * GROWTH)}>Show more</Button>
        </p>
      )}
    </>
  )
}
