import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RESOURCES } from '#/api/resources'
import { json } from '#/api/testFaults'
import { createPoisoner } from '#/testing/payloads'
import { expandAll } from '#/testing/wholeBody'
import { at, chain } from '#/testing/pages'
import { bodyWithEveryField } from '#/testing/everyField'
import { expectAccessible } from '#/testing/expectAccessible'
import { expectHarmless, watchHarm } from '#/testing/expectHarmless'
import { ListOnPage } from '#/testing/listOnPage'
import '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const hash = `0x${'7'.repeat(64)}`
const path = `/${chain}/op/${hash}`
const endpoint = /\/proxy\/account-abstraction\/operations\/0x7+$/
const operations = /\/proxy\/account-abstraction\/operations$/
const party = (digit: string) => ({ hash: `0x${digit.repeat(40)}` })

/** In the form of the public description of the API. */
const operation = {
  hash,
  sender: party('a'),
  status: false,
  revert_reason: `0x08c379a0${'20'.padStart(64, '0')}${'9'.padStart(64, '0')}${'4e6f2066756e6473'.padEnd(64, '0')}`,
  timestamp: '2026-01-02T03:04:05.000000Z',
  block_number: '13579',
  transaction_hash: at.routedSwap,
  entry_point: party('e'),
  entry_point_version: 'v0.7',
  bundler: party('b'),
  paymaster: party('c'),
  sponsor_type: 'paymaster_sponsor',
  aggregator: `0x${'d'.repeat(40)}`,
  nonce: `0x${'0'.repeat(63)}5`,
  fee: '1234000000000000',
  gas: '300000',
  gas_used: '210000',
  gas_price: '7000000000',
  call_data: '0xb61d27f6',
  decoded_call_data: {
    method_call: 'execute(address target, uint256 value)',
    method_id: 'b61d27f6',
    parameters: [{ name: 'value', type: 'uint256', value: '5' }],
  },
  execute_target: party('f'),
  execute_call_data: `0x095ea7b3${at.router.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`,
  decoded_execute_call_data: null,
  signature: '0x1234',
}

let api: TestApi

beforeEach(async () => {
  watchHarm()
  api = await startTestApi({ sources: 'one a chain' })
})

const fact = (label: string) => page.getByRole('term').filter({ hasText: label }).first()

test('a user operation: parties, fee and both calls, decoded by the API or here; the account links to its others', async () => {
  api.on(endpoint, () => json(operation))
  const router = await renderApp(path, api)
  await expect.element(page.getByRole('heading', { name: 'User operation' })).toBeVisible()
  for (const label of ['Sender', 'Bundler', 'Paymaster', 'Entry point', 'Aggregator', 'Revert reason', 'Gas used'])
    await expect.element(fact(label)).toBeVisible()
  await expect.element(page.getByTitle(operation.nonce)).toHaveTextContent(/^Key 0, sequence 5$/)
  // A failed one opens with why it failed.
  await expect.element(page.getByRole('term').first()).toHaveTextContent('Revert reason')
  await settled(router)
  const text = document.querySelector('main')?.textContent
  for (const shown of ['Failed', 'v0.7', 'Paymaster sponsor', 'execute(address target, uint256 value)', 'approve'])
    expect(text).toContain(shown)
  await expectAccessible()

  api.on(operations, () => json({ items: [{ ...operation, sender: party('a') }], next_page_params: null }))
  await page.getByRole('link', { name: 'All user operations of this sender' }).click()
  await new ListOnPage('User operations').opened()
  expect(api.askedFor(operations).at(-1)?.searchParams.get('sender')).toBe(operation.sender.hash)
  await page.getByRole('link', { name: 'Remove filter: sender' }).click()
  await expect.poll(() => api.askedFor(operations).at(-1)?.searchParams.get('sender')).toBeNull()
})

test('a failed user operation opens with what it tried, why it failed, and that only its fee was charged', async () => {
  await renderApp(`/${chain}/op/${at.failedOperation}`, api)
  const sentence = page.getByCss('main h1 .sentence')
  await expect
    .element(sentence)
    .toHaveTextContent(/^Failed: The instrument is out of alignment; tried to call failWithText on .*Mishaps$/)
  const funds = page.getByCss('dl > div').filter({ hasText: /^Funds/ })
  await expect
    .element(funds)
    .toHaveTextContent(
      'The call was reverted and transferred nothing. The fee was still charged: 0.000348822241775479 MER ($1.11), paid by the account',
    )
  await expect
    .element(page.getByCss('dl > div').filter({ hasText: /^FeeTotal paid/ }))
    .toHaveTextContent(/MER \(\$1\.11\), paid by the account$/)
  await expect
    .element(page.getByCss('dl > div').filter({ hasText: /^USD values/ }))
    .toHaveTextContent('At the current price, not that at the time of the transaction.')
  for (const [text, anchor] of [
    ['The instrument is out of alignment', 'op-reason'],
    ['failWithText', 'op-call'],
  ] as const) {
    await expect.element(sentence.getByRole('link', { name: text })).toHaveAttribute('href', `#${anchor}`)
    expect(document.getElementById(anchor)).not.toBeNull()
  }
  await renderApp(`/${chain}/op/${at.operation}`, api)
  await expect.element(sentence).toHaveTextContent(/^Approved Router to spend unlimited USDM$/)
  await expect
    .element(page.getByCss('main section p').filter({ hasText: /^This lets/ }))
    .toHaveTextContent(
      'This lets the spender take all USDM of the sender, now and later, until it is revoked. Check or revoke it in the sender’s approvals',
    )
  await expect
    .element(page.getByRole('link', { name: 'the sender’s approvals' }))
    .toHaveAttribute('href', `/${chain}/address/0x18552B1693958902eFd8779Bb568232A112DCcb0/approvals`)
  await expect.element(funds).not.toBeInTheDocument()

  const parameters = [
    { name: 'dest', type: 'address', value: at.router },
    { name: 'value', type: 'uint256', value: '20000000000000000' },
    { name: 'func', type: 'bytes', value: '0x' },
  ]
  api.on(endpoint, () =>
    json({
      ...operation,
      revert_reason: null,
      execute_call_data: '0x',
      sponsor_type: null,
      decoded_call_data: { method_call: 'execute(…)', method_id: 'b61d27f6', parameters },
    }),
  )
  await renderApp(path, api)
  await expect.element(sentence).toHaveTextContent(/^Failed without a reason; tried to send 0\.02 MER to 0xffff/)
  await expect
    .element(funds)
    .toHaveTextContent(
      /0\.02 MER \(\$63\.91\) was not transferred: it stayed with the account\. The fee was still charged: 0\.001234 MER \(\$3\.94\)$/,
    )
})

test('the hash of a transaction opened as a user operation offers the transaction', async () => {
  await renderApp(`/${chain}/op/${at.swap}`, api)
  const link = page.getByRole('link', { name: 'Open the transaction' })
  await expect.element(link).toHaveAttribute('href', `/${chain}/tx/${at.swap}`)
})

test('the hash of a user operation opened as a transaction offers the operation', async () => {
  await renderApp(`/${chain}/tx/${at.failedOperation}`, api)
  const link = page.getByRole('link', { name: 'Open the user operation' })
  await expect.element(link).toHaveAttribute('href', `/${chain}/op/${at.failedOperation}`)
})

test('hostile texts of a user operation do nothing; one that is missing or not served is explained', async () => {
  const poisoner = createPoisoner(4)
  const { path: template, item } = RESOURCES.userOperation
  const body = JSON.stringify(bodyWithEveryField(item))
  api.on(endpoint, () => json(poisoner.poison(template.replace('{hash}', hash), body)))
  const router = await renderApp(path, api)
  await settled(router)
  const main = () => document.querySelector('main')
  await expect.poll(() => main() && expandAll(main() as Element), { timeout: 30_000 }).toBe(0)
  expect(poisoner.fields.size).toBeGreaterThan(5)
  await expectHarmless()

  api.on(endpoint, () => json({ message: 'Not found' }, 404))
  await renderApp(path, api)
  await expect.element(page.getByText('User operation not found')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Search all chains' }))
    .toHaveAttribute('href', `/search?q=${hash}`)
  api.on(endpoint, () => json({ message: 'Unknown API v2 action' }, 400))
  await renderApp(path, api)
  await expect.element(page.getByText('User operations not available for this chain')).toBeVisible()
})

test('a bundle has a tab with its user operations; other transactions have none', async () => {
  const tab = page.getByRole('navigation', { name: 'Transaction' }).getByRole('link', { name: 'User operations' })
  const router = await renderApp(`/${chain}/tx/${at.routedSwap}`, api)
  await settled(router)
  await expect.element(tab).not.toBeInTheDocument()

  api.on(new RegExp(`/transactions/${at.routedSwap}$`, 'i'), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), method: 'handleOps', raw_input: '0x765e827f' }),
  )
  api.on(operations, () => json({ items: [operation], next_page_params: null }))
  await renderApp(`/${chain}/tx/${at.routedSwap}`, api)
  await tab.click()
  const list = new ListOnPage('User operations')
  await list.opened()
  await list.expectTotal(1)
  expect(api.askedFor(operations).at(-1)?.searchParams.get('transaction_hash')).toBe(at.routedSwap)
})
