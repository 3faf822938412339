import { type RefCallback, useCallback, useState } from 'react'

/** How near to the window is near, and how far from it far: a little scrolling to and fro changes nothing. */
const near = '400px'
const far = '2400px'

/** Whether an element is near the window, so that what is far away is neither fetched nor kept. */
export function useNear(): readonly [ref: RefCallback<Element>, near: boolean] {
  const [isNear, setIsNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
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
    watch(false)
    return () => observer.disconnect()
  }, [])
  return [ref, isNear]
}
