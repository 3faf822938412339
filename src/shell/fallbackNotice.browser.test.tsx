import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type FaultAnswer, json } from '#/api/testFaults'
import { forgetRefusals } from '#/data/sources/sourceChoices'
import { click } from '#/testing/actions'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { chain, endpointOf, listNamed } from '#/testing/pages'

const list = listNamed('Top accounts')

/** Refusals of the multichain API, each with what the notice says; e2e/credentials.spec.ts has a refused key. */
const refusals: [status: string, answer: FaultAnswer, says: string][] = [
  ['402', json({ error: 'Out of credits' }, 402), 'is out of credits'],
  ['403', { status: 403, type: 'text/html', body: '<h1>No</h1>' }, 'denied access to this chain'],
]

afterEach(forgetRefusals)

for (const [status, answer, says] of refusals) {
  test(`${status} in the middle of a list falls back to the chain’s own API, keeps the rows, and leads back`, async () => {
    const api = await startTestApi()
    let refuses = false
    const isMultichain = ({ pathname }: URL) => pathname.includes(`/pro/${chain}/`)
    api.on(endpointOf(list), ({ url }) =>
      refuses && isMultichain(url) && url.searchParams.has('items_count') ? answer : null,
    )
    const router = await renderApp(list.path, api)
    const view = new ListOnPage(list.name)
    await view.opened()
    refuses = true
    await view.scrollToEnd()
    await settled(router)
    expect(api.askedFor(endpointOf(list)).some((url) => !isMultichain(url))).toBe(true)
    await expect.element(page.getByText(/^[\d,]+ accounts$/)).toBeVisible()
    const notice = page.getByRole('complementary', { name: 'Data source' })
    await expect.element(notice).toHaveTextContent(says)
    await click(notice.getByRole('button', { name: 'Retry multichain API' }))
    await expect.element(notice).not.toBeInTheDocument()
  })
}
