import { expect, test } from 'vitest'
import { json } from '#/api/testFaults'
import { endpointOf, listNamed, lists } from './pages'
import { serveOnlyContract } from './contractOnly'
import { ListOnPage } from './listOnPage'
import { buttonNamed, press } from './actions'
import { renderApp } from './renderApp'
import { startTestApi } from './testApi'

for (const { label, name, path, contract } of lists) {
  test(`${label}: an API with only the endpoints of the contract ${contract ? 'has' : 'lacks'} it`, async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    serveOnlyContract(api)
    await renderApp(path, api)
    if (contract) {
      await new ListOnPage(name).opened()
      return
    }
    const main = () => document.querySelector('main')
    const isExplained = () =>
      main()?.textContent.includes('not available for this chain') === true || main()?.querySelector('table') !== null
    await expect.poll(isExplained).toBe(true)
  })
}

test('tabs are hidden once the API lacks their list, which is requested once', async () => {
  const logs = listNamed('Logs of the transaction')
  const transfers = listNamed('Token transfers of the transaction')
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpointOf(logs), () => json({ message: 'Unknown API v2 action' }, 400))
  const router = await renderApp(logs.path, api)
  const tabs = () => Array.from(document.querySelectorAll('nav[aria-label="Transaction"] a'))
  const tab = (name: string) => tabs().find(({ textContent }) => textContent?.startsWith(name))
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('Logs not available for this chain')
  press(tab('Token transfers'))
  await new ListOnPage(transfers.name).opened()
  await expect.poll(() => tab('Logs')).toBeUndefined()
  router.history.back()
  await expect.poll(() => tab('Logs')).toBeDefined()
  expect(api.askedFor(endpointOf(logs))).toHaveLength(1)
  await expect.poll(() => buttonNamed(/^Retry$/)).toBeDefined()
  press(buttonNamed(/^Retry$/))
  await expect.poll(() => api.askedFor(endpointOf(logs)).length).toBe(2)
})
