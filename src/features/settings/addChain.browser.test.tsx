import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type FaultAnswer, json } from '#/api/testFaults'
import { click, fill } from '#/testing/actions'
import { expectAccessible, expectAccessibleNarrow } from '#/testing/expectAccessible'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { chain } from '#/testing/pages'

// e2e/chains.add.spec.ts adds a chain of another origin, and has what only a network does.

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name })
const addButton = button('Add chain')

/** Opens the page with an API that reports this chain ID; returns it, and its URL. */
async function openPage(reports: FaultAnswer): Promise<{ api: TestApi; url: string }> {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/\/api\/eth-rpc$/, () => reports)
  await renderApp('/add-chain', api)
  const { proUrl = '' } = api.config
  return { api, url: new URL(proUrl.replace(/\/pro$/, `/${chain}`), location.origin).href }
}

async function check(address: string): Promise<void> {
  await fill(field('URL of an explorer, API or node'), address)
  await click(button('Check connection'))
}

test('text that is no URL is rejected, and a configured chain cannot be added', async () => {
  const { url } = await openPage(json({ result: '0x2261' }))
  for (const [pasted, says] of [
    ['', 'Paste a URL first.'],
    ['two words', 'Enter a valid URL'],
    ['ftp://example.org', 'Only http and https'],
    ['https://me:secret@example.org', 'Remove the user name and password'],
  ] as const) {
    await check(pasted)
    await expect.element(page.getByText(says)).toBeVisible()
  }
  await check(url)
  await expect.element(page.getByText('Meridian (chain ID 8801) is already configured')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open Meridian' })).toHaveAttribute('href', '/8801')
  await expect.element(addButton).not.toBeInTheDocument()
})

test('axe finds nothing in the form of a chain, also on a narrow screen', async () => {
  const { url } = await openPage(json({ result: '0x67932' }))
  await check(url)
  await expect.element(addButton).toBeVisible()
  await expectAccessible()
  await expectAccessibleNarrow()
})

test('an API without a chain ID asks you for it', async () => {
  const { url } = await openPage(json({ message: 'Unknown action' }, 400))
  await check(url)
  const id = page.getByRole('textbox', { name: /Chain ID/ })
  await fill(id, 'one')
  await click(button('Continue'))
  await expect.element(page.getByText('Enter a chain ID: a number')).toBeVisible()
  await fill(id, '10')
  await click(button('Continue'))
  await expect.element(field('Name')).toHaveValue('OP Mainnet')
  await click(addButton)
  await expect.element(button('Chain: OP Mainnet. Switch')).toBeVisible()
})

test('without storage an added chain lasts until a reload, which is shown', async () => {
  const { url } = await openPage(json({ result: '0x67932' }))
  await check(url)
  await fill(field('Name'), 'Fleeting')
  await fill(field('Currency symbol'), 'FLT')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await click(addButton)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Added until you close or reload this page')
  await click(page.getByRole('link', { name: 'Open Fleeting' }))
  await expect.element(button('Chain: Fleeting. Switch')).toBeVisible()
  await click(page.getByRole('link', { name: 'Blocks', exact: true }).first())
  await expect.element(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
})

/** Responses of servers without a readable API, each with what the page says. */
const refusals: [what: string, answer: FaultAnswer, says: string][] = [
  ['a web page', { status: 200, type: 'text/html', body: '<!doctype html>' }, 'It returned a web page'],
  ['a 429', json({ message: 'Too many requests' }, 429), 'limits the rate of requests'],
  ['a 404', json({ message: 'Not found' }, 404), 'Neither an explorer’s API nor a node at'],
  ['a 500', { status: 500, body: '"Internal server error"' }, 'Internal server error'],
  ['a 401', json({ message: 'Must provide API key' }, 401), 'requires a valid API key (HTTP 401)'],
  ['other JSON', json({ hello: 'world' }), 'Neither an explorer’s API nor a node at'],
]

for (const [what, answer, says] of refusals) {
  test(`an API that responds with ${what} shows its error`, async () => {
    const { api, url } = await openPage(json({}))
    fakeTime()
    api.on(/./, () => answer)
    await check(url)
    const alert = page.getByRole('alert')
    await pollLater(api, () =>
      alert
        .elements()
        .map((element) => element.textContent)
        .join(' '),
    ).toContain(says)
    await expect.element(button('Retry')).toBeVisible()
  })
}
