import { describe, expect, it } from 'vitest'
import { isObject } from '#/domain/isObject'
import { RESOURCES, type ResourceName } from '#/api/resources'
import { isServed } from '#/served/responder'
import { openDemo, recordedChain, sample, subjectsOf, walkPages } from './testDemo'

const ask = openDemo()
const names = (Object.keys(RESOURCES) as ResourceName[]).filter(isServed)
const ROOT = '/8801/api/v2'
const NOWHERE = `0x${'0'.repeat(64)}`

/** The path that must exist for the value of a field. */
const PATHS: Readonly<Record<string, (value: string) => string>> = {
  transaction_hash: (hash) => `/transactions/${hash}`,
  creation_transaction_hash: (hash) => `/transactions/${hash}`,
  block_hash: (hash) => `/blocks/${hash}`,
  parent_hash: (hash) => `/blocks/${hash}`,
  block_number: (height) => `/blocks/${height}`,
  creator_address_hash: (hash) => `/addresses/${hash}`,
  holder_address_hash: (hash) => `/addresses/${hash}`,
  implementation_address: (hash) => `/addresses/${hash}`,
}

/** The paths of all records mentioned in a body, with the embedded record if the full one must have the same values. */
function mentionsIn(value: unknown, found: Map<string, object | null>): Map<string, object | null> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, part] of Object.entries(value)) {
    if (key === 'next_page_params') continue
    const pathOf = PATHS[key]
    if (pathOf !== undefined && part !== null && part !== NOWHERE) found.set(pathOf(String(part)), null)
    mentionsIn(part, found)
  }
  if (!isObject(value)) return found
  if ('ens_domain_name' in value) found.set(`/addresses/${String(value['hash'])}`, value)
  if ('holders_count' in value) found.set(`/tokens/${String(value['address_hash'])}`, value)
  if ('raw_input' in value) found.set(`/transactions/${String(value['hash'])}`, value)
  if ('rewards' in value) found.set(`/blocks/${String(value['height'])}`, value)
  return found
}

describe('mentioned records', () => {
  it.each(names.filter((name) => name !== 'tokenInstanceHolders'))(
    'of %s exist, with the same values',
    async (name) => {
      const mentions = new Map<string, object | null>()
      for (const subject of await subjectsOf('8801', name, 120))
        mentionsIn((await ask(`${ROOT}${subject}`)).body, mentions)
      for (const [path, mention] of sample([...mentions], Math.ceil(mentions.size / 150))) {
        const { status, body } = await ask(`${ROOT}${path}`)
        expect([path, status]).toEqual([path, 200])
        if (mention !== null) expect(body).toMatchObject(mention)
      }
    },
  )
})

describe('amounts add up', () => {
  it('fee = burnt fee + priority fee', async () => {
    const { rows } = await walkPages(ask, `${ROOT}/transactions`)
    for (const row of rows) {
      const [burnt, tip] = [BigInt(String(row['transaction_burnt_fee'])), BigInt(String(row['priority_fee']))]
      expect((row['fee'] as { value: string }).value).toBe(String(burnt + tip))
      expect(tip).toBeGreaterThanOrEqual(0n)
    }
  })

  it('the fees and gas of a block are the sums of its transactions', async () => {
    const { rows: blocks } = await walkPages(ask, `${ROOT}/blocks`)
    for (const block of sample(blocks, 10)) {
      const { rows } = await walkPages(ask, `${ROOT}/blocks/${String(block['height'])}/transactions`)
      const fees = rows.reduce((sum, row) => sum + BigInt((row['fee'] as { value: string }).value), 0n)
      const gas = rows.reduce((sum, row) => sum + BigInt(String(row['gas_used'])), 0n)
      expect(block).toMatchObject({ transaction_fees: String(fees), gas_used: String(gas) })
      expect(BigInt(String(block['burnt_fees'])) + BigInt(String(block['priority_fee']))).toBe(fees)
    }
  })

  it('balances add up to the total supply of the native currency and of each token', async () => {
    const { body } = await ask(`${ROOT}/addresses`)
    const { rows } = await walkPages(ask, `${ROOT}/addresses`)
    const total = rows.reduce((sum, row) => sum + BigInt(String(row['coin_balance'])), 0n)
    expect(body).toMatchObject({ total_supply: String(total) })
    const { tokens } = await recordedChain('8801', 'tokens')
    for (const token of tokens.filter(({ type, holdersCount = 0 }) => type === 'ERC-20' && holdersCount > 0)) {
      const { rows: holders } = await walkPages(ask, `${ROOT}/tokens/${token.address}/holders`)
      const held = holders.reduce((sum, row) => sum + BigInt(String(row['value'])), 0n)
      expect([token.symbol, String(held)]).toEqual([token.symbol, token.totalSupply])
    }
  })

  it('the token balances of a holder are those in the holders of each token', async () => {
    const { addresses } = await recordedChain('8801', 'addresses')
    for (const { hash } of sample(addresses, 60)) {
      const { rows } = await walkPages(ask, `${ROOT}/addresses/${hash}/tokens`)
      for (const { token, token_id: id, value } of sample(rows, 5)) {
        const { rows: holders } = await walkPages(
          ask,
          `${ROOT}/tokens/${(token as { address_hash: string }).address_hash}/holders`,
        )
        const own = holders.find((row) => (row['address'] as { hash: string }).hash === hash && row['token_id'] === id)
        expect(own).toMatchObject({ value })
      }
    }
  })

  it('the transactions of today are those that the chart has for the last day', async () => {
    const stats = (await ask(`${ROOT}/stats`)).body as { transactions_today: string }
    const chart = (await ask(`${ROOT}/stats/charts/transactions`)).body as {
      chart_data: { date: string; transactions_count: number }[]
    }
    const last = chart.chart_data.toSorted((a, b) => a.date.localeCompare(b.date)).at(-1)
    expect(stats.transactions_today).toBe(String(last?.transactions_count))
  })
})
