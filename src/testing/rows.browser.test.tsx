import { expect, test } from 'vitest'
import { json } from '#/api/testFaults'
import { endpointOf, listNamed, lists } from './pages'
import { ListOnPage } from './listOnPage'
import { press } from './actions'
import { renderApp, settled } from './renderApp'
import { startTestApi } from './testApi'

/** Presses the button that shows or hides the details of a row. */
function pressDetails(row?: Element): void {
  press(row?.querySelector('button[aria-label^="Details"]'))
}

for (const list of lists) {
  test(`${list.label}: an empty list is explained, and a row that nothing identifies is shown as one that can’t be displayed`, async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    let items: string[] = []
    api.on(endpointOf(list), () => json({ items, next_page_params: null }))
    const router = await renderApp(list.path, api)
    await settled(router)
    const view = new ListOnPage(list.name)
    await expect.poll(() => view.section?.textContent).toMatch(/No \w+/)
    expect(view.rows).toEqual([])
    expect(document.querySelector('main [role=alert]')).toBeNull()

    items = ['not even a record']
    await router.options.context.queryClient.resetQueries()
    const noun = list.columns === null ? 'item' : 'row'
    await expect.poll(() => view.section?.textContent).toContain(`Can’t display this ${noun}`)
  })
}

test('a row that nothing identifies is shown as one that can’t be displayed, with the response', async () => {
  const transactions = listNamed('Transactions')
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpointOf(transactions), async ({ real }) => {
    const { items } = JSON.parse(await real()) as { items: object[] }
    const unreadable = [{ hash: null, odd_field: 'kept as it came' }, 'not even a record']
    return json({ items: [...unreadable, ...items.slice(0, 3)], next_page_params: null })
  })
  await renderApp(transactions.path, api)
  const list = new ListOnPage(transactions.name)
  await list.opened()
  await list.expectTotal(5)
  for (const [index, words] of ['kept as it came', 'not even a record'].entries()) {
    expect(list.rows[index]?.textContent).toContain('Can’t display this row')
    pressDetails(list.rows[index])
    await expect.poll(() => list.rows[index]?.textContent).toContain(words)
  }
})
