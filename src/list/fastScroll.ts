/** Jumps that follow each other within this time are a flight: what stood between them nobody has read, ms. */
const soon = 250

interface Followed {
  /** How far a move may go, px: one that goes farther leaves nothing of what was in the window. */
  reach: () => number
  /** Draws what is in the window, `moving` while it is still scrolled. */
  draw: (offset: number, moving: boolean) => void
  /** A flight begins, which ends with what is drawn next. */
  fly: () => void
}

/**
 * Tells reading from flying by where a window is scrolled to, px, and draws nothing in flight. A window flies from its second jump
 * in a row on, so that one alone (by a key, a link) shows at once where it led; it has landed when it moves on by less, or rests.
 */
export function skipFastScroll({ reach, draw, fly }: Followed): (offset: number, moving: boolean) => void {
  let at = NaN
  let since = -Infinity
  let jumps = 0
  let flying = false
  return (offset, moving) => {
    if (moving) {
      const far = Math.abs(offset - at) >= reach()
      jumps = !far ? 0 : performance.now() - since < soon ? jumps + 1 : 1
    }
    at = offset
    const flew = flying
    flying = moving && jumps > 1
    if (!flying) draw(offset, moving)
    else if (!flew) fly()
    // The time that drawing took is no hesitation of the reader's.
    if (moving) since = performance.now()
  }
}
