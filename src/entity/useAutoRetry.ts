import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '#/api/errors'
import { isRetryable, waitsForNetwork } from '#/api/retryPolicy'
import { onRetryCheck } from '#/data/queries/recovery'

/** The automatic retry of a failed request. */
export interface AutoRetry {
  /** Seconds until the retry; null where only the user can retry. */
  seconds: number | null
  /** Retries immediately, also within a wait that the API asked for, and loads a body of any size. */
  retryNow: () => void
}

/** Retries a failed request while its error is shown, when the retry policy says so. A hidden tab waits until it is visible. */
export function useAutoRetry(error: Error, retry: () => void): AutoRetry {
  const { client, requestQueues } = useRouter().options.context
  const [now, setNow] = useState(Date.now)
  const retryable = isRetryable(error) ? error : null
  const isRetried = retryable !== null
  const retryAt = retryable && !waitsForNetwork(retryable) ? retryable.retryAt : null
  const onCheck = useEffectEvent((isErrorDue: (failure: ApiError) => boolean) => {
    setNow(Date.now())
    if (retryable && isErrorDue(retryable)) retry()
  })

  useEffect(() => (isRetried ? onRetryCheck(requestQueues, onCheck) : undefined), [isRetried, requestQueues])

  return {
    seconds: retryAt === null ? null : Math.max(0, Math.ceil((retryAt - now) / 1000)),
    retryNow: () => {
      if (error instanceof ApiError) client.prepareRetry(error)
      retry()
    },
  }
}
