import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import landmarks from '#/demo/landmarks.json'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { startTestNode } from '#/testing/testNode'
import { announceWallet } from '#/testing/testWallet'

const { dollar, nftOwner } = landmarks[8801]

const main = () => document.querySelector('main')?.textContent ?? ''
const review = () => document.querySelector('[aria-label="Review"]')?.textContent ?? ''

const announce = (answers: Record<string, unknown>) => announceWallet(nftOwner, answers)

const link = `/8801/address/${dollar}/contract/write?${new URLSearchParams({
  fn: 'approve(address,uint256)',
  args: JSON.stringify([dollar, '5e6']),
})}`
const simulate = () => page.getByRole('button', { name: 'Simulate' }).click()
const send = page.getByRole('button', { name: 'Send transaction' })

test('exactly the reviewed transaction is passed to the wallet, and its hash is linked', async () => {
  await renderApp(link)
  await expect.poll(main).toContain('Connect a wallet first')
  const hash = `0x${'ab'.repeat(32)}`
  const { asked, connect } = announce({ eth_sendTransaction: hash })
  await connect()
  await simulate()
  await expect.poll(review).toContain('It succeeds on the latest state.')
  expect(review()).toContain('Meridian (chain ID 8801)')
  await send.click()
  await expect.poll(review).toContain('Sent:')
  expect(document.querySelector(`[aria-label="Review"] a[href$="/tx/${hash}"]`)).not.toBeNull()
  const [transaction] = (asked.find(({ method }) => method === 'eth_sendTransaction')?.params ?? []) as object[]
  expect(transaction).toMatchObject({ from: nftOwner, to: dollar, value: '0x0', chainId: '0x2261' })
  expect(review()).toContain((transaction as { data: string }).data)
})

test.each([
  ['with a block only, as Blockscout', 2, { error: 'Incorrect number of params.' }, 1],
  ['without a block only', 1, { error: { code: -32_602, message: 'too many arguments, want at most 1' } }, 2],
])('gas is estimated by a node that does it %s, in 5 calls a batch', async (_, count, error, times) => {
  const node = await startTestNode(
    ({ method, params }) => {
      if (method !== 'eth_estimateGas') return undefined
      return params.length === count ? { result: '0xb5a3' } : error
    },
    { maxBatch: 5 },
  )
  await renderApp(link, node)
  await announce({}).connect()
  await simulate()
  await expect.poll(review).toContain('46,499 (estimate)')
  const estimates = () => node.calls.filter(({ method }) => method === 'eth_estimateGas').length
  expect(estimates()).toBe(times)
  // What it accepts is remembered.
  await simulate()
  await expect.poll(estimates).toBe(times + 1)
  await expect.poll(review).toContain('46,499 (estimate)')
})

test.each([
  ['The method eth_estimateGas does not exist/is not available', 'the node doesn’t have eth_estimateGas'],
  ['The gas oracle is asleep', 'The gas oracle is asleep'],
])('a node without a gas estimate is shown as the reason: %s', async (message, reason) => {
  const node = await startTestNode(({ method }) =>
    method === 'eth_estimateGas' ? { error: { code: -32_000, message } } : undefined,
  )
  await renderApp(link, node)
  await announce({}).connect()
  await simulate()
  await expect.poll(review).toContain(`Not estimated: ${reason}`)
  expect(review()).toContain('It succeeds on the latest state.')
})

test('a rejection in the wallet is shown, and can be retried', async () => {
  await renderApp(link)
  const rejection = Object.assign(new Error('User rejected'), { code: 4001 })
  await announce({ eth_sendTransaction: rejection }).connect()
  await simulate()
  await send.click()
  await expect.poll(review).toContain('Rejected in the wallet.')
  await expect.element(send).toBeEnabled()
})

test.each([
  ['another account', { eth_accounts: [dollar] }],
  ['no accounts', { eth_accounts: 'none' }],
])('a wallet that has %s by now gets no transaction', async (_, answers) => {
  await renderApp(link)
  const { asked, connect } = announce(answers)
  await connect()
  await simulate()
  await send.click()
  await expect.poll(review).toContain('The wallet has another account or network than this review.')
  expect(asked.map(({ method }) => method)).not.toContain('eth_sendTransaction')
})

test('a wallet on another chain cannot send, and one without this chain shows an error', async () => {
  await renderApp(link)
  const unknown = Object.assign(new Error('Unrecognized chain'), { code: 4902 })
  await announce({ eth_chainId: '0x1', wallet_switchEthereumChain: unknown }).connect()
  await expect.poll(main).toContain('The wallet is on chain ID 1, this page is Meridian (8801).')
  await simulate()
  await expect.element(send).toBeDisabled()
  await page.getByRole('button', { name: 'Switch network' }).click()
  await expect.poll(main).toContain('The wallet doesn’t know this chain.')
})

test('a chain that shares its ID with another says that the wallet has its own node', async () => {
  const api = await startTestApi()
  const chains = api.config.chains.map((chain) => (chain.id === '8801' ? { ...chain, id: '8801-2' } : chain))
  const note = 'Your wallet sends to its own node for chain ID 8801, which may be another chain than Meridian.'
  await renderApp(link.replace('8801', '8801-2'), { ...api, config: { ...api.config, chains } })
  await expect.poll(main).toContain(note)
  await renderApp(link, api)
  await expect.poll(main).toContain('Connect a wallet first')
  expect(main()).not.toContain(note)
})

test('a wallet without the chain can add it, with a public node', async () => {
  const api = await startTestApi()
  const config = (rpcUrl: string) => ({
    ...api.config,
    chains: api.config.chains.map((chain) => ({ ...chain, rpcUrl })),
  })
  const never = new Promise<Response>(() => undefined)
  const unknown = Object.assign(new Error('Unrecognized chain'), { code: 4902 })
  const answers = { eth_chainId: '0x1', wallet_switchEthereumChain: unknown, wallet_addEthereumChain: null }
  const fetch: typeof api.fetch = (url, init) => (url.startsWith('https://rpc.') ? never : api.fetch(url, init))
  const add = page.getByRole('button', { name: 'Add Meridian to the wallet' })

  await renderApp(link, { config: config('https://rpc.meridian.test/v1'), fetch })
  const { asked, connect } = announce(answers)
  await connect()
  await page.getByRole('button', { name: 'Switch network' }).click()
  await add.click()
  const [params] = asked.find(({ method }) => method === 'wallet_addEthereumChain')?.params ?? []
  expect(params).toEqual({
    chainId: '0x2261',
    chainName: 'Meridian',
    nativeCurrency: { name: 'Meridian Ether', symbol: 'MER', decimals: 18 },
    rpcUrls: ['https://rpc.meridian.test/v1'],
  })
  await expect.element(add).not.toBeInTheDocument()

  // Other people could not reach this node.
  await renderApp(link, {
    config: config('http://127.0.0.1:1/'),
    fetch: (url, init) => (url.includes('127.0.0.1:1/') ? never : api.fetch(url, init)),
  })
  await announce(answers).connect()
  await page.getByRole('button', { name: 'Switch network' }).click()
  await expect.poll(main).toContain('The wallet doesn’t know this chain.')
  await expect.element(add).not.toBeInTheDocument()
})

const linkTo = (fn: string, args: readonly string[]) =>
  `/8801/address/${dollar}/contract/write?${new URLSearchParams({ fn, args: JSON.stringify(args) })}`

test('an approval shows the allowance before and after it, and if it is unlimited', async () => {
  await renderApp(link)
  await announce({}).connect()
  await simulate()
  await expect.poll(review).toMatch(/Allowance.*may spend [\d.,]+ USDM of .* → 5 USDM/)
  expect(review()).not.toContain('Unlimited approval')
  await renderApp(linkTo('approve(address,uint256)', [dollar, String(2n ** 256n - 1n)]))
  await announce({}).connect()
  await simulate()
  await expect.poll(review).toMatch(/Allowance.*→ unlimited Unlimited approval/)
})

test('a transfer of another’s tokens shows the allowance and the needed amount', async () => {
  await renderApp(linkTo('transferFrom(address,address,uint256)', [dollar, nftOwner, '5e6']))
  await announce({}).connect()
  await simulate()
  await expect.poll(review).toMatch(/Allowance.*may spend 0 USDM of .*; 5 USDM needed Allowance too low/)
  expect(review()).toContain('It would fail, so it can’t be sent.')
})

test('a transfer of one’s own tokens uses no allowance', async () => {
  await renderApp(linkTo('transfer(address,uint256)', [dollar, '5e6']))
  await announce({}).connect()
  await simulate()
  await expect.poll(review).toContain('Simulation')
  expect(review()).not.toContain('Allowance')
})

test('axe finds nothing, and nothing scrolls sideways at 360 px', async () => {
  const router = await renderApp(link)
  await announce({}).connect()
  await simulate()
  await expect.poll(review).toContain('It succeeds')
  await settled(router)
  await expectAccessibleAndNarrow()
})
