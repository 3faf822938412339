import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { press } from './press'

/** Gives an element the focus, as the Tab key would. */
export async function focus(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible()
  const element = target.element()
  if (element instanceof HTMLElement) element.focus()
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
