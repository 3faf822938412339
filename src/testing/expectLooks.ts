import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from './expectAccessible'

/** Widths of windows: the narrowest that pages support, each breakpoint, and a desktop. */
const WIDTHS_PX = [360, 640, 768, 1024, 1440]
const PHONE_PX = 360

/** What axe looks at besides the desktop in light. */
interface Looks {
  isPhoneChecked: boolean
  isDarkChecked: boolean
}

/** Expects that the page needs no horizontal scrolling at any width; axe finds nothing on a phone, where that is checked. */
export async function expectToFit({ isPhoneChecked }: Pick<Looks, 'isPhoneChecked'>): Promise<void> {
  for (const width of WIDTHS_PX) {
    await page.viewport(width, 900)
    await expect.poll(() => innerWidth).toBe(width)
    // Rows have the height of this width from the next frame on.
    await new Promise(requestAnimationFrame)
    const { documentElement, body } = document
    expect(Math.max(documentElement.scrollWidth, body.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width)
    if (width === PHONE_PX && isPhoneChecked) await expectAccessible()
  }
}

/** Expects the same, and that axe finds nothing in the page. */
export async function expectToFitAndBeAccessible({ isPhoneChecked, isDarkChecked }: Looks): Promise<void> {
  await expectToFit({ isPhoneChecked })
  await expectAccessible({ isDarkChecked })
}
