import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { afterFirstPage, whenIdle } from '#/data/whenIdle'

/**
 * Whether the answers that a page was opened for have come, and been drawn: then is the time for what adds to them. Once true it
 * stays so; where an answer is slow, nothing waits for it longer than the first page of all does.
 */
export function useSettled(): boolean {
  const client = useQueryClient()
  const [settled, setSettled] = useState(false)
  // Nothing is drawn anew for a request that begins or ends: what a click leads to would be drawn twice before it is seen once.
  useEffect(() => {
    if (settled) return undefined
    let wanted = true
    const settle = () => {
      if (wanted) setSettled(true)
    }
    const look = () =>
      void whenIdle().then(() => {
        if (client.isFetching() === 0) settle()
      })
    look()
    void whenIdle().then(afterFirstPage).then(settle)
    const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated' && client.isFetching() === 0) look()
    })
    return () => {
      wanted = false
      unsubscribe()
    }
  }, [client, settled])
  return settled
}
