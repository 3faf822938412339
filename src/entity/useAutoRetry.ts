import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#/api/errors'

/** How a failure on the screen comes to an end. */
export interface AutoRetry {
  /** Seconds until it is tried again by itself; null when only the reader can do that. */
  seconds: number | null
  /** Tries again at once, whatever the server asked for. */
  tryNow: () => void
}

/**
 * Tries again what failed, while it is on the screen: when the time that the server asked for has passed, or, without a network,
 * when that is back or the tab is looked at again. A tab in the background waits until it is seen.
 */
export function useAutoRetry(error: Error, retry: () => void): AutoRetry {
  const { scheduler } = useRouter().options.context
  const [now, setNow] = useState(Date.now)
  const again = useEffectEvent(retry)
  const known = error instanceof ApiError ? error : null
  const at = known?.retryable ? known.retryAt : null
  const silent = known?.kind === 'offline'

  useEffect(() => {
    if (at === null && !silent) return
    const look = (event?: Event) => {
      setNow(Date.now())
      if (document.visibilityState !== 'visible') return
      if (at === null ? event : Date.now() >= at) again()
    }
    const timer = at === null ? undefined : setInterval(look, 1000)
    const last = at === null ? undefined : setTimeout(look, Math.max(0, at - Date.now()))
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      clearTimeout(last)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [at, silent])

  return {
    seconds: at === null ? null : Math.max(0, Math.ceil((at - now) / 1000)),
    tryNow: () => {
      if (known) scheduler.resume(known.origin)
      retry()
    },
  }
}
