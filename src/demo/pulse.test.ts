import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import landmarks from './landmarks.json'
import { openDemo, recordedChain, walkPages } from './testDemo'

const ask = openDemo()
const ROOT = '/8801/api/v2'
const OPERATIONS = `${ROOT}/proxy/account-abstraction/operations`
const marks = landmarks[8801]

/** Topics of the events that operations and deposits are known by. */
const OPERATION = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const DEPOSIT = '0x649bbc62d0e31342afea4e5cd82d4049e7e1ee912fc0889aa790803be39038c5'

const sum = (values: Iterable<bigint>) => [...values].reduce((total, value) => total + value, 0n)
/** An amount that a body may not have. */
const wei = (value: unknown) => BigInt(typeof value === 'string' ? value : 0)
const hashIn = (value: unknown) => (value as { hash: string }).hash
/** The whole records of all user operations, oldest first. */
async function operations() {
  const { rows } = await walkPages(ask, OPERATIONS)
  const answers = await Promise.all(rows.map(({ hash }) => ask(`${OPERATIONS}/${String(hash)}`)))
  return answers.map(({ body }) => body as Record<string, unknown>).toReversed()
}

describe('user operations', () => {
  it('are those whose event the entry point logged, in its order', async () => {
    const { logs } = await recordedChain('8801', 'logs')
    const logged = logs.filter(({ topics }) => topics[0] === OPERATION)
    expect(new Set(logged.map(({ address }) => address))).toEqual(new Set([marks.entryPoint]))
    expect((await operations()).map(({ hash }) => hash)).toEqual(logged.map(({ topics }) => topics[1]))
  })

  it('have in their record what their row has, and are found by their hash', async () => {
    for (const row of (await walkPages(ask, OPERATIONS)).rows) {
      const { address, ...shared } = row
      const { body } = await ask(`${OPERATIONS}/${String(row['hash'])}`)
      expect(body).toMatchObject({ ...shared, sender: address })
      const { body: found } = await ask(`${ROOT}/search?q=${String(row['hash'])}`)
      expect(found).toMatchObject({ items: [{ type: 'user_operation', user_operation_hash: row['hash'] }] })
    }
  })

  it('of a bundle cost together what the entry point pays to the bundler', async () => {
    const { calls, transactions } = await recordedChain('8801', 'calls', 'transactions')
    const bundles = new Map<string, Record<string, unknown>[]>()
    for (const each of await operations()) {
      const key = String(each['transaction_hash'])
      bundles.set(key, [...(bundles.get(key) ?? []), each])
    }
    expect([...bundles.values()].map(({ length }) => length)).toEqual(expect.arrayContaining([1, 2, 3]))
    for (const [hash, own] of bundles) {
      const { rows } = await walkPages(ask, `${OPERATIONS}?transaction_hash=${hash}`)
      expect(rows.map((row) => row['hash'])).toEqual(own.map((each) => each['hash']).toReversed())
      expect(own.map(({ index }) => index)).toEqual(own.map((_, place) => place))
      const position = transactions.findIndex((row) => row.hash === hash)
      const bundler = hashIn(own[0]?.['bundler'])
      const paid = calls.filter(
        (call) => call.transaction === position && call.from === marks.entryPoint && call.to === bundler,
      )
      expect(sum(own.map(({ fee }) => BigInt(String(fee))))).toBe(sum(paid.map(({ value }) => BigInt(value))))
      for (const { fee, gas_used, gas_price } of own)
        expect(BigInt(String(gas_used)) * BigInt(String(gas_price))).toBe(BigInt(String(fee)))
    }
  })

  it('of an account have nonces without a gap for each key', async () => {
    const next = new Map<string, bigint>()
    for (const { sender, nonce } of await operations()) {
      const key = `${hashIn(sender)} ${BigInt(String(nonce)) >> 64n}`
      expect(BigInt(String(nonce)) & (2n ** 64n - 1n)).toBe(next.get(key) ?? 0n)
      next.set(key, (next.get(key) ?? 0n) + 1n)
    }
    expect([...next.values()].some((count) => count > 1n)).toBe(true)
  })

  it('succeed and fail, create their account, and are paid by account, deposit and paymaster', async () => {
    const all = await operations()
    const failed = all.filter(({ status }) => status === false)
    expect(failed.map((each) => [each['transaction_hash'], each['revert_reason']])).toEqual([
      [marks.bundleOfFailure, expect.stringMatching(/^0x08c379a0/)],
    ])
    const { body } = await ask(`${ROOT}/transactions/${marks.bundleOfFailure}`)
    expect(body).toMatchObject({ status: 'ok', has_error_in_internal_transactions: true })
    const kinds = new Set(all.map((each) => each['sponsor_type']))
    expect(kinds).toEqual(new Set(['wallet_balance', 'wallet_deposit', 'paymaster_sponsor']))
    for (const { factory, nonce, paymaster, sponsor_type } of all) {
      // An account is created by its first operation.
      expect(factory === null).toBe(BigInt(String(nonce)) % 2n ** 64n !== 0n || BigInt(String(nonce)) >> 64n !== 0n)
      expect(paymaster === null).toBe(!String(sponsor_type).startsWith('paymaster'))
    }
    for (const role of ['sender', 'bundler', 'paymaster', 'factory'] as const) {
      for (const party of new Set(all.flatMap((each) => (each[role] === null ? [] : hashIn(each[role]))))) {
        const { rows } = await walkPages(ask, `${OPERATIONS}?${role}=${party}`)
        const own = all.filter((each) => each[role] !== null && hashIn(each[role]) === party)
        expect(rows.map(({ hash }) => hash)).toEqual(own.map(({ hash }) => hash).toReversed())
      }
    }
  })
})

describe('deposits', () => {
  it('are those that the contract logged, have the value that was sent, and are counted', async () => {
    const { logs, transactions } = await recordedChain('8801', 'logs', 'transactions')
    const { rows } = await walkPages(ask, `${ROOT}/beacon/deposits`)
    const logged = logs.filter(({ topics }) => topics[0] === DEPOSIT)
    expect(rows.map(({ transaction_hash }) => transaction_hash)).toEqual(
      logged.map(({ transaction }) => transactions[transaction]?.hash).toReversed(),
    )
    expect(rows.map(({ index }) => index)).toEqual(rows.map((_, place) => rows.length - 1 - place))
    expect((await ask(`${ROOT}/beacon/deposits/count`)).body).toEqual({ deposits_count: rows.length })
    for (const { amount, transaction_hash, from_address } of rows) {
      const { body } = await ask(`${ROOT}/transactions/${String(transaction_hash)}`)
      expect(body).toMatchObject({ value: String(BigInt(String(amount)) * 10n ** 9n), from: from_address })
    }
  })

  it('stay with the contract, except for the one that it refused', async () => {
    const { rows } = await walkPages(ask, `${ROOT}/beacon/deposits`)
    const { body } = await ask(`${ROOT}/addresses/${marks.depositContract}`)
    expect(body).toMatchObject({
      coin_balance: String(sum(rows.map(({ amount }) => BigInt(String(amount)))) * 10n ** 9n),
    })
    expect(rows.filter(({ status }) => status === 'invalid').map((row) => row['transaction_hash'])).toEqual([
      marks.invalidDeposit,
    ])
    expect(rows.map(({ transaction_hash }) => transaction_hash)).not.toContain(marks.refusedDeposit)
  })
})

describe('blobs', () => {
  it('have the hash of their commitment, and are those of their transaction', async () => {
    const { transactions } = await recordedChain('8801', 'transactions')
    const carriers = transactions.filter(({ type }) => type === 3)
    expect(carriers).toHaveLength(3)
    for (const { hash } of carriers) {
      const { body } = await ask(`${ROOT}/transactions/${hash}`)
      const { rows } = await walkPages(ask, `${ROOT}/transactions/${hash}/blobs`)
      expect(body).toMatchObject({
        type: 3,
        transaction_types: expect.arrayContaining(['blob_transaction']) as unknown,
        blob_versioned_hashes: rows.map((row) => row['hash']),
        blob_gas_used: String(rows.length * 131_072),
      })
      for (const { hash: blob, kzg_commitment: commitment, blob_data } of rows) {
        const bytes = Buffer.from(String(commitment).slice(2), 'hex')
        expect(blob).toBe(`0x01${createHash('sha256').update(bytes).digest('hex').slice(2)}`)
        expect(blob_data).toMatch(/^0x(?:[\da-f]{2}){131072}$/)
        const { body: found } = await ask(`${ROOT}/search?q=${String(blob)}`)
        expect(found).toMatchObject({ items: [{ type: 'blob', blob_hash: blob }] })
      }
    }
    expect((await ask(`${ROOT}/transactions/${marks.airdrop}/blobs`)).body).toMatchObject({ items: [] })
  })

  it('set gas and price of their blocks by EIP-4844', async () => {
    const { rows } = await walkPages(ask, `${ROOT}/blocks`)
    let excess = 0n
    let seen = 0
    for (const block of rows.toReversed()) {
      const { rows: own } = await walkPages(ask, `${ROOT}/blocks/${String(block['height'])}/transactions`)
      const used = sum(own.map((row) => wei(row['blob_gas_used'])))
      const known = block['blob_gas_used'] !== undefined
      expect(known).toBe(used > 0n || excess > 0n)
      if (known) {
        expect(block).toMatchObject({
          blob_gas_used: String(used),
          excess_blob_gas: String(excess),
          blob_transactions_count: own.filter(({ type }) => type === 3).length,
          burnt_blob_fees: String(sum(own.map((row) => wei(row['burnt_blob_fee'])))),
        })
        seen += 1
      }
      // Three blobs a block are the target.
      const next = excess + used - 393_216n
      excess = next > 0n ? next : 0n
    }
    expect(seen).toBeGreaterThan(2)
  })
})

describe('days', () => {
  it('are a month of blocks, and end with the price at the head', async () => {
    const { blocks, chain } = await recordedChain('8801', 'blocks', 'chain')
    const dates = new Set(blocks.map(({ timestamp }) => new Date(timestamp * 1000).toISOString().slice(0, 10)))
    // The genesis block is part of no run.
    expect(chain.days.map(({ date }) => date)).toEqual([...dates].slice(-chain.days.length))
    expect(dates.size).toBeGreaterThan(28)
    expect(chain.days.at(-1)).toMatchObject({ coinPrice: chain.coinPrice, totalSupply: chain.totalSupply })
    const { body } = await ask(`${ROOT}/stats/charts/market`)
    const { chart_data: days } = body as { chart_data: { date: string; closing_price: string }[] }
    expect(days[0]).toMatchObject({ date: chain.days.at(-1)?.date, closing_price: chain.coinPrice })
    expect(days.length).toBeGreaterThan(25)
    expect(new Set(days.map((day) => day.closing_price)).size).toBeGreaterThan(10)
    const { body: stats } = await ask(`${ROOT}/stats`)
    const change = (Number(chain.coinPrice) / Number(days[1]?.closing_price) - 1) * 100
    expect(stats).toMatchObject({ coin_price_change_percentage: Number(change.toFixed(2)), average_block_time: 12_000 })
  })

  it('count every transaction and every block once', async () => {
    const { blocks, transactions } = await recordedChain('8801', 'blocks', 'transactions')
    const mined = transactions.filter(({ block }) => block !== undefined).length
    const { body } = await ask(`${ROOT}/stats/charts/transactions`)
    const { chart_data: days } = body as { chart_data: { transactions_count: number }[] }
    expect(days.reduce((total, day) => total + day.transactions_count, 0)).toBe(mined)
    const { body: line } = await ask('/8801/stats-service/api/v1/lines/newBlocks')
    const { chart } = line as { chart: { value: string }[] }
    expect(chart.reduce((total, { value }) => total + Number(value), 0)).toBe(blocks.length)
  })

  it('end the balance of an address with the balance that it has', async () => {
    for (const address of [marks.nftOwner, marks.producer, marks.withdrawalReceiver]) {
      const { body } = await ask(`${ROOT}/addresses/${address}/coin-balance-history-by-day`)
      const { items } = body as { items: { date: string; value: string }[] }
      expect((await ask(`${ROOT}/addresses/${address}`)).body).toMatchObject({ coin_balance: items.at(-1)?.value })
      expect(items.length).toBeGreaterThan(2)
    }
  })
})
