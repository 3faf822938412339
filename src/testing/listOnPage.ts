import { expect } from 'vitest'
import { END_TEXT, partText, totalText } from './listWords'
import { nameOf } from './pages'
import { buttonNamed, press } from './actions'

/** A rendered row: its index, and the texts and link URLs that identify it. */
export interface ShownRow {
  index: number
  marks: string[]
}

/** A list on the page, a table or a gallery, by its accessible name. */
export class ListOnPage {
  readonly #named: string

  constructor(label: string) {
    this.#named = `[aria-label=${JSON.stringify(nameOf(label))}]`
  }

  get section(): HTMLElement | null {
    return document.querySelector(`section${this.#named}`)
  }

  /** The table or list itself. */
  get area(): HTMLElement | null {
    return this.section?.querySelector<HTMLElement>(`:is(table, ul)${this.#named}`) ?? null
  }

  get rows(): HTMLElement[] {
    return [...(this.area?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
  }

  /** The text with the number of rows. */
  get status(): string {
    return this.section?.querySelector('[role="status"]')?.textContent ?? ''
  }

  /** Waits until rows are shown. */
  async opened(): Promise<void> {
    await expect.poll(() => this.rows[0]?.checkVisibility() && this.area?.ariaBusy).toBe('false')
  }

  /** The rows that are rendered now. */
  shown(): ShownRow[] {
    return this.rows.map((row) => ({
      index: Number(row.dataset['index']),
      marks: [
        ...Array.from(row.querySelectorAll('a'), (link) => (link.getAttribute('href') ?? '').replace(/^\/\d+\//, '')),
        ...Array.from(row.querySelectorAll('td'), (cell) => (cell.textContent ?? '').trim()),
      ],
    }))
  }

  /** The text below the last row, once the list is loaded to its end. */
  get end(): Element | undefined {
    return Array.from(this.section?.querySelectorAll('p') ?? []).find((each) => END_TEXT.test(each.textContent))
  }

  /** Scrolls until the end of the list is loaded and in view. */
  async scrollToEnd(): Promise<void> {
    const turn = async () => {
      await this.#scrollDown()
      const { end } = this
      return end !== undefined && end.getBoundingClientRect().top < innerHeight
    }
    await expect.poll(turn, { interval: 10, timeout: 30_000 }).toBe(true)
  }

  /** Presses "Load more" until the end of the list is loaded. */
  async pressToEnd(): Promise<void> {
    const turn = () => {
      const button = buttonNamed(/^Load more/, this.section)
      if (button && !button.matches(':disabled, [aria-disabled=true]')) press(button)
      return this.end?.checkVisibility()
    }
    await expect.poll(turn, { interval: 10, timeout: 30_000 }).toBe(true)
  }

  /** Scrolls to the end of what is loaded until the list shows a text. */
  async scrollUntil(text: string): Promise<void> {
    const turn = async () => {
      await this.#scrollDown()
      return this.section?.textContent
    }
    await expect.poll(turn, { timeout: 20_000 }).toContain(text)
  }

  async #scrollDown(): Promise<void> {
    scrollTo(0, document.documentElement.scrollHeight)
    // After the frame that shows the new position and rows.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  }

  /** Expects that the whole list is loaded, with this number of rows. */
  async expectTotal(total: number): Promise<void> {
    await expect.poll(() => this.status).toMatch(totalText(total))
  }

  /** Expects that this number of rows is loaded, and that the list has more. */
  async expectPart(count: number): Promise<void> {
    await expect.poll(() => this.status).toMatch(partText(count))
  }
}
