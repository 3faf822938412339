/** Longest work without a pause: less than a frame. */
const SLICE_MS = 8

/** Creates a function to await during long work, which lets the browser handle input and render between slices. */
export function createYielder(now: () => number = () => performance.now()): () => Promise<void> {
  let startedAt = now()
  return async () => {
    if (now() - startedAt < SLICE_MS) return
    await new Promise((resolve) => setTimeout(resolve))
    startedAt = now()
  }
}
