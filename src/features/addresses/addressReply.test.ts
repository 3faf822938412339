import { expect, test } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { type CoinHolder, coinHolder as schema } from '#/api/schemas/address'
import { token as tokenSchema } from '#/api/schemas/token'
import type { Chain } from '#/data/config/config'
import landmarks from '#/demo/landmarks.json'
import { openDemo } from '#/demo/testDemo'
import { SCAM_ADVICE } from '#/entity/tokenWarnings'
import { addressReply, type AddressReplyFacts } from './addressReply'

const ask = openDemo()
const chain = { id: '8801', name: 'Meridian', currency: { symbol: 'MER', name: 'Meridian', decimals: 18 } } as Chain

async function replyTo(
  name: keyof (typeof landmarks)['8801'],
  more = (address: CoinHolder) => address,
  poisoning: AddressReplyFacts['poisoning'] = null,
  namesake: AddressReplyFacts['namesake'] = null,
  isMistyped = false,
) {
  const hash = landmarks['8801'][name]
  const { body } = await ask(`/8801/api/v2/addresses/${hash}`)
  const { value } = parseLenient(schema, body)
  if (value === null) throw new Error(`${name} could not be read`)
  const reply = addressReply({
    hash,
    isMistyped,
    address: more(value),
    counts: null,
    isPartial: false,
    poisoning,
    namesake,
    chain,
  })
  return { title: reply.title, ...Object.fromEntries(reply.lines) }
}

test('the reply of a contract has its name, type and balance', async () => {
  expect(await replyTo('wrapped')).toMatchObject({
    title: `Address ${landmarks['8801'].wrapped} on Meridian`,
    Name: 'WrappedCoin',
    Type: expect.stringMatching(/contract/i) as string,
    Balance: expect.stringMatching(/^[\d.,]+ MER \(\$[\d.,]+\)$/) as string,
  })
})

test('the reply of an address that is flagged warns, and that of others does not', async () => {
  expect(Object.keys(await replyTo('wrapped'))).not.toContain('Warning')
  expect(await replyTo('spamToken', (address) => ({ ...address, is_scam: true }))).toMatchObject({
    Warning: `Token contract flagged as scam. ${SCAM_ADVICE}`,
  })
  expect(await replyTo('spamToken', (address) => ({ ...address, is_scam: true, token: null }))).toMatchObject({
    Warning: 'Flagged as scam',
  })
  const ofScamToken = ({ token, ...address }: CoinHolder): CoinHolder => ({
    ...address,
    token: token && { ...token, reputation: 'scam' },
  })
  expect(await replyTo('spamToken', ofScamToken)).toMatchObject({
    Warning: `Token flagged as scam. ${SCAM_ADVICE}`,
  })
})

test('the reply of the contract of a token says which other token has its name', async () => {
  const { body } = await ask(`/8801/api/v2/tokens/${landmarks['8801'].dollar}`)
  const namesake = parseLenient(tokenSchema, body).value
  expect(await replyTo('lookalikeSymbol', undefined, null, namesake)).toMatchObject({
    'Same name as another token': `USDM ${landmarks['8801'].dollar}, which has a price: $1.00`,
  })
})

test('the reply of a look-alike address, and of the one it is sent to, has the warning with both addresses whole', async () => {
  const { lookalike: address, lookedAlike: imitated } = landmarks['8801']
  const found = { sign: 'look-alike', of: 'nothing', score: 1, shared: 8, address, imitated } as const
  const only = landmarks['8801'].poisoning
  const poisoning = { compared: 28, transfers: [found], of: imitated, only }
  expect(await replyTo('lookalike', (each) => each, poisoning)).toMatchObject({
    Warning: `Look-alike address. It imitates another address in 1 of the latest 28 token transfers of ${imitated}: zero value. See ${only}. Do not send anything to this address.`,
    'Look-alike address': `${address} imitates ${imitated}`,
  })
  const own = { ...poisoning, of: landmarks['8801'].poisonedVictim }
  expect(await replyTo('poisonedVictim', (each) => each, own)).toMatchObject({
    Warning: `Possible address poisoning. 1 of the latest 28 token transfers: zero value, with a look-alike address. See ${only}. Do not copy an address from them.`,
    Funds:
      'It took nothing of value from this address. What was sent to a look-alike address cannot be called back: ask the support of your wallet or exchange.',
  })
})

test('the reply of an address with an invalid checksum says that it is probably mistyped', async () => {
  expect(await replyTo('poisonedVictim', (each) => each, null, null, true)).toMatchObject({
    Warning: 'Probably mistyped: invalid checksum (EIP-55). Compare the address with where you copied it from.',
  })
  expect(Object.keys(await replyTo('poisonedVictim'))).not.toContain('Warning')
})
