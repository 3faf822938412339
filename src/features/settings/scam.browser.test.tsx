import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { showsScam } from '#/data/settings/scamTokens'
import { click, expectCount } from '#/testing/actions'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { removeApp, renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

afterEach(removeApp)

const HEADER = 'show-scam-tokens'
const good = { address_hash: at.dollar, name: 'Dollar', symbol: 'USD', type: 'ERC-20', decimals: '6', reputation: 'ok' }
const scam = { address_hash: at.charts, name: 'Claim prize', symbol: 'WIN', type: 'ERC-20', reputation: 'scam' }
const note = page.getByText(/^Tokens flagged as scam are shown\. Hide them in Settings\.$/)
const rows = page.getByRole('link', { name: /Dollar|Claim prize/ })

/** An API that leaves out the flagged token unless the header requests it, and the paths that had the header. */
async function hidingApi(): Promise<{ api: TestApi; withHeader: string[] }> {
  const api = await startTestApi()
  const withHeader: string[] = []
  api.on(/\/api\/v2\//, ({ url, headers }) => {
    if (headers.has(HEADER)) withHeader.push(url.pathname.replace(/^.*\/v2/, ''))
    return null
  })
  api.on(/\/api\/v2\/tokens$/, ({ headers }) => {
    if (headers.has(HEADER)) withHeader.push('/tokens')
    const items = headers.get(HEADER) === 'true' ? [good, scam] : [good]
    return json({ items, next_page_params: null })
  })
  return { api, withHeader }
}

test('tokens flagged as scam are requested and shown where that is chosen, and the list says so', async () => {
  const { api, withHeader } = await hidingApi()
  const router = await renderApp(`/${chain}/tokens`, api)
  await expectCount(rows, 1)
  await expectCount(note, 0)
  expect(withHeader).toEqual([])

  await router.navigate({ to: '/settings' })
  const choice = page.getByRole('checkbox', { name: 'Show tokens flagged as scam' })
  await expect.element(choice).not.toBeChecked()
  await click(choice)
  await expect.element(choice).toBeChecked()
  await router.navigate({ to: `/${chain}/tokens` } as never)
  await expectCount(rows, 2)
  await expect.element(note).toBeVisible()
  await expectAccessibleAndNarrow()
  // Another tab of the browser turns it off.
  showsScam.set(undefined)
  await expectCount(rows, 1)
  await expectCount(note, 0)
})

test('the request for tokens flagged as scam is sent only where it acts', async () => {
  showsScam.set(true)
  const { api, withHeader } = await hidingApi()
  await renderApp(`/${chain}/address/${at.router}`, api)
  await expect.poll(() => withHeader.join()).toContain('tabs-counters')
  await expect.poll(() => api.askedFor(/\/transactions$/).length).toBeGreaterThan(0)
  const acting = /\/(?:tokens|token-transfers|nft|collections|tabs-counters|search|quick)$/
  expect(withHeader.filter((path) => !acting.test(path))).toEqual([])
  await expectCount(note, 0)
})

test('the overview of a transaction says that tokens flagged as scam are shown', async () => {
  showsScam.set(true)
  await renderApp(`/${chain}/tx/${at.routedSwap}`)
  await expect.element(note).toBeVisible()
})

test('an API whose CORS refuses the request is read without it, and the list says that tokens may be missing', async () => {
  showsScam.set(true)
  const api = await startTestApi()
  api.on(/\/api\/v2\/tokens$/, ({ headers }) =>
    headers.has(HEADER) ? 'reset' : json({ items: [good], next_page_params: null }),
  )
  await renderApp(`/${chain}/tokens`, api)
  await expectCount(rows, 1)
  await expect
    .element(page.getByText(/^Tokens flagged as scam may be missing: the API refuses the request/))
    .toBeVisible()
  await expectCount(note, 0)
})
