/** Longest work without a pause, ms: less than a frame. */
const SLICE_MS = 8

/** Creates a function to await during long work, which lets the browser handle input and render between slices. */
export function createYielder(now: () => number = () => performance.now()): () => Promise<void> {
  let startedAt = now()
  return async () => {
    if (now() - startedAt < SLICE_MS) return
    await newTask()
    startedAt = now()
  }
}

/** A timer is delayed by 4 ms after a few others, and by a second in a hidden tab; only Safari needs one. */
function newTask(): Promise<unknown> {
  return 'scheduler' in globalThis ? scheduler.postTask(() => undefined) : new Promise((resolve) => setTimeout(resolve))
}
