import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { token as schema } from '#/api/schemas/token'
import type { Chain } from '#/data/config/config'
import landmarks from '#/demo/landmarks.json'
import { openDemo } from '#/demo/testDemo'
import { tokenReply } from '#/features/tokens/tokenReply'

const ask = openDemo()
const currency = { symbol: 'MER', name: 'Meridian', decimals: 18 }
const chain = { id: '8801', name: 'Meridian', currency } as Chain

async function tokenAt(name: 'dollar' | 'spamToken') {
  const hash = landmarks['8801'][name]
  const { value: token } = parseLenient(schema, (await ask(`/8801/api/v2/tokens/${hash}`)).body)
  if (token === null) throw new Error(`${name} could not be read`)
  return { hash, token }
}

const replyTo = (facts: Pick<Parameters<typeof tokenReply>[0], 'hash' | 'token' | 'warnings'>) => {
  const reply = tokenReply({ ...facts, holders: 1204n, chain })
  return { title: reply.title, ...Object.fromEntries(reply.lines) }
}
const NONE = { warning: null, namesake: null, distributor: null }

test('the reply of a token says what it is, its holders, supply and price', async () => {
  const { hash, token } = await tokenAt('dollar')
  expect(replyTo({ hash, token, warnings: NONE })).toEqual({
    title: `Token ${hash} on Meridian`,
    Name: 'Meridian Dollar (USDM)',
    Summary: 'Meridian Dollar (USDM) is an ERC-20 token.',
    Holders: '1,204',
    'Total supply': expect.stringMatching(/^[\d,.]+ USDM$/) as string,
    Price: '$1.00',
  })
})

test('the reply of a scam token warns first, names the other token of its name whole, and has no price', async () => {
  const [{ hash, token }, { token: namesake }] = await Promise.all([tokenAt('spamToken'), tokenAt('dollar')])
  const said = replyTo({ hash, token, warnings: { warning: 'Token flagged as scam.', namesake, distributor: null } })
  expect(said).toMatchObject({
    Warning: 'Token flagged as scam. Do not approve it, swap it or visit a site that it names.',
    'Same name as another token': `USDM ${landmarks['8801'].dollar}, which has a price: $1.00`,
  })
  expect(Object.keys(said)).not.toContain('Price')
  expect(Object.keys(said)).not.toContain('Summary')
})
