import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { at, chain, listNamed, lists, records } from '../../e2e/pages'
import { ListOnPage } from './listOnPage'
import { renderApp, settled } from './renderApp'

/** The rules that pages follow: WCAG 2.2 A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The violations that axe finds, each with its first element. Rows after the twentieth are left out: they repeat the others. */
async function violations(runOnly: axe.RunOptions['runOnly'] & object): Promise<string[]> {
  const context = { include: document.documentElement, exclude: ['[data-index]:nth-child(n + 21)'] }
  const { violations: found } = await axe.run(context, { runOnly, resultTypes: ['violations'] })
  return found.map(({ id, nodes }) => `${id}, ${nodes.length} times, first at ${nodes[0]?.html}`)
}

/** Expects that the page follows WCAG 2.2 A and AA. Only contrast is checked in both themes. */
async function expectAccessible(): Promise<void> {
  // A target that the sticky header covers partly would count as too small.
  scrollTo(0, 0)
  const { dataset } = document.documentElement
  dataset['theme'] = 'light'
  expect.soft(await violations({ type: 'tag', values: TAGS }), 'in light').toEqual([])
  dataset['theme'] = 'dark'
  expect.soft(await violations({ type: 'rule', values: ['color-contrast'] }), 'in dark').toEqual([])
  delete dataset['theme']
}

afterEach(async () => {
  await page.viewport(1440, 900)
})

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
