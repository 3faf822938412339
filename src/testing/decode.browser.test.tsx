import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { savedSignatures } from '#/data/decoding/savedSignatures'
import { at, chain } from './pages'
import { ListOnPage } from './listOnPage'
import { buttonNamed, press } from './actions'
import { renderApp, settled } from './renderApp'
import { startTestApi } from './testApi'

const word = (digits: string) => digits.padStart(64, '0')
const recipient = '0x163199ebb3c5424eE85C270B4eB6e3e1de4f8A87'
const transfer = `0xa9059cbb${word(recipient.slice(2).toLowerCase())}${word('5f5e100')}`

const decoded = () => document.querySelector('[aria-label="Decoded data"]')?.textContent ?? ''

test('a link decodes input data by the verified ABI of its contract, with the amount in the token’s units', async () => {
  const router = await renderApp(`/${chain}/decode?data=${transfer}&address=${at.dollar}`)
  await expect.poll(decoded).toMatch(/transfer\(address to, uint256 \w+\).*100 USDM.*Decoded by the verified ABI of/)
  await settled(router)
  await expect.element(page.getByRole('link', { name: recipient })).toBeVisible()
})

test('without a contract, the token standard decodes; bytes after the values stay visible', async () => {
  await renderApp(`/${chain}/decode?data=${transfer}beef`)
  await expect.poll(decoded).toContain('Decoded by the ERC-20 standard')
  expect(decoded()).toContain('Not decoded, 2 bytes: 0xbeef')
})

test('what is typed is decoded, and the URL follows it while it is short', async () => {
  const router = await renderApp(`/${chain}/decode?kind=nonsense&data=0xzz&topics=1`)
  await userEvent.fill(page.getByRole('textbox', { name: 'Data' }), 'a9059c')
  await expect.poll(decoded).toContain('No selector to decode by')
  await userEvent.fill(page.getByRole('textbox', { name: 'Data' }), 'a9059')
  await expect.element(page.getByText('Enter whole bytes in hex')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Data' }), transfer.slice(2))
  await expect.poll(decoded).toContain('ERC-20')
  await expect.poll(() => router.state.location.search).toEqual({ data: transfer })
  await userEvent.fill(page.getByRole('textbox', { name: 'Data' }), `0x${'00'.repeat(5000)}`)
  await expect.poll(() => router.state.location.search).toEqual({})
})

test('a log is decoded from its topics and data', async () => {
  const topic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const topics = [topic, `0x${word('aa')}`, `0x${word('bb')}`, `0x${word('7')}`].join(',')
  await renderApp(`/${chain}/decode?kind=log&topics=${topics}`)
  await expect.poll(decoded).toMatch(/Transfer\(.*uint256 indexed tokenId\).*Decoded by the ERC-721 standard/)
})

test('revert data is decoded by the errors of Solidity itself', async () => {
  const data = `0x4e487b71${word('11')}`
  await renderApp(`/${chain}/decode?kind=revert&data=${data}`)
  await expect.poll(decoded).toMatch(/Panic\(uint256 code\).*Decoded as an error of Solidity/)
})

test('“Look up signature” asks the database once; only signatures that encode to the bytes are listed', async () => {
  const api = await startTestApi()
  const prefix = new URL(api.config.proUrl!, location.origin).pathname.split('/')[1]
  const config = { ...api.config, signaturesUrl: `/${prefix}/signatures` }
  const selector = '0xb3de648b'
  const name = (text: string) => ({ name: text, filtered: false })
  const names = [name('f(uint256)'), name('spam(address)'), name('f(uint256)'), { name: 7 }, name('<script>')]
  api.on(/signatures/, () => json({ ok: true, result: { function: { [selector]: names }, event: {} } }))
  await renderApp(`/${chain}/decode?data=${selector}${word('2a')}`, { config, fetch: api.fetch })
  await expect.poll(decoded).toContain('No ABI found for 0xb3de648b')
  expect(api.askedFor(/signatures/)).toEqual([])
  press(buttonNamed(/Look up signature/))
  await expect.poll(decoded).toMatch(/f\(uint256\).*42.*Decoded by a signature database/)
  expect(decoded()).not.toContain('spam')
  expect(api.askedFor(/signatures/).map(({ search }) => search)).toEqual([`?function=${selector}&filter=false`])
  expect(Object.keys(savedSignatures.get())).toEqual([selector])
  savedSignatures.set({})
})

test('an amount is the same in all units, to the last digit', async () => {
  await renderApp(`/${chain}/decode`)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await userEvent.fill(field('MER'), '1.000000000000000001')
  await expect.element(field('Wei (base unit)')).toHaveValue('1000000000000000001')
  await expect.element(field('Gwei')).toHaveValue('1000000000.000000001')
  await userEvent.fill(field('Decimals of the token'), '18')
  await expect.element(field('Token with 18 decimals')).toHaveValue('1.000000000000000001')
  await userEvent.fill(field('Wei (base unit)'), '0.5')
  await expect.element(page.getByText('Not a number with 0 decimals or fewer')).toBeVisible()
  await expect.element(field('MER')).toHaveValue('')
})

test('a signature has its selector and topic', async () => {
  await renderApp(`/${chain}/decode?signature=Transfer(address indexed from, address indexed to, uint256 value)`)
  await expect.element(page.getByText('Transfer(address,address,uint256)', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText(/^0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef/))
    .toBeVisible()
})

test('logs without the API’s decoding are decoded by the ABIs of their contracts', async () => {
  const api = await startTestApi()
  api.on(/\/logs$/, async ({ real }) =>
    json(JSON.parse((await real()).replaceAll(/"decoded":(?!null)/g, '"decoded":null,"other":'))),
  )
  await renderApp(`/${chain}/tx/${at.routedSwap}/logs`, api)
  const list = new ListOnPage('Logs')
  await list.opened()
  await expect.poll(() => list.rows[0]?.textContent).toMatch(/Transfer.*0x\S+ → 0x.*value: \d+/)
  press(buttonNamed(/Details of row 1/, list.area))
  await expect.poll(() => list.rows[0]?.textContent).toMatch(/Decoded by the verified ABI of/)
  // Contracts of the first rows only, each with its implementations or its address.
  expect(api.askedFor(/smart-contracts/).length).toBeLessThanOrEqual(10)
})

test('input data without the API’s decoding is decoded by the ABI of its contract', async () => {
  const api = await startTestApi()
  api.on(/\/transactions\/0x[\da-f]{64}$/, async ({ real }) =>
    json({ ...JSON.parse(await real()), decoded_input: null }),
  )
  await renderApp(`/${chain}/tx/${at.callTree}`, api)
  const section = () => document.querySelector('section[aria-labelledby="call"]')?.textContent ?? ''
  await expect.poll(section).toMatch(/branch\(uint256 depth, uint256 width\).*Decoded by the verified ABI of/)
})

test('the call tree shows functions with their arguments, from the raw trace', async () => {
  await renderApp(`/${chain}/tx/${at.callTree}/internal?view=tree`)
  await expect.element(page.getByRole('treeitem').first()).toHaveTextContent('branch(depth: 3, width: 2)')
})
