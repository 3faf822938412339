import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { serveOnlyContract } from '#/testing/contractOnly'
import { expectAccessibleNarrow } from '#/testing/expectAccessible'
import '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const pathOf = (hash: string, tab = '') => `/${chain}/tx/${hash}${tab}`
const record = (hash: string) => new RegExp(`/transactions/${hash}$`, 'i')
const inBlock = /\/blocks\/[^/]+\/transactions$/
const sentence = () => page.getByCss('main h1 .sentence')
const tabNamed = (name: string) => page.getByRole('link', { name, exact: true })

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
  serveOnlyContract(api)
})

for (const name of ['swap', 'customError', 'orbitTransfer', 'poisoning', 'failedCreation'] as const) {
  test(`${name}: with only the contract’s endpoints the page shows the row of a list`, async () => {
    const router = await renderApp(pathOf(at[name]), api)
    await expect
      .element(page.getByText(/Partial data: taken from the (transactions of block|latest transactions)/))
      .toBeVisible()
    await expect.element(sentence()).toHaveTextContent(/./)
    await expect.element(page.getByRole('definition').filter({ hasText: /Gwei/ }).first()).toBeVisible()
    await settled(router)
    // A search for its block by time requests few blocks.
    expect(api.askedFor(/\/search$/).length).toBeLessThanOrEqual(24)
    expect(api.askedFor(record(at[name]))).toHaveLength(1)
  })
}

test('token transfers are not available, and native currency is in the value flow', async () => {
  await renderApp(pathOf(at.swap), api)
  await expect.element(page.getByRole('note')).toHaveTextContent('Token transfers not available for this chain')
  await expect.element(page.getByText('No value transferred')).not.toBeInTheDocument()
})

test('the block is that of internal transactions if search finds only other records', async () => {
  api.on(/\/search$/, async () => json(JSON.parse(await api.read(`/pro/${chain}/api/v2/search?q=astra`)) as object))
  await renderApp(pathOf(at.callTree), api)
  await expect.element(page.getByText(/Partial data: taken from the transactions of block/)).toBeVisible()
})

test('internal transactions are a tab and a call tree', async () => {
  await renderApp(pathOf(at.callTree, '/internal?view=tree'), api)
  await expect.element(page.getByRole('tree').getByRole('treeitem').nth(3)).toBeVisible()
})

interface Body {
  items: object[]
}

test('a block is searched page by page, until Stop, and further after Resume', async () => {
  const held: (() => void)[] = []
  let hold = true
  let items: object[] = []
  api.on(inBlock, async ({ url, real }) => {
    if (!url.search) ({ items } = JSON.parse(await real()) as Body)
    const from = Number(url.searchParams.get('index') ?? 0)
    if (hold) await new Promise<void>((go) => held.push(go))
    const to = from + 1
    return json({
      items: items.slice(from, to),
      next_page_params: to < items.length ? { block_number: 1, index: to, items_count: to } : null,
    })
  })
  await renderApp(pathOf(at.whaleSwap), api)
  const status = page.getByRole('status').filter({ hasText: /Searching block/ })
  await expect.element(status).toHaveTextContent('0 transactions so far')
  await expectAccessibleNarrow()
  await expect.poll(() => held.length).toBe(1)
  held.shift()?.()
  await expect.element(status).toHaveTextContent('1 transactions so far')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.element(page.getByText('Search stopped')).toBeVisible()
  // Another tab does not start it again.
  const asked = api.askedFor(inBlock).length
  await tabNamed('Internal transactions').click()
  await tabNamed('Overview').last().click()
  await expect.element(page.getByText('Search stopped')).toBeVisible()
  expect(api.askedFor(inBlock)).toHaveLength(asked)
  hold = false
  for (const go of held.splice(0)) go()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect.element(page.getByText('Partial data: taken from the transactions of block')).toBeVisible()
})

test('a transaction that is not in its block shows so, and another block can be searched', async () => {
  api.on(/\/search$/, ({ url }) =>
    json({
      items: url.searchParams.get('q')?.startsWith('0x')
        ? [{ type: 'transaction', transaction_hash: at.orbitTransfer, block_number: 3, timestamp: null }]
        : [],
      next_page_params: null,
    }),
  )
  const real = await api.read(`/pro/${chain}/api/v2/transactions/${at.orbitTransfer}`)
  const { block_number: block } = JSON.parse(real) as { block_number: number }
  const router = await renderApp(pathOf(at.orbitTransfer), api)
  await expect.element(page.getByText('This transaction exists, but its block is unknown')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'block 3' })).toBeVisible()
  await expectAccessibleNarrow()
  await page.getByLabelText('Block, if you know it').fill(String(block))
  await page.getByRole('button', { name: 'Search block' }).click()
  await expect.poll(() => router.state.location.href).toMatch(new RegExp(`block=${block}$`))
  await expect.element(sentence()).toHaveTextContent(/^Called transfer to send /)
  await tabNamed('Internal transactions').click()
  await tabNamed('Overview').last().click()
  await expect.element(sentence()).toHaveTextContent(/^Called transfer to send /)
})

test('nothing says that a transaction exists where the API has no search either', async () => {
  for (const endpoint of [/\/search$/, /\/internal-transactions$/]) api.on(endpoint, () => json('', 404))
  await renderApp(pathOf(`0x${'ab'.repeat(32)}`), api)
  await expect.element(page.getByText('Unknown whether this transaction exists')).toBeVisible()
  await expect.element(page.getByLabelText('Block, if you know it')).toBeVisible()
  expect(document.querySelector('main')?.textContent).not.toContain('This transaction exists')
})

test('a transaction without search results is looked up again', async () => {
  await renderApp(pathOf(`0x${'ab'.repeat(32)}`), api)
  await expect.element(page.getByText(/It may not be indexed yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
})

test('a transaction opened from a list shows its row', async () => {
  const router = await renderApp(`/${chain}/block/${at.crowdedBlock}/txs`, api)
  await page.getByCss('[data-index="0"]').getByRole('link').first().click()
  await expect.element(page.getByText('Partial data: taken from a transaction list.')).toBeVisible()
  await settled(router)
  expect(api.askedFor(/\/search$/).filter(({ search }) => search.startsWith('?q=0x'))).toEqual([])
})
