import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#/api/errors'
import { isRetryable } from '#/api/retryPolicy'

/** The automatic retry of a failed request. */
export interface AutoRetry {
  /** Seconds until the retry; null where only the user can retry. */
  seconds: number | null
  /** Retries immediately, also within a wait that the API asked for, and loads a body of any size. */
  retryNow: () => void
}

/**
 * Retries a failed request while its error is shown: when the delay of the error is over, and when the network is back or the tab is
 * visible again. A hidden tab waits until it is visible.
 */
export function useAutoRetry(error: Error, retry: () => void): AutoRetry {
  const { client, requestQueues } = useRouter().options.context
  const [now, setNow] = useState(Date.now)
  const onRetry = useEffectEvent(retry)
  const apiError = error instanceof ApiError ? error : null
  const retryable = isRetryable(error) ? error : null
  // Without a network only its return helps.
  const retryAt = retryable?.kind === 'offline' && !navigator.onLine ? null : (retryable?.retryAt ?? null)
  const isRetried = retryable !== null
  const isApiDelay = retryable !== null && retryable.retryAfter !== null

  useEffect(() => {
    if (!isRetried) return
    const check = (event?: Event) => {
      setNow(Date.now())
      if (document.visibilityState !== 'visible') return
      if (event && !isApiDelay) requestQueues.retrySoon()
      if ((event && !isApiDelay) || (retryAt !== null && Date.now() >= retryAt)) onRetry()
    }
    const timer = retryAt === null ? undefined : setInterval(check, 1000)
    const last = retryAt === null ? undefined : setTimeout(check, Math.max(0, retryAt - Date.now()))
    addEventListener('online', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      clearTimeout(last)
      removeEventListener('online', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [retryAt, isRetried, isApiDelay, requestQueues])

  return {
    seconds: retryAt === null ? null : Math.max(0, Math.ceil((retryAt - now) / 1000)),
    retryNow: () => {
      if (apiError) client.prepareRetry(apiError)
      retry()
    },
  }
}
