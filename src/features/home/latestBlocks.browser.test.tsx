import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { listNamed } from '../../../e2e/pages'

const list = listNamed('Latest transactions')
const endpoint = /main-page\/blocks$/

test('new blocks take their place in the line of a chain’s page, but none under the pointer, and nothing below moves', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  let more = 0
  api.on(endpoint, async ({ real }) => {
    const blocks = JSON.parse(await real()) as { height: number }[]
    const [first = { height: 0 }] = blocks
    const fresh = Array.from({ length: more }, (_, n) => first.height + n + 1)
    return json([...fresh.toReversed().map((height) => ({ ...first, height, hash: `0x${height}` })), ...blocks])
  })
  fakeTime()
  await renderApp(list.path, api)
  await new ListOnPage(list.name).opened()
  const newest = page.getByRole('region', { name: 'Latest blocks' }).getByRole('listitem').first().getByRole('link')
  await expect.element(newest).toBeVisible()
  const height = Number(newest.element().textContent)
  const below = page.getByRole('heading', { name: 'Latest transactions' })
  const place = () => below.element().getBoundingClientRect().y
  const before = place()
  const comes = (text: number) =>
    pollLater(api, () => newest.elements().map(({ textContent }) => textContent)).toEqual([String(text)])

  more = 1
  await comes(height + 1)
  expect(place()).toBe(before)

  await newest.hover()
  more = 2
  const asked = api.askedFor(endpoint).length
  await pollLater(api, () => api.askedFor(endpoint).length).toBeGreaterThan(asked)
  await expect.poll(() => api.pending()).toBe(0)
  await expect.element(newest).toHaveTextContent(String(height + 1))
  await userEvent.hover(page.getByRole('contentinfo'))
  await comes(height + 2)
})
