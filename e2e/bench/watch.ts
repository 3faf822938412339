/** The elements that must be painted before a page counts as painted. */
export interface FirstView {
  /** Each row, or the facts. */
  ready: string
  /** How many there are; as many as fill the window are enough. */
  count: number
}

/** What a page notes about its own loading; times in ms since the navigation began, 0 until they are known. */
export interface Notes {
  /** When the first window's rows, or the facts, were painted. */
  painted: number
  /**
   * When a click made as soon as that is painted has navigated. The definition needs no look at how a page works: in the first task
   * after the paint, a click on whatever is at the place of the first link, and the time when the URL has changed without loading
   * another document. A page that holds the click until its app runs answers when it does.
   */
  answered: number
  /** When the heading of the page that was clicked has been painted. */
  opened: number
  /** Whether the click loaded another document: nothing handled it. */
  isUnhandled: boolean
  fcp: number
  /** The time that main-thread tasks took beyond 50 ms each. */
  blocking: number
  /** The longest main-thread task, 0 if all are below 50 ms. */
  longest: number
  /** Cumulative layout shift. */
  shift: number
}

/** Runs in the page before any other script. It is serialized, so it must not use anything else of this module. */
export function watch({ ready, count, clicks }: FirstView & { clicks: boolean }): void {
  if (window !== window.top) return
  const notes: Notes = {
    painted: 0,
    answered: 0,
    opened: 0,
    isUnhandled: false,
    fcp: 0,
    blocking: 0,
    longest: 0,
    shift: 0,
  }
  Object.assign(globalThis, { notes })

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime
  })
  observe('longtask', ({ duration }) => {
    notes.blocking += Math.max(0, duration - 50)
    notes.longest = Math.max(notes.longest, duration)
  })
  observe('layout-shift', (entry) => (notes.shift += (entry as PerformanceEntry & { value: number }).value))

  /** Waits for the frame that shows it, then for the first task after that frame: by then it is painted. */
  const whenPainted = (isThere: () => boolean, then: () => void) => {
    const look = () => (isThere() ? setTimeout(then) : requestAnimationFrame(look))
    requestAnimationFrame(look)
  }
  const heading = () => document.querySelector('main h1')?.textContent ?? ''

  const clickFirstLink = () => {
    const [box] = document.querySelector(`${ready} a[href]`)?.getClientRects() ?? []
    const target = box && document.elementFromPoint(box.left + Math.min(8, box.width / 2), box.top + box.height / 2)
    const before = { path: location.pathname, heading: heading() }
    navigation.addEventListener('navigate', (event) => {
      if (event.destination.sameDocument) return
      event.preventDefault()
      notes.isUnhandled = true
    })
    navigation.addEventListener('currententrychange', () => {
      if (notes.answered > 0 || location.pathname === before.path) return
      notes.answered = performance.now()
      const isOpen = () => !['', before.heading].includes(heading())
      whenPainted(isOpen, () => (notes.opened = performance.now()))
    })
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 }))
  }

  const isPainted = () => {
    const found = document.querySelectorAll(ready)
    const last = found[found.length - 1]
    if (!last?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return found.length >= count || last.getBoundingClientRect().bottom >= innerHeight
  }
  whenPainted(isPainted, () => {
    notes.painted = performance.now()
    if (clicks) clickFirstLink()
  })
}
