import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderAnswers } from '#/testing/answers'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'

const hash = `0x${'6'.repeat(64)}`
const [sender, router, pair] = ['a', 'b', 'c'].map((digit) => ({ hash: `0x${digit.repeat(40)}`, is_contract: true }))

/** A swap of native currency for a token, at these prices. */
function swap(token: object, exchange_rate: string | null): Record<string, string> {
  const usdc = { address_hash: `0x${'d'.repeat(40)}`, symbol: 'USDC', type: 'ERC-20', decimals: '6', ...token }
  const body = {
    hash,
    status: 'ok',
    result: 'success',
    block_number: 5,
    method: 'swapExactETHForTokens',
    raw_input: '0x7ff36ab5',
    value: '1200000000000000000',
    exchange_rate,
    from: { ...sender, is_contract: false },
    to: router,
    token_transfers: [
      { from: pair, to: sender, token: usdc, total: { decimals: '6', value: '3004510000' }, type: 'token_transfer' },
    ],
    token_transfers_overflow: false,
  }
  const call = { type: 'call', success: true, transaction_hash: hash, block_number: 5, gas_limit: '9' }
  const items = [{ ...call, index: 1, from: router, to: pair, value: '1200000000000000000' }]
  return {
    [`transactions/${hash}`]: JSON.stringify(body),
    [`transactions/${hash}/internal-transactions`]: JSON.stringify({ items, next_page_params: null }),
  }
}

const sentence = () => document.querySelector('main h1 .sentence')?.textContent

test.each(['', '/logs', '/internal'])(
  'amounts have their value where they have a price, on tab "%s" too',
  async (tab) => {
    await renderAnswers(swap({ exchange_rate: '0.9998' }, '2500.5'), `tx/${hash}${tab}`)
    await expect.poll(sentence).toBe('Swapped 1.2 ETH ($3,000.60) for 3,004.51 USDC ($3,003.90)')
  },
)

test('an amount without a price has no value', async () => {
  await renderAnswers(swap({}, null), `tx/${hash}`)
  await expect.poll(sentence).toBe('Swapped 1.2 ETH for 3,004.51 USDC')
})

test('the price of a scam token is not taken for a value', async () => {
  await renderAnswers(swap({ exchange_rate: '1000000', reputation: 'scam' }, '2500.5'), `tx/${hash}`)
  await expect.poll(sentence).toMatch(/^Flagged as scam: swapped 1\.2 ETH \(\$3,000\.60\) for 3,004\.51 .*USDC/)
  expect(sentence()).not.toMatch(/\$3,004|\$[\d,]{7,}/)
})

test('an amount with a multiplier has its raw amount on hover, in sentence, diagram and net changes', async () => {
  const stock = { symbol: 'AAPLx', type: 'ERC-8056', decimals: '6', ui_multiplier: '2000000000000000000' }
  await renderAnswers(swap(stock, null), `tx/${hash}`)
  await expect.poll(sentence).toBe('Swapped 1.2 ETH for 6,009.02 AAPLx')
  const raw = 'Raw amount: 3004.51'
  await expect.element(page.getByCss('main h1').getByTitle(`6009.02. ${raw}`)).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Value flow diagram' }).getByTitle(`6009.02. ${raw}`).first())
    .toBeVisible()
  await expect
    .element(page.getByRole('table', { name: /Net change/ }).getByTitle(`-6009.02. ${raw.replace(': ', ': -')}`))
    .toBeVisible()
})

test('axe finds nothing, and nothing scrolls sideways at 360 px', async () => {
  await renderAnswers(swap({ exchange_rate: '0.9998' }, '2500.5'), `tx/${hash}`)
  await expect.poll(sentence).toContain('($3,003.90)')
  await expect.element(page.getByRole('region', { name: 'Value flow diagram' })).toBeVisible()
  await expectAccessibleAndNarrow()
})

test('an NFT is called by its name, with its ID and its image, in the sentence and in the list', async () => {
  const token = { address_hash: `0x${'e'.repeat(40)}`, symbol: 'TAPE', type: 'ERC-721' }
  const image_url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const moved = (token_id: string, token_instance: unknown) => ({
    from: sender,
    to: pair,
    token,
    total: { token_id, token_instance },
    transaction_hash: hash,
    type: 'token_transfer',
  })
  const named = moved('7', { id: '7', image_url, metadata: { name: 'Wonder' } })
  const body = {
    hash,
    status: 'ok',
    block_number: 5,
    method: 'mint',
    from: sender,
    to: token,
    token_transfers: [named],
  }
  const items = [
    named,
    moved('8', null),
    moved('9', { metadata: 'not an object', image_url: 'javascript:alert(1)' }),
    moved('10', { metadata: { name: 'Wonder #10' } }),
    moved('11', { metadata: { name: 11.5 } }),
  ].map((each, log_index) => ({ ...each, log_index }))
  const answers = {
    [`transactions/${hash}`]: JSON.stringify(body),
    [`transactions/${hash}/token-transfers`]: JSON.stringify({ items, next_page_params: null }),
  }
  await renderAnswers(answers, `tx/${hash}`)
  await expect.poll(sentence).toMatch(/TAPE Wonder #7/)
  await expect.poll(() => document.title).toMatch(/TAPE Wonder #7/)
  const diagram = page.getByRole('region', { name: 'Value flow diagram' })
  await expect.element(diagram.getByText('Wonder #7', { exact: true }).first()).toBeVisible()
  const link = page.getByCss('main h1').getByRole('link', { name: 'Wonder #7' })
  await expect.element(link).toHaveAttribute('href', `/4242/token/${token.address_hash}/instance/7`)
  expect(link.element().querySelector('bdi')?.textContent).toBe('Wonder')
  await expect.poll(() => link.element().querySelector('img')?.getAttribute('src')).toBe(image_url)
  await renderAnswers(answers, `tx/${hash}/token-transfers`)
  const cells = () => [...document.querySelectorAll('tbody td.end')].map(({ textContent }) => textContent)
  await expect.poll(cells).toEqual(['Wonder #7', '#8', '#9', 'Wonder #10', '11.5 #11'])
  // In place of an image that must not load is its room.
  await expect.poll(() => document.querySelectorAll('tbody img.nft-thumbnail').length).toBe(1)
  expect(document.querySelectorAll('tbody .nft-thumbnail')).toHaveLength(2)
})

test('an approval names its spender, whose name only its own record has', async () => {
  const spender = `0x${'7'.repeat(40)}`
  const word = (hex: string) => hex.padStart(64, '0')
  const token = {
    address_hash: `0x${'d'.repeat(40)}`,
    symbol: 'USDC',
    type: 'ERC-20',
    decimals: '6',
    total_supply: '900',
  }
  const body = {
    hash,
    status: 'ok',
    block_number: 5,
    raw_input: `0x095ea7b3${word(spender.slice(2))}${word('385')}`,
    value: '0',
    from: { ...sender, is_contract: false },
    to: { hash: token.address_hash, is_contract: true },
    token_transfers: [],
  }
  await renderAnswers(
    {
      [`transactions/${hash}`]: JSON.stringify(body),
      [`tokens/${token.address_hash}`]: JSON.stringify(token),
      [`addresses/${spender}`]: JSON.stringify({ hash: spender, name: 'Exchange', is_contract: true }),
    },
    `tx/${hash}`,
  )
  await expect.poll(sentence).toBe('Approved Exchange to spend unlimited USDC')
})
