import type { QueryClient } from '@tanstack/react-query'

/** The longest wait for data that is late. */
const MAX_WAIT_MS = 3_000

/** Resolves when what the page has requested is painted, or after 3 s. */
export async function firstView(queryClient: QueryClient): Promise<void> {
  await Promise.race([responses(queryClient), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
  // The first task after the frame; a hidden page has no frames.
  if (!document.hidden) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
}

/** Resolves when no query waits for its first response. */
function responses(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const cache = queryClient.getQueryCache()
    const look = () => {
      if (cache.getAll().some(({ state }) => state.status === 'pending' && state.fetchStatus === 'fetching')) return
      stop()
      resolve()
    }
    const stop = cache.subscribe(look)
    look()
  })
}
