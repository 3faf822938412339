/** A clock that tests turn: timers fire in order, and what they set going is run out before the next. */
export interface TestClock {
  now: () => number
  later: (ms: number, callback: () => void) => () => void
  /** A promise kept after some ms of this clock. */
  after: (ms: number) => Promise<void>
  /** Turns the clock on by some ms, or until nothing is set to fire. */
  turn: (ms?: number) => Promise<void>
}

/** More rounds than any chain of promises between two timers has links. */
async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve()
}

/** Creates a clock that starts at 0. */
export function createTestClock(): TestClock {
  let time = 0
  let timers: { at: number; callback: () => void }[] = []
  const later = (ms: number, callback: () => void) => {
    const timer = { at: time + ms, callback }
    timers.push(timer)
    return () => {
      timers = timers.filter((each) => each !== timer)
    }
  }
  return {
    now: () => time,
    later,
    after: (ms) => new Promise((resolve) => void later(ms, resolve)),
    async turn(ms = Infinity) {
      const end = time + ms
      for (;;) {
        await settle()
        const [next] = timers.toSorted((a, b) => a.at - b.at)
        if (!next || next.at > end) break
        timers = timers.filter((each) => each !== next)
        time = next.at
        next.callback()
      }
      if (end !== Infinity) time = end
    },
  }
}
