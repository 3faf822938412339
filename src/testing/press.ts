/** Presses an element that can be seen and is not covered, as a pointer would. */
export function press(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) throw new Error('There is nothing to press')
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!hit || !(element.contains(hit) || hit.contains(element)))
    throw new Error(`${element.outerHTML.slice(0, 200)} is covered by ${hit?.outerHTML.slice(0, 200)}`)
  if (element.matches(':disabled')) throw new Error(`${element.outerHTML.slice(0, 200)} is disabled`)
  element.click()
}

/** The buttons with this name in an element. */
export function buttonNamed(name: RegExp, within: ParentNode | null = document): HTMLElement | undefined {
  const buttons = [...(within?.querySelectorAll<HTMLElement>('button') ?? [])]
  return buttons.find((button) => name.test(button.ariaLabel ?? button.textContent ?? ''))
}
