import { createContext, type RefCallback, use, useCallback, useState } from 'react'

/** How near to the window is near, and how far from it far: a little scrolling to and fro changes nothing. */
const near = '400px'
const far = '2400px'

/** Whether all that is in the document is near the window anyway, as of a list that leaves out what is far, or has only begun. */
export const EverythingInViewport = createContext(false)

/** Whether an element is near the window, so that what is far away is neither fetched nor kept. */
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
          { rootMargin: was ? far : near },
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
