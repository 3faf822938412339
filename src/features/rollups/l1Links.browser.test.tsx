import { expect, test } from 'vitest'
import { renderAnswers } from '../../testing/answers'

const hash = (digits: string) => `0x${digits.repeat(32)}`
const sender = `0x${'5e'.repeat(20)}`
const deposit = {
  l1_block_number: 9045233,
  l1_block_timestamp: '2026-05-22T18:00:36.000000Z',
  l1_transaction_hash: hash('1a'),
  l1_transaction_origin: sender,
  l2_transaction_gas_limit: '100000',
  l2_transaction_hash: hash('2b'),
}
const answers = { 'optimism/deposits': JSON.stringify({ items: [deposit], next_page_params: null }) }

const linkOf = (text: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main [data-index] a')].find(
    ({ textContent }) => textContent === text,
  )

test('what a list has of L1 links to the explorer of the parent chain', async () => {
  await renderAnswers(answers, 'rollup/optimism-deposits', { parentChain: 'https://l1.example' })
  await expect.poll(() => linkOf(hash('1a'))?.href).toBe(`https://l1.example/tx/${hash('1a')}`)
  expect(linkOf(sender)?.href).toBe(`https://l1.example/address/${sender}`)
  expect(linkOf('9045233')?.href).toBe('https://l1.example/block/9045233')
  expect(linkOf(hash('1a'))).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
})

test('without a parent chain it is text', async () => {
  await renderAnswers(answers, 'rollup/optimism-deposits')
  await expect.poll(() => linkOf(hash('2b'))).toBeTruthy()
  expect(linkOf(hash('1a'))).toBeUndefined()
  expect(document.querySelector('main')?.textContent).toContain(hash('1a'))
})
