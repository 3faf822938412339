import { expect, test } from 'vitest'
import { readPage } from './rawPages'
import { chain, listNamed } from './pages'
import { ListOnPage } from './listOnPage'
import { renderApp } from './renderApp'
import { startTestApi } from './testApi'

test.each([
  ['Transactions', 'cursor=%25%00garbage&filter=nonsense'],
  ['Top accounts', 'cursor=....&sort=%3Cscript%3E&order=sideways'],
  ['NFTs of the address', 'type=ERC-9999,&cursor='],
  ['Tokens', `type=,&order=1&q=&cursor=${'9'.repeat(3000)}`],
])('%s: garbage in the URL falls back to the head of the list', async (name, query) => {
  const { path, source, mark } = listNamed(name)
  const api = await startTestApi()
  const { items } = await readPage(location.origin + source, api.read)
  await renderApp(`${path}?${query}`, api)
  const list = new ListOnPage(name)
  await list.opened()
  await expect.poll(() => list.shown()[0]?.marks).toContain(mark(items[0] ?? {}))
})

test('any text can be searched for', async () => {
  await renderApp(`/${chain}/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>%00"\'')}`)
  const results = () => document.querySelector('section[aria-label="Search results"]')?.textContent
  await expect.poll(results).toContain('Nothing has all of this in its name')
})
