import { watchStatus } from '#/data/watch/watchState'

const LOCK = 'astrolabe watch'
/** A tab that polls reports at least once a minute, even in the background. One that does not is asleep. */
const ASLEEP_AFTER_MS = 5 * 60_000
const CHECK_INTERVAL_MS = 30_000
/** Of two tabs that are switched, the one that was left reports first that it is hidden. */
const SWITCH_MS = 1_000

/**
 * Runs `work` while this tab is the one that does it: the others wait until it is closed, or asleep, or hidden while they are not, as
 * browsers slow the timers of hidden tabs down. The signal aborts when another tab takes over. Without Web Locks, which browsers offer to secure origins only, each visible tab works for itself.
 */
export async function whileElected(work: (signal: AbortSignal) => Promise<void>, ended: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return work(ended)
  const lost = new AbortController()
  let isChosen = false
  const run = async () => {
    isChosen = true
    stopChecking()
    await work(AbortSignal.any([lost.signal, ended]))
  }
  const waiting = new AbortController()
  const stopWaiting = () => waiting.abort()
  ended.addEventListener('abort', stopWaiting)
  let isStealing = false
  const takeOver = () => {
    const { aliveAt, isHidden } = watchStatus.get()
    if (document.visibilityState !== 'visible' || (!isHidden && Math.abs(Date.now() - aliveAt) < ASLEEP_AFTER_MS))
      return
    isStealing = true
    waiting.abort()
  }
  const timer = setInterval(takeOver, CHECK_INTERVAL_MS)
  const onSwitch = () => setTimeout(() => !isChosen && takeOver(), SWITCH_MS)
  document.addEventListener('visibilitychange', onSwitch)
  const stopChecking = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onSwitch)
    ended.removeEventListener('abort', stopWaiting)
  }
  const request = (options: LockOptions) =>
    navigator.locks.request(LOCK, options, run).catch((reason: unknown) => {
      if (isChosen) lost.abort()
      if (!isAbort(reason)) throw reason
    })
  try {
    await request({ signal: waiting.signal })
    if (isStealing && !isChosen && !ended.aborted) await request({ steal: true })
  } finally {
    stopChecking()
  }
}

/** Whether a lock was stolen, or is not waited for any more. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
