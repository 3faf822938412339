/** How far what was drawn first has come. */
export interface Standing {
  /** What the app has to show to take over; null for as much as stands. */
  awaited: string | null
  /** Whether the app has taken over. */
  over: boolean
}

declare global {
  /** Gives the place that the app is to be drawn in while something stands on the page already. */
  var takeOver: (() => HTMLElement) | undefined
}

/** The app takes over after this in any case, ms. */
const LATEST = 3_000

/** Where an element is below another: the places among their siblings of all that lead to it. */
function placeOf(element: Element, top: Element): number[] {
  const { parentElement } = element
  if (element === top || !parentElement) return []
  return [...placeOf(parentElement, top), Array.prototype.indexOf.call(parentElement.children, element)]
}

/** The element at the same place below another top, where that is the same in kind. */
function twinOf(element: Element | null, from: Element, to: Element): HTMLElement | null {
  if (!element || !from.contains(element)) return null
  const twin = placeOf(element, from).reduce<Element | undefined>((at, place) => at?.children[place], to)
  return twin instanceof HTMLElement && twin.tagName === element.tagName ? twin : null
}

const ALERT = '[role="alert"]'

/** How many elements each part of a page has. */
const sizesOf = (root: Element) =>
  Array.from(root.querySelectorAll('main > *'), (part) => part.querySelectorAll('*').length)

/** Whether the app shows what is awaited of it, or what is wrong. */
function showsEnough(place: Element, first: Element, { awaited }: Standing): boolean {
  if (place.querySelector(awaited === null ? ALERT : `${awaited}, ${ALERT}`)) return true
  const sizes = sizesOf(place)
  return awaited === null && sizes.length > 0 && sizesOf(first).every((size, part) => (sizes[part] ?? -1) >= size)
}

/** Holds back what a reader does meanwhile; gives what does it to the twin of what it was done to. */
function holdActs(first: HTMLElement): (twin: (element: Element) => HTMLElement | null) => void {
  const clicked: Element[] = []
  let submitted: Element | null = null
  first.addEventListener(
    'click',
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return
      event.preventDefault()
      clicked.push(target)
    },
    true,
  )
  first.addEventListener('submit', (event) => {
    event.preventDefault()
    submitted = event.target instanceof Element ? event.target : null
  })
  return (twin) => {
    for (const element of clicked) twin(element)?.click()
    const form = submitted && twin(submitted)
    if (form instanceof HTMLFormElement) form.requestSubmit()
  }
}

/** Puts the focus, and what was written, where it was. */
function keepFocus(first: HTMLElement, place: HTMLElement): () => void {
  const focused = document.activeElement
  const twin = twinOf(focused, first, place)
  return () => {
    if (focused instanceof HTMLInputElement && twin instanceof HTMLInputElement && focused.value) {
      twin.value = focused.value
      twin.setSelectionRange(focused.selectionStart, focused.selectionEnd)
    }
    twin?.focus({ preventScroll: true })
  }
}

/**
 * Holds what is done to `first` for the app, which gets a place outside of the document for itself. That comes into the place of
 * `first` once it shows as much: in the same frame, at the same height, with the focus, what was typed and what was clicked.
 */
export function letTakeOver(first: HTMLElement, standing: Standing): void {
  // Nobody is to be read to what is about to be replaced.
  first.setAttribute('aria-busy', 'true')
  const doActs = holdActs(first)
  globalThis.takeOver = () => {
    const place = document.createElement('div')
    place.id = first.id
    const observer = new MutationObserver(() => {
      if (showsEnough(place, first, standing)) swap()
    })
    observer.observe(place, { childList: true, subtree: true })
    const timer = setTimeout(swap, LATEST)
    function swap() {
      observer.disconnect()
      clearTimeout(timer)
      standing.over = true
      const focus = keepFocus(first, place)
      first.replaceWith(place)
      focus()
      doActs((element) => twinOf(element, first, place))
    }
    return place
  }
}
