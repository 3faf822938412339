import { expect, test, vi } from 'vitest'
import { type FaultAnswer, FAULTS, json } from '#/api/testFaults'
import { RETRY } from './listWords'
import { at, chain, endpointOf, listNamed } from './pages'
import { buttonNamed, press } from './actions'
import { fakeTime, pollLater } from './fakeTime'
import { ListOnPage } from './listOnPage'
import { renderApp } from './renderApp'
import { startTestApi } from './testApi'

/** faults.browser.test.tsx shows that every list says and recovers from an error; here one meets every error, as one record does. */
const list = listNamed('Transactions of the block')

/** All but what only a network does, which e2e/matrix.spec.ts has. */
const faults = FAULTS.filter(({ name }) => name !== 'gzip garbage' && name !== 'timeout')

const main = () => document.querySelector('main')
const said = () => Array.from(main()?.querySelectorAll('[role=alert], [role=note]') ?? [], (each) => each.textContent)
const retryButton = () => buttonNamed(RETRY, main())

test('a next page that fails in any way leaves the rows, and comes without a reload', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  let answer: FaultAnswer | null = null
  let rows: object[] = []
  api.on(endpointOf(list), async ({ url, times, real }) => {
    const isLater = url.searchParams.has('items_count')
    if (answer && isLater) return answer
    if (!isLater) rows = (JSON.parse(await real()) as { items: object[] }).items
    // Later pages have a new row each.
    const items = isLater ? [{ ...rows[0], hash: `0x${times.toString(16).padStart(64, '0')}` }] : rows
    return json({ items, next_page_params: { items_count: times } })
  })
  // Without scrolling, every page is loaded by the button, when the test is ready for it.
  vi.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(() => undefined)
  fakeTime()
  await renderApp(list.path, api)
  const view = new ListOnPage(list.name)
  await view.opened()
  const loaded = () => Number(/[\d,]+/.exec(view.status)?.[0].replaceAll(',', '') ?? 0)
  for (const { name, answer: fault, says } of faults) {
    answer = fault
    const before = loaded()
    press(buttonNamed(/^Load more/, view.section))
    await pollLater(api, () => said().join()).toMatch(says)
    expect(loaded(), `${name}: rows kept`).toBe(before)
    answer = null
    const recovered = () => {
      // An automatic retry may have come first.
      const retry = retryButton()
      if (retry) press(retry)
      return loaded()
    }
    await pollLater(api, recovered).toBe(before + 1)
  }
})

test('a record that fails in any way says so, and comes without a reload', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  let answer: FaultAnswer | null = null
  api.on(new RegExp(`/blocks/${at.crowdedBlock}$`), () => answer)
  fakeTime()
  let isRendered = false
  for (const { name, answer: fault, says } of faults) {
    // An object of any shape is a record, its fields unknown.
    if (name === 'another shape' || name === '404') continue
    answer = fault
    if (isRendered) press(retryButton())
    else await renderApp(`/${chain}/block/${at.crowdedBlock}`, api)
    isRendered = true
    await pollLater(api, () => said().join()).toMatch(says)
    await pollLater(api, retryButton).toBeTruthy()
  }
  answer = null
  press(retryButton())
  await pollLater(api, () => main()?.textContent).toContain('Gas used')
})
