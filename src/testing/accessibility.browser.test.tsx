import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { at, chain, listNamed, lists, records } from '../../e2e/pages'
import { expectAccessible } from './expectAccessible'
import { ListOnPage } from './listOnPage'
import { renderApp, settled } from './renderApp'

for (const { label, name, path } of lists) {
  test(`${label}: axe finds nothing`, async () => {
    const router = await renderApp(path)
    await new ListOnPage(name).opened()
    await settled(router)
    await expectAccessible()
  })
}

for (const path of [...records, '/nonsense']) {
  test(`${path.replace(`/${chain}`, '')}: axe finds nothing`, async () => {
    const router = await renderApp(path)
    await expect.poll(() => document.querySelector('main')?.textContent).toBeTruthy()
    await settled(router)
    await expectAccessible()
  })
}

for (const label of ['Transactions', 'Top accounts', 'NFTs of the address', 'Logs of the address']) {
  test(`${label}: axe finds nothing at 390 pixels`, async () => {
    const { name, path } = listNamed(label)
    await page.viewport(390, 844)
    const router = await renderApp(path)
    await new ListOnPage(name).opened()
    await settled(router)
    await expectAccessible()
  })
}

test('a transaction: axe finds nothing at 390 pixels', async () => {
  await page.viewport(390, 844)
  const router = await renderApp(`/${chain}/tx/${at.routedSwap}`)
  await expect.element(page.getByRole('region', { name: 'Value flow' })).toBeVisible()
  await settled(router)
  await expectAccessible()
})
