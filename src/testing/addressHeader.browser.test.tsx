import { expect, test } from 'vitest'
import { at, chain } from './pages'
import { renderApp, settled } from './renderApp'

/** Presses a key on the focused element. */
function pressKey(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

test('address: hints of the numbers are one tab stop, and so are the collapsed parts', async () => {
  await settled(await renderApp(`/${chain}/address/${at.nftOwner}`))
  const header = document.querySelector('main header')
  const hints = [...(header?.querySelectorAll<HTMLElement>('dt button') ?? [])]
  const summaries = [...(header?.querySelectorAll<HTMLElement>('summary') ?? [])]
  for (const group of [hints, summaries]) {
    expect(group.length).toBeGreaterThan(1)
    expect(group.map(({ tabIndex }) => tabIndex)).toEqual(group.map((_, index) => (index === 0 ? 0 : -1)))
    group[0]?.focus()
    pressKey('ArrowRight')
    expect(document.activeElement).toBe(group[1])
    pressKey('ArrowLeft')
    expect(document.activeElement).toBe(group[0])
  }
})
