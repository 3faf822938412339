import { expect, test } from 'vitest'
import { type FaultAnswer, json } from '#/api/testFaults'
import { failures } from './failures'
import { NOT_FOUND, RETRY } from './listWords'
import { endpointOf, listNamed, lists } from './pages'
import { fakeTime, pollLater } from './fakeTime'
import { ListOnPage } from './listOnPage'
import { buttonNamed, press } from './actions'
import { renderApp } from './renderApp'
import { startTestApi, type TestApi } from './testApi'

/** What a page shows if its API has no such list. */
const standIns: Record<string, string> = { Transactions: 'Latest transactions', Blocks: 'Latest blocks' }

/** Pages that show something else if their API has no such list. */
const withStandIn = new Set(['Transfers', ...Object.keys(standIns)])

/** A virtualized table, and a gallery: lists that fail in every way. The others, whose errors the same parts show, fail in one. */
const failEveryWay: ReadonlySet<string> = new Set(['Top accounts', 'NFTs of the address'])
const failuresNamed = (name: string) => failures.filter(([what]) => what === name)

/** Expects an error in place of the list or below its rows; winds the time on, as some requests are retried before. */
async function expectFailure(list: ListOnPage, api: TestApi, says: RegExp): Promise<void> {
  const shown = () => {
    const { section } = list
    if (NOT_FOUND.test(section?.textContent ?? '') && says.test('Not found HTTP 404')) return 'Not found HTTP 404'
    return Array.from(section?.querySelectorAll('[role=alert]') ?? [], (alert) => alert.textContent).join()
  }
  await pollLater(api, shown).toMatch(says)
}

for (const [name, standIn] of Object.entries(standIns)) {
  test(`${name}: an API without the list shows ${standIn}`, async () => {
    const list = listNamed(name)
    const api = await startTestApi({ sources: 'one a chain' })
    api.on(endpointOf(list), () => json({ message: 'Not found' }, 404))
    await renderApp(list.path, api)
    await new ListOnPage(standIn).opened()
  })
}

for (const list of lists) {
  const { label, name, path, api: endpoint } = list
  // The lists of the main page have one page.
  const hasPages = !endpoint.startsWith('main-page')
  const titleEnd = hasPages ? ', one of the next page leaves the rows, and both are retried' : ', and retried'
  test(`${label}: an error of the first page is shown in place${titleEnd}`, async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    const view = new ListOnPage(name)
    let first: FaultAnswer | null = null
    let next = json('"Internal server error"', 500)
    const cursor = { items_count: 50 }
    api.on(endpointOf(list), async ({ url, real }) => {
      if (url.searchParams.has('items_count')) return next
      if (first || !hasPages) return first
      return json(
        (await real()).replace(/"next_page_params":(null|\{[^}]*\})/, `"next_page_params":${JSON.stringify(cursor)}`),
      )
    })
    fakeTime()
    let rendered = false
    // A list that names no record cannot be missing one: its API lacks the endpoint, and other lists are shown or linked.
    const oneWay = failuresNamed(withStandIn.has(name) && label === name ? 'status 500' : 'status 404')
    for (const [, failure, says] of failEveryWay.has(label) ? failures : oneWay) {
      first = failure
      if (rendered) press(buttonNamed(RETRY, view.section))
      else await renderApp(path, api)
      rendered = true
      await expectFailure(view, api, says)
    }
    first = null
    press(buttonNamed(RETRY, view.section))
    await view.opened()
    if (!hasPages) return

    const shown = view.rows.length
    scrollTo(0, document.documentElement.scrollHeight)
    await expectFailure(view, api, /HTTP 500/)
    expect(view.rows).toHaveLength(shown)

    next = json({ items: [], next_page_params: null })
    press(buttonNamed(RETRY, view.section))
    await expect.poll(() => view.section?.querySelector('[role=alert]') ?? null).toBeNull()
    await view.expectTotal(shown)
  })
}
