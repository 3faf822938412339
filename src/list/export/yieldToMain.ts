/** Work without a pause, ms: less than a frame. */
const SLICE = 8

/** Makes what lets the page have its turn between slices of long work. */
export function createYielder(now: () => number = () => performance.now()): () => Promise<void> {
  let began = now()
  return async () => {
    if (now() - began < SLICE) return
    await new Promise((resolve) => setTimeout(resolve))
    began = now()
  }
}
