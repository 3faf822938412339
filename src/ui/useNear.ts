import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element has been near the window, so that what is far away is not fetched. */
export function useNear(): readonly [ref: RefCallback<Element>, near: boolean] {
  const [near, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, near]
}
