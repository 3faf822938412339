import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { forgetRefusals } from '#/data/sources/sourceChoices'
import { ListOnPage } from '#/testing/listOnPage'
import '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, chain, endpointOf, listNamed } from '#/testing/pages'

const MULTICHAIN = `/pro/${chain}/api/v2`
const HOLDERS = /\/instances\/[^/]+\/holders$/

let api: TestApi

beforeEach(async () => {
  forgetRefusals()
  api = await startTestApi()
  // Contract §4.2: holders of one NFT are all that it shows of the multichain API.
  api.on(new RegExp(MULTICHAIN), ({ url }) =>
    HOLDERS.test(url.pathname) ? null : json({ message: 'Resource not found' }, 404),
  )
})

for (const label of ['Top accounts', 'NFTs of the address', 'Transactions of the block']) {
  test(`${label}: an endpoint that the multichain API lacks is that of the chain’s own API`, async () => {
    const listed = listNamed(label)
    const router = await renderApp(listed.path, api)
    const list = new ListOnPage(listed.name)
    await list.opened()
    await list.scrollToEnd()
    await settled(router)
    const asked = api.askedFor(endpointOf(listed)).map(({ pathname }) => pathname.includes(MULTICHAIN))
    expect(asked.filter(Boolean)).toHaveLength(1)
    expect(asked.length).toBeGreaterThan(1)
  })
}

test('records are those of the chain’s own API, and API status says so', async () => {
  await renderApp(`/${chain}/tx/${at.swap}`, api)
  await expect.element(page.getByCss('main h1 .sentence')).toHaveTextContent(/./)
  await expect.element(page.getByText('Partial data')).not.toBeInTheDocument()
  await page.getByRole('contentinfo').getByRole('link', { name: 'API status' }).click()
  await expect
    .element(page.getByText(/\/transactions\/\{hash\}.*: .+ API, as the multichain API doesn’t have it/))
    .toBeVisible()
  expect(document.querySelector('aside')).toBeNull()
})

test('holders of an NFT are still those of the multichain API', async () => {
  const { name, path } = listNamed('Holders of the NFT')
  await renderApp(path, api)
  await new ListOnPage(name).opened()
  expect(api.askedFor(HOLDERS).every(({ pathname }) => pathname.includes(MULTICHAIN))).toBe(true)
})
