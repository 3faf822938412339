import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { chain } from '#/testing/pages'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const latest = page.getByRole('region', { name: 'Latest blocks' }).getByRole('listitem')

test('the home page of a chain requests its blocks once, for the latest ones and the charts', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  await settled(await renderApp(`/${chain}`, api))
  await expect.element(latest.first()).toHaveTextContent(/^\d+/)
  await expect.element(page.getByRole('region', { name: 'Recent blocks' })).toBeVisible()
  expect(latest.elements()).toHaveLength(6)
  expect(api.askedFor(/\/blocks$/).map(({ pathname }) => pathname.split('/').slice(-2))).toEqual([['v2', 'blocks']])
})

test('the home page of a chain without a list of blocks requests the latest ones', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/v2\/blocks$/, () => json({ message: 'Not found' }, 404))
  await settled(await renderApp(`/${chain}`, api))
  await expect.element(latest.first()).toHaveTextContent(/^\d+/)
  expect(api.askedFor(/main-page\/blocks$/)).toHaveLength(1)
})
