import { useEffect, useState } from 'react'
import { whenIdle } from '#/data/whenIdle'

/** Whether the browser was idle since the component was drawn. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => void whenIdle().then(() => setSettled(true)), [])
  return settled
}
