/** Jumps that follow each other within this time are one fast scroll. */
const FAST_SCROLL_PAUSE_MS = 250

/** Receives the scroll offset of the window, px, and whether it is still scrolling. */
type OffsetListener = (offset: number, isScrolling: boolean) => void

/**
 * Withholds scroll offsets from the virtualizer during a fast scroll, so that rows that pass too fast to be read are not rendered: from the
 * second jump in a row on, until the window scrolls by less than `jumpPx` or stops. A single jump (a key, a link) is reported.
 */
export function skipFastScroll(listener: OffsetListener, jumpPx: () => number): OffsetListener {
  let previousOffset = scrollY
  let previousTime = -Infinity
  let jumps = 0
  return (offset, isScrolling) => {
    if (isScrolling) {
      const isJump = Math.abs(offset - previousOffset) >= jumpPx()
      const isNext = performance.now() - previousTime < FAST_SCROLL_PAUSE_MS
      jumps = isJump ? (isNext ? jumps + 1 : 1) : 0
    }
    previousOffset = offset
    if (jumps < 2 || !isScrolling) listener(offset, isScrolling)
    // Read after rendering, which may take longer than the pause.
    if (isScrolling) previousTime = performance.now()
  }
}
