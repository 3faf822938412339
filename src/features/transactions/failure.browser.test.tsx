import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import '#/testing/actions'
import { expectAccessible } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'
import { watchShifts } from '#/testing/watchShifts'

const pathOf = (hash: string) => `/${chain}/tx/${hash}`
const failure = page.getByRole('region', { name: 'Failure', exact: true })
const rowOf = (label: string) => failure.getByCss('dl > div').filter({ hasText: new RegExp(`^${label}`) })

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

test('a failed transfer opens with its reason in units of the token, its funds and the typical cause', async () => {
  const router = await renderApp(pathOf(at.failedTransfer), api)
  await expect.element(rowOf('Reason')).toHaveTextContent(/had 2,762\.59 .*USDM.*, but 900,000,000 .*USDM.* was needed/)
  await expect
    .element(rowOf('Reason'))
    .toHaveTextContent('Typical cause: The account held less of the token than the amount.')
  await expect
    .element(rowOf('Funds'))
    .toHaveTextContent(/Nothing was transferred\. Only the fee was spent: 0\.0\S+ MER \(\$0\.27\)/)
  await expect.element(rowOf('Failed call')).toHaveTextContent('Coin')
  await settled(router)
  await expectAccessible()
})

test('amounts of a failed swap are in units of the token that the pair returns, those of a payment in the native currency', async () => {
  const router = await renderApp(pathOf(at.failedSwap), api)
  await expect
    .element(rowOf('Reason'))
    .toHaveTextContent(/it would have returned 0\.21159 .*WMER.*, below the minimum of 1,000 .*WMER.* \(0\.02% of it\)/)
  await settled(router)
  await router.navigate({ to: pathOf(at.wrongPayment) })
  await expect.element(rowOf('Reason')).toHaveTextContent(/0\.01 MER .* was sent, but 0\.04 MER .* was needed/)
})

test('while the pair of a failed swap is read, its amounts are left out, not shown as raw digits', async () => {
  let answer = () => {}
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  api.on(/\/(?:eth|json)-rpc$/, async () => {
    await gate
    return null
  })
  const router = await renderApp(pathOf(at.failedSwap), api)
  await expect
    .element(rowOf('Reason'))
    .toHaveTextContent(/it would have returned …, below the minimum of … \(0\.02% of it\)/)
  answer()
  await expect.element(rowOf('Reason')).toHaveTextContent(/it would have returned 0\.21159 .*WMER/)
  await settled(router)
})

test('an error that nothing decodes has one piece of advice, and each failed call leads to the call tree', async () => {
  const router = await renderApp(pathOf(at.unverifiedFailure), api)
  await expect
    .element(rowOf('Reason'))
    .toHaveTextContent(
      /causes it\.Custom error 0x31708d59…642dAsk the app or the developer of the contract what the error 0x31708d59 means\.$/,
    )
  const selector = rowOf('Reason').getByRole('link', { name: '0x31708d59' }).last()
  await expect.element(selector).toHaveAttribute('href', `${pathOf(at.unverifiedFailure)}#tx-revert-reason`)
  await settled(router)
  await router.navigate({ to: pathOf(at.silentRevert) })
  await expect.element(rowOf('Reason')).toHaveTextContent(/Ask the app that made it\.$/)
  await expect
    .element(rowOf('Failed call').getByRole('link', { name: 'call tree' }))
    .toHaveAttribute('href', `${pathOf(at.silentRevert)}/internal?view=tree`)
  // Once is enough.
  expect(
    document.querySelector('main')?.textContent.match(/reason given|without a reason|Revert reason/g),
  ).toHaveLength(2)
})

test.each(['failedCreation', 'invalidOpcode', 'customError', 'nestedError'] as const)(
  'the %s has a next step for people who did not write the contract',
  async (name) => {
    await renderApp(pathOf(at[name]), api)
    await expect.element(rowOf('Reason')).toHaveTextContent(/Sending it again typically fails in the same way/)
  },
)

test.each([
  ['failedPayment', /Do not send coins to this address\. Use the app of the contract\.$/],
  ['wrongPayment', /Send it again with 0\.04 MER, the amount that the error names\.$/],
  ['outOfGas', /Let the wallet estimate the gas limit\./],
  ['refusedDeposit', /Creating the data again with its tool usually helps\.$/],
  ['unhealthyLoan', /Adding some first usually helps\.$/],
] as const)('the %s says what usually helps', async (name, advice) => {
  await renderApp(pathOf(at[name]), api)
  await expect.element(rowOf('Reason')).toHaveTextContent(advice)
})

test('a failure whose cause says what usually helps has no other advice', async () => {
  await renderApp(pathOf(at.outOfGasTransfer), api)
  await expect.element(rowOf('Reason')).toHaveTextContent(/A higher one usually helps\.$/)
})

test('a refused loan has its amounts in units of the token that the pool reports, a raw number without one', async () => {
  await renderApp(pathOf(at.unhealthyLoan), api)
  const sentence = page.getByCss('main h1 .sentence')
  await expect.element(sentence).toHaveTextContent(/tried to borrow 50,000 USDM \(\$50,000\.00\) on LendingPool$/)
  await expect
    .element(rowOf('Reason'))
    .toHaveTextContent(/the debt of .* would have been 50,000 USDM \(\$50,000\.00\); the collateral allows 0 USDM/)
  const input = page.getByRole('region', { name: 'Input data' })
  await expect.element(input).toHaveTextContent(/amount uint25650000000000 ?50,000 USDM/)
  api.on(/eth-rpc|json-rpc/, () => json({ message: 'Not found' }, 404))
  await renderApp(pathOf(at.unhealthyLoan), api)
  await expect
    .element(rowOf('Reason'))
    .toHaveTextContent(/would have been 50,000,000,000; the collateral allows 0 \(raw numbers: their unit is unknown\)/)
})

test('the value of a failed transaction is not transferred, in the answer and in its row', async () => {
  await renderApp(pathOf(at.wrongPayment), api)
  await expect
    .element(rowOf('Funds'))
    .toHaveTextContent(/0\.01 MER \(\$31\.95\) was not transferred: it stayed with the sender\./)
  const details = page.getByRole('region', { name: 'Details', exact: true })
  await expect.element(details).toHaveTextContent('0.01 MER ($31.95), not transferred')
})

test('the failed call inside another is named with its place in the call tree, and its error is read by its token', async () => {
  const call = { transaction_hash: at.expiredSwap, type: 'call', from: { hash: at.router }, value: '0' }
  const calls = [
    { ...call, index: 1, success: true, to: { hash: at.wrapped } },
    { ...call, index: 2, success: false, to: { hash: at.dollar, name: 'Coin' } },
  ]
  const word = (number: bigint) => number.toString(16).padStart(64, '0')
  const data = `0xe450d38c${word(BigInt(at.router))}${word(1_500_000n)}${word(6_000_000n)}`
  api.on(new RegExp(`/transactions/${at.expiredSwap}$`, 'i'), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), revert_reason: data }),
  )
  api.on(/internal-transactions/, () => json({ items: calls, next_page_params: null }))
  await renderApp(pathOf(at.expiredSwap), api)
  await expect.element(rowOf('Failed call')).toHaveTextContent('Coin, internal transaction 2 by Router')
  const tree = rowOf('Failed call').getByRole('link', { name: 'internal transaction 2' })
  await expect.element(tree).toHaveAttribute('href', `${pathOf(at.expiredSwap)}/internal?view=tree`)
  await expect.element(rowOf('Reason')).toHaveTextContent(/had 1\.5 .*USDM.*, but 6 .*USDM.* was needed/)
  await expect.element(rowOf('Reason')).toHaveTextContent(/Decoded by the (?:verified ABI of Coin|ERC-20 standard ABI)/)
})

test('a successful transaction has no such answer', async () => {
  const router = await renderApp(pathOf(at.swap), api)
  await settled(router)
  expect(failure.query()).toBeNull()
})

test('a bundle whose user operation failed says so in its sentence, and its single transfer is a line', async () => {
  const router = await renderApp(pathOf(at.bundleOfFailure), api)
  const sentence = page.getByCss('main h1 .sentence')
  await expect
    .element(sentence)
    .toHaveTextContent(/^Bundle of 1 user operation, which failed, on .*EntryPoint, the bundler receiving .*MER.*$/)
  const link = sentence.getByRole('link', { name: 'failed', exact: true })
  await expect.element(link).toHaveAttribute('href', `/${chain}/op/${at.failedOperation}`)
  const flow = page.getByRole('region', { name: 'Value flow', exact: true })
  await expect.element(flow.getByRole('listitem')).toHaveTextContent(/EntryPoint.*to.*Bundler Rigel.*0\.000348 MER/)
  await settled(router)
  expect(flow.getByRole('button', { name: 'Expand' }).query()).toBeNull()
})

test('a failure that was caught is in the sentence, with a link to the call tree', async () => {
  const router = await renderApp(pathOf(at.innerError), api)
  const sentence = page.getByCss('main h1 .sentence')
  await expect.element(sentence).toHaveTextContent(/^Called attempt on .*Mishaps, but its internal transaction failed$/)
  const tree = sentence.getByRole('link', { name: 'its internal transaction failed' })
  await expect.element(tree).toHaveAttribute('href', `${pathOf(at.innerError)}/internal?view=tree`)
  await settled(router)
  expect(document.querySelector('main')?.textContent.match(/internal transaction failed/g)).toHaveLength(1)
})

test('the facts of a failed transaction are shown, though what its reason needs never loads', async () => {
  api.on(/\/tokens\/0x\w+$/, () => new Promise(() => {}))
  await renderApp(pathOf(at.failedTransfer), api)
  const overview = page.getByCss('section[aria-label="Transaction overview"]')
  await expect.element(overview).toHaveAttribute('aria-busy', 'true')
  await expect.element(rowOf('Funds')).toBeVisible()
  await expect.element(overview).toHaveAttribute('aria-busy', 'false')
})

test.each([
  'approval',
  'bundleOfFailure',
  'bundleOfMany',
  'failedTransfer',
  'invalidDeposit',
  'liquidation',
  'innerError',
  'poisoning',
  'replaced',
] as const)(
  'nothing moves on a phone while %s opens, whose panels need more requests than the record',
  async (name) => {
    await page.viewport(390, 844)
    const router = await renderApp(pathOf(at[name]), api)
    const shifts = watchShifts()
    const overview = page.getByCss('section[aria-label="Transaction overview"]')
    await expect.element(overview).toHaveAttribute('aria-busy', 'false')
    await settled(router)
    shifts.expectStill()
  },
)
