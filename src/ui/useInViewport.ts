import { createContext, type RefCallback, use, useCallback, useState } from 'react'

/** Distance from the window at which an element becomes near, and at which it stops being near; the gap prevents flicker. */
const ENTER_MARGIN = '400px'
const LEAVE_MARGIN = '2400px'

/** Whether all elements in the document are near the window anyway, as in a virtualized list. */
export const EverythingInViewport = createContext(false)

/** Whether an element is near the window; others neither load nor keep their images. */
export function useInViewport(): readonly [ref: RefCallback<Element>, near: boolean] {
  const all = use(EverythingInViewport)
  const [begins] = useState(all)
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
