import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { afterFirstPage, idle } from '#/data/later'

/**
 * Whether the answers that a page was opened for have come, and been drawn: then is the time for what adds to them. Once true it
 * stays so; where an answer is slow, nothing waits for it longer than the first page of all does.
 */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  const quiet = useIsFetching() === 0
  useEffect(() => {
    if (settled) return
    let wanted = true
    const settle = () => {
      if (wanted) setSettled(true)
    }
    void (quiet ? idle() : afterFirstPage()).then(settle)
    return () => {
      wanted = false
    }
  }, [quiet, settled])
  return settled
}
