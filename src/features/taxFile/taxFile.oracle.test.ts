import { describe, expect, it } from 'vitest'
import type { Fetch } from '#/api/transport'
import { DEMO_CHAINS, createDemoApi } from '#/demo/api'
import { balanceHistory } from '#/served/balances'
import { factsIn, serveDemo } from '#/demo/node'
import { recordedChain, sample } from '#/demo/testDemo'
import { parseUnits } from '#/domain/amounts/amount'
import { ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'
import { makeTaxFile, sumsOf } from '#/features/taxFile/testTaxFile'

const url = 'http://tax.test'
const allowance = { credits: 1e9, requestsPerSecond: 1e9 }
const options = {
  url,
  chains: DEMO_CHAINS,
  loadFacts: factsIn('public/demo'),
  credentials: 'proxied',
  allowance,
} as const
const send = createDemoApi(options).fetch(() => Promise.reject(new Error('Not under the URL of the demo')))

/** The balances of all addresses at the head, in the keys of `sumsOf`, by the recorded state. */
async function balancesOf(chain: string) {
  const facts = await recordedChain(
    chain,
    'addresses',
    'blocks',
    'holdings',
    'state',
    'tokens',
    'transactions',
    'withdrawals',
  )
  const balances = new Map<string, bigint>()
  for (const { hash, balance } of facts.addresses) {
    const own = hash.toLowerCase()
    // The genesis block is no transaction: no list has it.
    const genesis = balanceHistory(facts, own).find(({ block }) => block === 0)?.delta ?? 0n
    balances.set(`${own} native`, BigInt(balance) - genesis)
  }
  for (const { holder, token, tokenId, value } of facts.holdings) {
    const id = tokenId === undefined ? '' : ` ${tokenId}`
    balances.set(`${holder.toLowerCase()} ${token.toLowerCase()}${id}`, BigInt(value))
  }
  const decimals = new Map(facts.tokens.map((token) => [token.address.toLowerCase(), token.decimals ?? 0]))
  // Tokens that log transfers without changing a balance, to imitate another token: no one holds any.
  const fake = new Set(
    facts.tokens.filter(({ holdersCount }) => holdersCount === 0).map((token) => token.address.toLowerCase()),
  )
  return { facts, balances, fake, decimalsOf: (token: string) => decimals.get(token) ?? 0 }
}

/** Expects the sums of a file to be the balances of its addresses. */
function expectBalances(
  sums: ReadonlyMap<string, bigint>,
  addresses: readonly string[],
  { balances, fake }: { balances: ReadonlyMap<string, bigint>; fake: ReadonlySet<string> },
): void {
  const own = new Set(addresses)
  const wrong: string[] = []
  for (const key of new Set([...sums.keys(), ...balances.keys()])) {
    const [address = '', token = ''] = key.split(' ')
    // The zero address has what was burnt, and sent what was minted: it has no balance of a token.
    if (!own.has(address) || fake.has(token) || (address === ZERO_ADDRESS && token !== 'native')) continue
    const [sum, balance] = [sums.get(key) ?? 0n, balances.get(key) ?? 0n]
    if (sum !== balance) wrong.push(`${key}: ${sum}, not ${balance}`)
  }
  expect(wrong).toEqual([])
}

/** The sum of an importer's form in the native currency. */
function nativeSum(rows: readonly Record<string, string>[], symbol: string): bigint {
  const signs = [
    ['Received', 1n],
    ['Buy', 1n],
    ['Sent', -1n],
    ['Sell', -1n],
    ['Fee', -1n],
  ] as const
  let sum = 0n
  for (const row of rows)
    for (const [name, sign] of signs)
      if (row[`${name} Currency`] === symbol) sum += sign * (parseUnits(row[`${name} Amount`] ?? '', 18) ?? 0n)
  return sum
}

describe.each(DEMO_CHAINS.map(({ id }) => id))('the tax file of chain %s', (chain) => {
  it('sums up to the balances of all addresses and of each, to the wei', async () => {
    const { facts, balances, fake, decimalsOf } = await balancesOf(chain)
    const all = facts.addresses.map(({ hash }) => hash.toLowerCase())
    // All in one file, then some with a file of their own, whose internal transactions are in the list of no one else.
    const sets = [all, ...sample(all, 12).map((address) => [address])]
    for (const addresses of sets) {
      const { job, read, write } = await makeTaxFile(url, send, { addresses, chains: [chain] })
      expect(job.state()).toMatchObject({ status: 'complete', problems: new Map() })
      // Read once for all forms: to read the rows takes longest.
      const content = await read()
      const { records } = await write('astrolabe', content)
      const lines = records.filter(({ kind }) => kind !== 'gap')
      const sums = sumsOf(lines, decimalsOf)
      expectBalances(sums, addresses, { balances, fake })
      for (const format of ['koinly', 'cointracking'] as const) {
        const { records: rows } = await write(format, content)
        const expected = addresses.reduce((sum, address) => sum + (balances.get(`${address} native`) ?? 0n), 0n)
        expect([format, nativeSum(rows, chain === '8801' ? 'MER' : 'EQX')]).toEqual([format, expected])
      }
      const gaps = records.filter(({ kind }) => kind === 'gap').map(({ notes }) => notes)
      expect(gaps.filter((text) => !/pending transactions|blob fee/.test(text ?? ''))).toEqual([])
    }
  }, 300_000)
})

describe('a tax file of 5,000 movements over HTTP', () => {
  it('keeps within the rate limit of the API, without a 429, and sums up to the balances', async () => {
    // Twenty times the free plan’s 5 requests a second, so that the test takes seconds; TAX_RATE=5 takes two minutes.
    const rate = Number(process.env['TAX_RATE'] ?? 100)
    const server = await serveDemo({
      port: 0,
      credentials: 'proxied',
      allowance: { credits: 1e9, requestsPerSecond: rate },
    })
    const statuses: number[] = []
    const request: Fetch = async (path, init) => {
      const response = await fetch(`${server.url}${path}`, init)
      statuses.push(response.status)
      return response
    }
    const { facts, balances, fake, decimalsOf } = await balancesOf('8801')
    const busy = facts.addresses.toSorted((a, b) => b.transactionsCount - a.transactionsCount).slice(0, 40)
    const addresses = busy.map(({ hash }) => hash.toLowerCase())
    const { job, write } = await makeTaxFile(server.url, request, { addresses }, rate)
    await server.close()
    expect(job.state()).toMatchObject({ status: 'complete', problems: new Map() })
    const { records } = await write()
    expect(records.length).toBeGreaterThan(5000)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expectBalances(
      sumsOf(
        records.filter(({ kind }) => kind !== 'gap'),
        decimalsOf,
      ),
      addresses,
      { balances, fake },
    )
  }, 600_000)
})
