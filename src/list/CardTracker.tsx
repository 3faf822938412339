import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { fewer, isFlying, nearer, paced } from '#/list/cardWindow'
import { MAX_PRINTED_ROWS } from '#/list/print'
import { type CardGrid, type Cards, cardsInView } from '#/list/useCardWindow'

/** Lines above and below the window that are drawn before they are seen. */
const overscan = 2
/** Cards that a frame in flight lets go: each of them takes its time, too. */
const letGo = 4
const same = (one: Cards, other: Cards) => one.from === other.from && one.to === other.to

interface CardTrackerProps {
  grid: CardGrid
  drawn: Cards
  isLong: boolean
  onDraw: (cards: Cards) => void
}

/**
 * Follows the window over a gallery and says which cards to draw: those in it first, a few in each frame, so that no frame does more
 * than its share, and none while it flies over them. It shows nothing itself.
 */
export default function CardTracker({ grid, drawn, isLong, onDraw }: CardTrackerProps) {
  const { count, columns, line, top } = grid
  const all = { from: 0, to: count }
  /** The frame before: when, scrolled to where, whether in flight, and how many cards are to be drawn in the next one. */
  const before = useRef({ at: -Infinity, y: 0, flying: false, most: 2 })

  /** Draws the next few; whether there is more to do. */
  const step = useEffectEvent((now: number): boolean => {
    const seen = cardsInView(grid)
    const wanted = isLong ? cardsInView(grid, overscan) : all
    const { at, y, most } = before.current
    const flying = isLong && isFlying(scrollY - y, now - at, innerHeight)
    const next = flying ? fewer(drawn, seen, letGo) : nearer(drawn, wanted, seen, most)
    const more = flying || !same(next, wanted)
    const tookOff = flying && !before.current.flying
    before.current = { at: more ? now : -Infinity, y: scrollY, flying, most: paced(most, now - at) }
    // In this very frame: what comes one later is one of blanks.
    if (tookOff || !same(next, drawn)) flushSync(() => onDraw({ ...next }))
    return more
  })
  // What is not in the document when the event has been told of is not printed.
  const print = useEffectEvent(() => count <= MAX_PRINTED_ROWS && flushSync(() => onDraw(all)))

  useEffect(() => {
    let frame = 0
    const tick = (now: number) => {
      frame = step(now) ? requestAnimationFrame(tick) : 0
    }
    const wake = () => {
      frame ||= requestAnimationFrame(tick)
    }
    const printAll = () => {
      cancelAnimationFrame(frame)
      frame = 0
      print()
    }
    addEventListener('scroll', wake, { passive: true })
    addEventListener('resize', wake)
    addEventListener('beforeprint', printAll)
    addEventListener('afterprint', wake)
    wake()
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', wake)
      removeEventListener('resize', wake)
      removeEventListener('beforeprint', printAll)
      removeEventListener('afterprint', wake)
    }
    // Another layout has other cards in the window.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [count, columns, line, top])
  return null
}
