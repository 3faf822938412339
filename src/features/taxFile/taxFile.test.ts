import { describe, expect, it } from 'vitest'
import {
  A,
  address,
  B,
  call,
  ETHER,
  feeToken,
  merged,
  OUTSIDE,
  row,
  TIME,
  TOKEN,
  transaction,
  transfer,
} from '#/testing/testTax'
import type { TaxEntry, TaxTransaction } from './taxRecords'

const lineOf = (entry: TaxEntry | undefined, key: string) => entry?.lines.get(key)

describe('taxEntries', () => {
  it('merges the lists of a transaction to one entry, with its fee once', async () => {
    const { entries, gaps } = await merged({
      transactions: [transaction('0x1'), transaction('0x1')],
      calls: [call('0x1'), call('0x1')],
      transfers: [transfer('0x1')],
    })
    expect(entries).toHaveLength(1)
    expect(lineOf(entries[0], `${A} native`)).toMatchObject({ in: 5n, out: ETHER, fee: 21_000n })
    expect(lineOf(entries[0], `${A} ${TOKEN} `)).toMatchObject({ in: 1_500_000n, out: 0n, fee: 0n })
    expect(gaps).toEqual([])
  })

  it('counts the fee of a failed transaction, and nothing that it moved', async () => {
    const { entries } = await merged({ transactions: [transaction('0x1', { status: 'error' })], calls: [call('0x1')] })
    expect(entries[0]?.status).toBe('failed')
    expect(lineOf(entries[0], `${A} native`)).toMatchObject({ in: 0n, out: 0n, fee: 21_000n })
  })

  it('charges the fee to no one but the sender', async () => {
    const { entries } = await merged({ transactions: [transaction('0x1', { from: address(OUTSIDE), to: address(A) })] })
    expect(lineOf(entries[0], `${A} native`)).toMatchObject({ in: ETHER, fee: 0n })
  })

  it('counts the fee of blobs with that of gas, or says that it lacks it', async () => {
    const { entries, gaps } = await merged({
      transactions: [transaction('0x1', { type: 3, burnt_blob_fee: 131_072n }), transaction('0x2', { type: 3 })],
    })
    expect(entries.map((entry) => lineOf(entry, `${A} native`)?.fee)).toEqual([152_072n, 21_000n])
    expect(gaps).toMatchObject([{ text: '1 of the entries: the fee lacks the blob fee' }])
  })

  it('marks what was sent between addresses of the set', async () => {
    const sent = transaction('0x1', { to: address(B) })
    const { entries } = await merged({ addresses: new Set([A, B]), transactions: [sent, sent] })
    expect(lineOf(entries[0], `${A} native`)).toMatchObject({ out: ETHER, ownOut: ETHER, ownIn: 0n, fee: 21_000n })
    expect(lineOf(entries[0], `${B} native`)).toMatchObject({ in: ETHER, ownIn: ETHER, ownOut: 0n, fee: 0n })
  })

  it('leaves out calls that failed, move nothing, or are the transaction’s own', async () => {
    const calls = [
      call('0x1', { index: 0 }),
      call('0x1', { index: 2, success: false }),
      call('0x1', { index: 3, type: 'delegatecall' }),
      call('0x1', { index: 4, value: 0n }),
    ]
    const { entries } = await merged({ transactions: [transaction('0x1', { value: 0n })], calls })
    expect(lineOf(entries[0], `${A} native`)).toMatchObject({ in: 0n, out: 0n })
  })

  it('takes the calls of the trace where a call in the transaction failed, or says that it has none', async () => {
    const transactions = [transaction('0x1', { value: 0n, has_error_in_internal_transactions: true })]
    const calls = [call('0x1', { index: 2, value: 5n }), call('0x1', { index: 3, value: 9n })]
    const traces = new Map([['0x1', [{ from: OUTSIDE, to: A, value: 9n }]]])
    expect(lineOf((await merged({ transactions, calls, traces })).entries[0], `${A} native`)).toMatchObject({ in: 9n })
    const untraced = await merged({ transactions, calls })
    expect(lineOf(untraced.entries[0], `${A} native`)).toMatchObject({ in: 14n })
    expect(untraced.gaps[0]?.text).toMatch(/1 of the entries: a call in it failed/)
  })

  it('says what is unknown, and never counts it as zero', async () => {
    const { entries, gaps } = await merged({
      transactions: [
        transaction('0x1', { value: null, fee: { type: 'maximum', value: 9n } }),
        transaction('0x2', { block_number: null, status: null, timestamp: null }),
        row<TaxTransaction>('unreadable', null),
      ],
      transfers: [transfer('0x3', { total: null })],
    })
    expect(lineOf(entries[0], `${A} native`)).toMatchObject({ out: null, fee: null })
    expect(lineOf(entries[1], `${A} ${TOKEN} `)).toMatchObject({ in: null })
    expect(gaps.map(({ text }) => text)).toEqual([
      'Not in the file: 1 pending transactions',
      'Not in the file: 1 transactions that cannot be read',
      '1 of the entries: fee unknown',
      '1 of the entries: amount of a token transfer unknown',
    ])
  })

  it('has only what happened in the years', async () => {
    const old = new Date('2024-12-31T23:59:59Z')
    const from = new Date('2025-01-01T00:00:00Z')
    const { entries, gaps } = await merged({
      from,
      transactions: [transaction('0x1', { timestamp: old }), transaction('0x2')],
    })
    expect(entries.map(({ hash }) => hash)).toEqual(['0x2'])
    expect(gaps).toEqual([])
  })

  it('counts withdrawals and block rewards', async () => {
    const place = { block_number: 3, timestamp: TIME }
    const block = { hash: '0xb', height: 3, timestamp: TIME, miner: address(A), difficulty: 0n, transactions_count: 1 }
    const { entries, gaps } = await merged({
      withdrawals: [row('1', { index: 1, amount: 7n, receiver: address(A), ...place })],
      blocks: [
        row('0xb', { ...block, rewards: [{ reward: 4n, type: 'Miner Reward' }] }),
        row('0xc', { ...block, rewards: [] }),
        row('0xd', { ...block, rewards: [], transactions_count: 0 }),
      ],
    })
    expect(entries.map((each) => [each.kind, lineOf(each, `${A} native`)?.in])).toEqual([
      ['withdrawal', 7n],
      ['block reward', 4n],
      ['block reward', null],
      ['block reward', 0n],
    ])
    expect(gaps).toMatchObject([{ text: '1 of the entries: block reward unknown' }])
  })

  describe('a fee paid in a token', () => {
    const paid = transaction('0x1', { type: 123, fee: { type: 'actual', value: 30n }, celo: { gas_token: feeToken } })
    const sent = (log: number, to: string, value: bigint, from = A) => {
      const { value: record } = transfer('0x1', {
        token: feeToken,
        from: address(from),
        to: address(to),
        total: { decimals: 18, value, token_id: null },
      })
      return row(`0x1/${log}`, record)
    }
    const ZERO = `0x${'0'.repeat(40)}`

    it('is in the line of that token, and the native currency has none', async () => {
      const { entries, gaps } = await merged({ transactions: [paid] })
      expect(lineOf(entries[0], `${A} native`)).toMatchObject({ out: ETHER, fee: 0n })
      expect(lineOf(entries[0], `${A} ${TOKEN} `)).toMatchObject({
        in: 0n,
        out: 0n,
        fee: 30n,
        asset: { symbol: 'cUSD', decimals: 18 },
      })
      expect(gaps).toEqual([])
    })

    it.each([
      ['transferred to those who get it', [sent(1, OUTSIDE, 20n), sent(2, B, 10n)], 0n, 0n],
      ['burnt, and the rest minted back', [sent(1, ZERO, 50n), sent(2, A, 20n, ZERO)], 20n, 20n],
      ['transferred besides a payment', [sent(1, OUTSIDE, 500n), sent(2, B, 30n)], 500n, 0n],
    ])('is counted once where it is logged as %s', async (_, transfers, out, received) => {
      const { entries, gaps } = await merged({ transactions: [paid], transfers })
      expect(lineOf(entries[0], `${A} ${TOKEN} `)).toMatchObject({ in: received, out, fee: 30n })
      expect(gaps).toEqual([])
    })

    it('is noted where transfers of the token may include it', async () => {
      const { entries, gaps } = await merged({ transactions: [paid], transfers: [sent(1, OUTSIDE, 500n)] })
      expect(lineOf(entries[0], `${A} ${TOKEN} `)).toMatchObject({ out: 500n, fee: 30n })
      expect(gaps.map(({ text }) => text)).toEqual([
        '1 of the entries: the fee was paid in a token: its transfers may include it',
      ])
    })

    it('is suspected only where the API does not say what gas was paid in', async () => {
      const suspected = ['1 of the entries: the fee may have been paid in a token']
      expect(
        (await merged({ transactions: [transaction('0x1', { type: 123 })] })).gaps.map(({ text }) => text),
      ).toEqual(suspected)
      expect(
        (await merged({ transactions: [transaction('0x1', { type: 123, celo: { gas_token: null } })] })).gaps,
      ).toEqual([])
    })
  })
})
