import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import { factOf } from '#/testing/factOnPage'
import { expectAccessible } from '#/testing/expectAccessible'
import { fakeTime, pollLater } from '#/testing/fakeTime'
import '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const pathOf = (id: number | string, tab = '') => `/${chain}/block/${id}${tab}`
const record = (id: number | string) => new RegExp(`/blocks/${id}$`, 'i')
const sentence = () => page.getByCss('main header p')

/** One of the newest blocks of the demo. */
const recent = 420

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

test('the facts of a block are not repeated in a sentence, but in its description, axe finds nothing', async () => {
  const router = await renderApp(pathOf(recent))
  await expect.element(factOf('Transactions')).toHaveTextContent(/^8$/)
  await expect.element(factOf('Transactions').getByRole('link')).toHaveAttribute('href', pathOf(recent, '/txs'))
  await expect.element(factOf('Gas used')).toHaveTextContent('50.22%')
  // The priority fees are the whole reward.
  await expect.element(factOf('Priority fees')).toHaveTextContent(/^[\d.]+ MER= Miner Reward$/)
  await expect
    .element(factOf('Validated by').getByRole('link').first())
    .toHaveAttribute('href', expect.stringContaining(`/${chain}/address/0x`))
  await settled(router)
  await expect.element(sentence()).not.toBeInTheDocument()
  await expect
    .poll(() => document.querySelector<HTMLMetaElement>('meta[name=description]')?.content)
    .toMatch(/^Block 420: 8 transactions/)
  await expectAccessible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440)
})

for (const tab of ['/txs', '/internal', '/withdrawals']) {
  for (const width of [390, 1440]) {
    test(`${tab} of a reorged block at ${width} pixels: the sentence of its overview, with its links`, async () => {
      await page.viewport(width, 900)
      const hash = `0x${'ab'.repeat(32)}`
      api.on(record(hash), async () => {
        const body = JSON.parse(await api.read(`/pro/${chain}/api/v2/blocks/${recent}`)) as object
        return json({ ...body, hash, type: 'reorg' })
      })
      const router = await renderApp(pathOf(hash, tab), api)
      await expect.element(sentence()).toHaveTextContent(/^Block 420 was reorged: block 420 replaced it in the chain/)
      await sentence().getByRole('link', { name: 'block 420' }).click()
      await expect.poll(() => router.state.location.href).toBe(pathOf(recent))
      await expect.element(factOf('Gas used')).toHaveTextContent('50.22%')
      await expect.element(sentence()).not.toBeInTheDocument()
    })
  }
}

test('genesis has no parent and no previous block', async () => {
  const router = await renderApp(pathOf(0))
  await expect.element(sentence()).toHaveTextContent(/^Block 0 is the genesis block of the chain$/)
  expect(page.getByRole('link', { name: 'Previous block' }).elements()).toEqual([])
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => router.state.location.href).toBe(pathOf(1))
})

for (const id of ['000420', '0420']) {
  test(`${id} is the block without its zeros`, async () => {
    const router = await renderApp(pathOf(id, '/txs'))
    await expect.poll(() => router.state.location.href).toBe(pathOf(recent, '/txs'))
  })
}

test('arrow keys step through blocks on the open tab, but not in a field or a menu', async () => {
  const router = await renderApp(pathOf(at.crowdedBlock, '/txs'))
  const url = () => router.state.location.href
  const previous = pathOf(Number(at.crowdedBlock) - 1, '/txs')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(at.crowdedBlock)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(url).toBe(pathOf(Number(at.crowdedBlock) + 1, '/txs'))
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(url).toBe(previous)
  await settled(router)
  const search = page.getByRole('combobox', { name: /^Search / })
  await search.fill('12')
  await userEvent.keyboard('{ArrowLeft}')
  search.element().blur()
  page
    .getByRole('navigation', { name: 'Block' })
    .getByRole('link', { name: 'Transactions', exact: false })
    .first()
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await settled(router)
  expect(url()).toBe(previous)
  await page.getByRole('button', { name: 'Copy as' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Escape}')
  await settled(router)
  expect(url()).toBe(previous)
  await page.getByRole('link', { name: 'Next block' }).click()
  await expect.poll(url).toBe(pathOf(at.crowdedBlock, '/txs'))
})

test('a block opened from a list shows its row while the record loads', async () => {
  api.on(record(418), () => new Promise(() => undefined))
  await renderApp(`/${chain}/blocks`, api)
  await page.getByRole('link', { name: '418', exact: true }).click()
  await expect.element(factOf('Transactions')).toHaveTextContent(/^9$/)
  await expect.element(page.getByText('State root')).toBeVisible()
})

test('a young block is polled, and says when it was reorged', async () => {
  let type = 'block'
  api.on(record(recent), async ({ real }) => {
    const body = JSON.parse(await real()) as object
    return json({ ...body, type, timestamp: new Date().toISOString().replace('Z', '000Z') })
  })
  fakeTime()
  await renderApp(pathOf(recent), api)
  await expect.element(factOf('Status')).toHaveTextContent(/^Canonical$/)
  type = 'reorg'
  await pollLater(api, () => sentence().query()?.textContent).toMatch(/^Block 420 was reorged/)
  await expect.element(page.getByText('It was part of the chain until a reorg replaced it.')).toBeVisible()
})

test('an uncle is explained, and links to its parent and to the canonical block', async () => {
  const hash = `0x${'ab'.repeat(32)}`
  const parent = `0x${'cd'.repeat(32)}`
  api.on(record(hash), async () => {
    const body = JSON.parse(await api.read(`/pro/${chain}/api/v2/blocks/${recent}`)) as object
    return json({ ...body, hash, parent_hash: parent, type: 'uncle' })
  })
  await renderApp(pathOf(hash), api)
  await expect
    .element(sentence())
    .toHaveTextContent(/^Uncle 420 is valid but not canonical: block 420 is part of the chain/)
  await expect.element(page.getByText('Uncle: this block is not canonical')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Previous block' }))
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`${parent}$`)))
  await expect
    .poll(() => document.querySelector('link[rel=canonical]')?.getAttribute('href'))
    .toMatch(new RegExp(`${hash}$`))
  await expect.element(page.getByText('canonical', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('the field names of 2024, and unknown fields, are read', async () => {
  api.on(record(7), () =>
    json({
      height: 7,
      hash: `0x${'12'.repeat(32)}`,
      tx_count: 3,
      tx_fees: '139518501014680',
      burnt_fees: '887845',
      burnt_fees_percentage: 6.363636317355372e-7,
      priority_fee: '139518500126835',
      gas_used: '126835',
      gas_limit: '100000000',
      gas_target_percentage: -99.74633,
      withdrawals_count: null,
      miner: { hash: at.producer },
      rewards: [
        { type: 'validator', reward: '1000139518500126835' },
        { type: 'emission_funds', reward: 5 },
        { type: 'emission_funds', reward: 5 },
      ],
      extra_data: '0xd883010d0e846765746888676f312e32312e36856c696e7578',
      l1_block_number: 123456,
    }),
  )
  await renderApp(pathOf(7), api)
  await expect.element(factOf('Transactions')).toHaveTextContent(/^3$/)
  await expect.element(factOf('Gas used')).toHaveTextContent('0.12%')
  await expect.element(factOf('Block reward')).toHaveTextContent(/1\.000139518500126835 MER/)
  await expect
    .element(factOf('Validated by').getByRole('link').first())
    .toHaveAttribute('href', expect.stringContaining(at.producer))
  const main = page.getByRole('main')
  await expect.element(main.getByText('0.000000636% of the fees')).toBeVisible()
  await expect.element(main.getByText('99.74% below gas target')).toBeVisible()
  await expect.element(main.getByText('Validator reward')).toBeVisible()
  await expect.poll(() => main.getByText('Emission funds').length).toBe(2)
  await expect.element(main.getByText('geth, go1.21.6, linux')).toBeVisible()
  const own = page.getByRole('region', { name: 'Chain-specific fields' })
  await expect.element(own.getByText('123456')).toBeVisible()
  await page.getByText('Raw API response').click()
  await expect.poll(() => main.getByText('123456').length).toBe(2)
})
