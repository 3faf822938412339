import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, expectCount, fill, focus } from '#/testing/actions'
import { expectPartAccessible } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { at, chain } from '#/testing/pages'

const box = page.getByRole('combobox', { name: /^Search / })
const list = page.getByRole('listbox', { name: 'Suggestions' })
const astral = list.getByRole('option', { name: /Astral \(AST\)/ })

/** Shows a page and its suggestions for this text, typed by keys. */
async function suggest(text: string, path = `/${chain}/withdrawals`) {
  const router = await renderApp(path)
  await focus(box)
  await userEvent.keyboard(text)
  return router
}

test('Ctrl+K opens the box from anywhere, and no key is lost', async () => {
  await renderApp(`/${chain}/txs`)
  await expect.element(page.getByRole('heading', { name: 'Transactions' })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}astral')
  await expect.element(box).toHaveValue('astral')
  await expect.element(box).toHaveFocus()
  await expect.element(astral).toBeVisible()
})

test('Escape closes, then clears, then leaves', async () => {
  await suggest('us')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('us')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toHaveFocus()
})

test('on a phone a button closes the search, which covers the header, and the page stays', async () => {
  const router = await suggest('us')
  await page.viewport(390, 844)
  await expect.element(list).toBeVisible()
  await click(page.getByRole('button', { name: 'Close search' }))
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).not.toHaveFocus()
  expect(router.state.location.pathname).toBe(`/${chain}/withdrawals`)
  await expect.element(page.getByRole('button', { name: 'Close search' })).not.toBeInTheDocument()
})

test('keys that compose a letter choose nothing, and those that move the caret still do', async () => {
  await suggest('astral')
  await expect.element(astral).toBeVisible()
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    box
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
  await expect.element(list).toBeVisible()
  await expectCount(list.getByRole('option', { selected: true }), 0)
  await userEvent.keyboard('{Home}x')
  await expect.element(box).toHaveValue('xastral')
})

test('Tab leaves the box and closes its suggestions; their number is announced', async () => {
  await suggest('astral')
  await expect.poll(() => document.querySelector('search [role=status]')?.textContent).toMatch(/^\d suggestions$/)
  await userEvent.keyboard('{Tab}')
  await expect.element(box).not.toHaveFocus()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await expect.element(box).not.toHaveAttribute('aria-activedescendant')
})

test('the matches are marked in names that stay whole', async () => {
  await suggest('astral')
  await expect.element(astral).toBeVisible()
  await expect.poll(() => [...(CSS.highlights.get('search-match') ?? [])].map(String)).toContain('Astral')
})

test('a hash that is one digit short is reported and stays', async () => {
  await renderApp(`/${chain}`)
  await fill(box, at.router.slice(0, -1))
  await expect.element(page.getByText('this has 39.')).toBeVisible()
  await expect.element(box).toHaveValue(at.router.slice(0, -1))
})

test('a hex prefix after the latest block is searched in bookmarks and recent pages, else reported too short', async () => {
  const prefix = at.router.slice(0, 10)
  const router = await renderApp(`/${chain}`)
  const href = () => router.state.location.href
  await fill(box, prefix)
  await expect.element(page.getByText('A method ID has 8 hex digits after 0x, an address 40, a hash 64.')).toBeVisible()
  await expectCount(list.getByRole('option', { name: /^Block/ }), 0)
  await userEvent.keyboard('{Enter}')
  await expect.poll(href).toBe(`/${chain}/search?q=${prefix}`)
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).element().textContent)
    .toBe(`Search results for “${prefix}” · 0`)
  await expect.element(page.getByRole('main').getByText('A method ID has 8')).toBeVisible()

  await router.navigate({ href: `/${chain}/address/${at.router}` })
  await settled(router)
  await click(page.getByRole('button', { name: 'Bookmark' }))
  await router.navigate({ href: `/${chain}/search?q=${prefix}` })
  await expectCount(page.getByRole('region', { name: 'Saved and recent pages' }).getByRole('link'), 1)
  await fill(box, prefix)
  const found = list.getByRole('group', { name: 'Bookmarks and private labels' }).getByRole('option')
  await expectCount(found, 1)
  await click(found)
  await expect.poll(() => href().toLowerCase()).toBe(`/${chain}/address/${at.router}`.toLowerCase())
})

test('a hex number up to the latest block opens that block', async () => {
  const router = await renderApp(`/${chain}`)
  await fill(box, '0x10')
  await expect.element(list.getByRole('option', { name: 'Block 16' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.pathname).toBe(`/${chain}/block/16`)
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds nothing in the open palette at ${width} pixels`, async () => {
    await page.viewport(width, height)
    await suggest('astral', `/${chain}/blocks`)
    await expect.element(astral).toBeInViewport({ ratio: 1 })
    await userEvent.keyboard('{ArrowDown}')
    await expectPartAccessible('header')
  })
}

test('a link to a chain that is not configured says which, and adds it', async () => {
  await renderApp(`/${chain}/withdrawals`)
  await fill(box, `https://polygonscan.com/tx/${at.swap}`)
  const group = list.getByRole('group', { name: 'This link is to Polygon. Add it?' })
  await expect.element(group).toBeVisible()
  await click(group.getByRole('option', { name: 'Add Polygon' }))
  await expect.element(page.getByRole('textbox', { name: /URL/ })).toHaveValue('https://polygon.blockscout.com')
})

test('words that nothing is found for are answered by what to type', async () => {
  await renderApp(`/${chain}/withdrawals`)
  await fill(box, 'nonce 17')
  await expect.element(page.getByText('A nonce needs its sender: 0x… nonce 17.')).toBeVisible()
  await fill(box, 'where is my transaction')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main').getByText(/^Questions are not searched for/)).toBeVisible()
})
