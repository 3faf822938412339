import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Longer lists print only what is in view: rendering more rows would block the browser for too long. */
export const MAX_PRINTED_ROWS = 5_000

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser prints what is in the document when this event's listeners return.
    const onBeforePrint = () => flushSync(() => setIsPrinting(true))
    const onAfterPrint = () => setIsPrinting(false)
    addEventListener('beforeprint', onBeforePrint)
    addEventListener('afterprint', onAfterPrint)
    return () => {
      removeEventListener('beforeprint', onBeforePrint)
      removeEventListener('afterprint', onAfterPrint)
    }
  }, [])
  return isPrinting
}
