import { watchStatus } from '#/data/watch/watchState'

const LOCK = 'astrolabe watch'
/** A tab that polls reports at least once a minute, even in the background. One that does not is asleep. */
const ASLEEP_AFTER_MS = 5 * 60_000
const CHECK_INTERVAL_MS = 30_000

/**
 * Runs `work` while this tab is the one that does it: the others wait until it is closed, or asleep. The signal aborts when another
 * tab takes over. Without Web Locks, which browsers offer to secure origins only, each visible tab works for itself.
 */
export async function whileElected(work: (signal: AbortSignal) => Promise<void>, ended: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return work(ended)
  const lost = new AbortController()
  const run = async () => {
    stopChecking()
    await work(AbortSignal.any([lost.signal, ended]))
  }
  const waiting = new AbortController()
  const stopWaiting = () => waiting.abort()
  ended.addEventListener('abort', stopWaiting)
  let isStealing = false
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || Date.now() - watchStatus.get().aliveAt < ASLEEP_AFTER_MS) return
    isStealing = true
    waiting.abort()
  }, CHECK_INTERVAL_MS)
  const stopChecking = () => {
    clearInterval(timer)
    ended.removeEventListener('abort', stopWaiting)
  }
  try {
    await navigator.locks.request(LOCK, { signal: waiting.signal }, run)
  } catch (error) {
    lost.abort()
    if (!isAbort(error)) throw error
    if (isStealing && !ended.aborted)
      await navigator.locks.request(LOCK, { steal: true }, run).catch((reason: unknown) => {
        lost.abort()
        if (!isAbort(reason)) throw reason
      })
  } finally {
    stopChecking()
  }
}

/** Whether a lock was stolen, or is not waited for any more. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
