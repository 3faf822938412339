import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import '#/testing/actions'
import { expectPartAccessible } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const pathOf = (hash: string) => `/${chain}/tx/${hash}`
const failed = page.getByRole('region', { name: 'Failed user operations' })
const rowOf = (label: string) => failed.getByCss('dl > div').filter({ hasText: new RegExp(`^${label}`) })

let api: TestApi

beforeEach(async () => {
  api = await startTestApi({ sources: 'one a chain' })
})

test('a bundle opens with its failed user operation: reason, who paid, and the account', async () => {
  const router = await renderApp(pathOf(at.bundleOfFailure), api)
  await expect
    .element(rowOf('Failed operation').getByRole('link'))
    .toHaveAttribute('href', `/${chain}/op/${at.failedOperation}`)
  await expect.element(rowOf('Call')).toHaveTextContent(/failWithText on Mishaps$/)
  await expect.element(page.getByCss('main header')).toHaveTextContent(/SuccessUser operation failed/)
  await expect.element(rowOf('Reason')).toHaveTextContent('The instrument is out of alignment')
  await expect.element(rowOf('Reason')).toHaveTextContent('Ask the app that made it.')
  await expect
    .element(rowOf('Funds'))
    .toHaveTextContent(
      'The call was reverted and transferred nothing. The fee was still charged: 0.000348822241775479 MER ($1.11), paid by the account',
    )
  await expect
    .element(rowOf('Sender').getByRole('link').first())
    .toHaveAttribute('href', `/${chain}/address/0x077c58d01AE13BBB41B98539AD57a2EA9f5119dF`)
  await settled(router)
  await expectPartAccessible('section[aria-label="Failed user operations"]')
  await router.navigate({ to: pathOf(at.bundle) })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/Bundle of 2 user operations on/)
  await settled(router)
  await expect.element(failed).not.toBeInTheDocument()
})

test('a bundle opens with a line for each user operation: status, sender, its call, and what it transferred', async () => {
  const router = await renderApp(pathOf(at.bundle), api)
  const lines = page.getByRole('region', { name: 'User operations of this bundle' })
  await expect.element(lines.getByRole('listitem')).toHaveLength(2)
  const line = lines.getByRole('listitem').filter({ hasText: 'transfer' })
  await expect
    .element(line)
    .toHaveTextContent(
      /^Success0x52cdd8.*ERC1967Proxy0xBCda0e5565b52a14D4a80f638de954A6b22540E9Called transfer on Coin: sent 9 USDM to 0xF9652342.*fee 0\.000831 MER, paid by the account$/,
    )
  await expect
    .element(line.getByRole('link', { name: /^User operation 0x52cdd8/ }))
    .toHaveAttribute('href', `/${chain}/op/0x52cdd8cfecb6fec78037a1f9c751f862478d8716dd5650a67dfbb94c05d42bad`)
  await expect.element(lines.getByRole('listitem').filter({ hasText: 'Router' })).not.toHaveTextContent('9 USDM')
  await expect
    .element(lines.getByRole('listitem').filter({ hasText: 'Router' }))
    .toHaveTextContent(
      /Approved Router to spend unlimited USDM · fee.*This lets the spender take all USDM of the sender/,
    )
  await settled(router)
  await router.navigate({ to: pathOf(at.bundleOfSponsored) })
  await expect
    .element(lines.getByRole('listitem'))
    .toHaveTextContent(/Called mint on StarCharts: .*#114 CHART minted · fee [\d.]+ MER, paid by the paymaster$/)
  await settled(router)
  await expectPartAccessible('section[aria-label="User operations of this bundle"]')
})

test('a batch of an account says that it called itself, and what it sent, within a small screen', async () => {
  await page.viewport(390, 844)
  const router = await renderApp(pathOf(at.bundleOfMany), api)
  const line = page
    .getByRole('region', { name: 'User operations of this bundle' })
    .getByRole('listitem')
    .filter({ hasText: 'executeBatch' })
  await expect
    .element(line)
    .toHaveTextContent(/Called executeBatch on the account itself: sent 5 USDM to 0xd957.*, 3 USDM to 0xF965/)
  await settled(router)
  const right = Math.max(
    ...Array.from(line.element().querySelectorAll('*'), (part) => part.getBoundingClientRect().right),
  )
  expect(right).toBeLessThanOrEqual(line.element().getBoundingClientRect().right + 1)
  await page.viewport(1440, 900)
})

test('of a bundle with many failed user operations two are shown, and the rest is linked', async () => {
  const hashOf = (digit: number) => `0x${String(digit).repeat(64)}`
  const items = [1, 2, 3, 4].map((digit) => ({
    hash: hashOf(digit),
    status: digit === 4,
    transaction_hash: at.bundleOfFailure,
    address: { hash: `0x${String(digit).repeat(40)}` },
    fee: '1000000000000000',
  }))
  api.on(/\/proxy\/account-abstraction\/operations$/, () => json({ items, next_page_params: null }))
  api.on(/\/proxy\/account-abstraction\/operations\/0x/, () => json({ message: 'Not found' }, 404))
  await renderApp(pathOf(at.bundleOfFailure), api)
  await expect.element(failed.getByText(hashOf(2))).toBeVisible()
  await expect.element(failed.getByText(hashOf(3))).not.toBeInTheDocument()
  await expect.element(rowOf('Reason').first()).toHaveTextContent('No reason given')
  await expect
    .element(failed.getByRole('link', { name: '1 more failed' }))
    .toHaveAttribute('href', `${pathOf(at.bundleOfFailure)}/user-operations`)
})
