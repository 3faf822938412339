import { expect, vi } from 'vitest'
import { type Locator, locators, userEvent } from 'vitest/browser'

/** Gives an element the focus, as the Tab key would. */
export async function focus(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible()
  const element = target.element()
  if (element instanceof HTMLElement) element.focus()
}

/** Presses Enter on an element, as those do who use no mouse. */
export async function pressEnter(target: Locator): Promise<void> {
  await focus(target)
  await userEvent.keyboard('{Enter}')
}

/** Presses an element as soon as it can be, inside the page: much faster than a click by the browser's protocol. */
export async function click(target: Locator): Promise<void> {
  const pressed = () => {
    const element = target.element()
    if (element.matches('[aria-disabled=true]')) throw new Error(`${element.outerHTML} is disabled`)
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    press(element)
    return true
  }
  await expect.poll(pressed).toBe(true)
}

/** Replaces the text of an input, inside the page. */
export async function fill(target: Locator, text: string): Promise<void> {
  await focus(target)
  // Past React's own setter, which would take the event for a repetition.
  Reflect.set(HTMLInputElement.prototype, 'value', text, target.element())
  target.element().dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Expects that this number of elements is shown. */
export async function expectCount(target: Locator, count: number): Promise<void> {
  await expect.poll(() => target.elements().length).toBe(count)
}

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

/** Replaces the clipboard, which browsers refuse to a page without the focus; returns a function with the text copied last. */
export function watchClipboard(): () => string | undefined {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  return () => write.mock.calls.at(-1)?.[0]
}

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** The elements that a CSS selector matches. */
    getByCss: (selector: string) => Locator
  }
}

locators.extend({ getByCss: (selector: string) => `css=${selector}` })
