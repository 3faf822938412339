import { createContext, type RefCallback, use, useCallback, useState } from 'react'

/** Distance from the window at which an element becomes near, and at which it stops being near; the gap prevents flicker. */
const ENTER_MARGIN = '400px'
const LEAVE_MARGIN = '2400px'

/**
 * Which elements are near the window before the browser says so: all that are in the document ('always', as in a virtualized list),
 * those of the first screen ('first'), or none (null).
 */
export const KnownInViewport = createContext<'always' | 'first' | null>(null)

/** Whether an element is near the window; others neither load nor keep their images. */
export function useInViewport(): readonly [ref: RefCallback<Element>, near: boolean] {
  const known = use(KnownInViewport)
  const all = known === 'always'
  const [begins] = useState(known !== null)
  const [isNear, setIsNear] = useState(begins)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || all) return
      let observer: IntersectionObserver
      const watch = (was: boolean) => {
        observer = new IntersectionObserver(
          (entries) => {
            const is = entries.at(-1)?.isIntersecting === true
            if (is === was) return
            observer.disconnect()
            setIsNear(is)
            watch(is)
          },
          { rootMargin: was ? LEAVE_MARGIN : ENTER_MARGIN },
        )
        observer.observe(element)
      }
      watch(begins)
      return () => observer.disconnect()
    },
    [all, begins],
  )
  return [ref, all || isNear]
}
