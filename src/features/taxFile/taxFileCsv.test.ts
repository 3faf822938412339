import { describe, expect, it } from 'vitest'
import { A, address, B, feeToken, merged, recordsOf, TOKEN, transaction, transfer } from '#/testing/testTax'
import { TAX_COLUMNS } from './taxFileCsv'

describe('the documented form', () => {
  it('writes exact amounts, and USD only by a rate of the time', async () => {
    const rated = await merged({ transactions: [transaction('0x1', { value: 1n, historic_exchange_rate: '2000.5' })] })
    expect(recordsOf('astrolabe', rated)[0]).toMatchObject({
      kind: 'transaction',
      time_utc: '2025-03-04 05:06:07',
      chain_id: '1',
      address: A,
      asset: 'ETH',
      in: '0',
      out: '0.000000000000000001',
      fee: '0.000000000000021',
      usd_out: '0.0000000000000020005',
      usd_rate: '2000.5',
    })
    const [unrated] = recordsOf('astrolabe', await merged({ transactions: [transaction('0x1')] }))
    expect(unrated).toMatchObject({ usd_rate: '', usd_in: '', usd_out: '', usd_fee: '' })
    expect(Object.keys(unrated ?? {})).toEqual(TAX_COLUMNS)
  })

  it('writes USD exactly with any number of digits, and none by a rate that is no price', async () => {
    const usd = async (historic_exchange_rate: string) =>
      recordsOf('astrolabe', await merged({ transactions: [transaction('0x1', { historic_exchange_rate })] }))[0]?.[
        'usd_out'
      ]
    expect(await usd(`0.${'0'.repeat(299)}5`)).toBe(`0.${'0'.repeat(299)}5`)
    expect(await usd('1e-7')).toBe('0.0000001')
    expect(await usd('-5')).toBe('')
    expect(await usd('0')).toBe('0')
  })

  it('has no cell that a spreadsheet would run, whatever others wrote', async () => {
    const hostile = '=HYPERLINK("https://a.test")'
    const token = {
      address_hash: TOKEN,
      name: hostile,
      symbol: hostile,
      decimals: 0,
      type: 'ERC-20',
      exchange_rate: '1',
    }
    const file = await merged({ transfers: [transfer('0x1', { token, method: '@SUM(1)' })] })
    for (const format of ['astrolabe', 'koinly', 'cointracking'] as const) {
      const cells = recordsOf(format, file).flatMap((record) => Object.values(record))
      expect(cells.filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([])
    }
    expect(recordsOf('astrolabe', file)[0]).toMatchObject({ asset: `'${hostile}`, method: "'@SUM(1)" })
  })

  it('declares gaps in lines of their own', async () => {
    const gap = { chain: 'Ethereum', address: A, text: 'Withdrawals are not available' }
    expect(recordsOf('astrolabe', { entries: [], gaps: [gap] })).toMatchObject([
      { kind: 'gap', address: A, notes: gap.text },
    ])
  })
})

describe('the importers’ forms', () => {
  const swap = merged({
    transactions: [transaction('0x1', { historic_exchange_rate: '2000' })],
    transfers: [transfer('0x1')],
  })

  it('writes a swap in one line for Koinly, with the fee apart', async () => {
    expect(recordsOf('koinly', await swap)).toEqual([
      {
        Date: '2025-03-04 05:06:07 UTC',
        'Sent Amount': '1',
        'Sent Currency': 'ETH',
        Label: '',
        TxHash: '0x1',
        'Received Amount': '1.5',
        'Received Currency': 'USDC',
        'Fee Amount': '0.000000000000021',
        'Fee Currency': 'ETH',
        'Net Worth Amount': '2000',
        'Net Worth Currency': 'USD',
        Description: 'Ethereum: transfer, block 7',
      },
    ])
  })

  it('writes a trade and its fee in two lines for CoinTracking, whose fee columns change no balance', async () => {
    expect(recordsOf('cointracking', await swap)).toMatchObject([
      {
        Type: 'Trade',
        'Buy Amount': '1.5',
        'Buy Currency': 'USDC',
        'Sell Amount': '1',
        'Sell Currency': 'ETH',
        Fee: '',
      },
      { Type: 'Other Fee', 'Buy Amount': '', 'Sell Amount': '0.000000000000021', 'Sell Currency': 'ETH' },
    ])
  })

  it('writes only the fee of a transfer between own addresses', async () => {
    const own = await merged({ addresses: new Set([A, B]), transactions: [transaction('0x1', { to: address(B) })] })
    expect(recordsOf('koinly', own)).toMatchObject([
      { 'Sent Amount': '0.000000000000021', 'Received Amount': '', 'Fee Amount': '', Label: 'cost' },
    ])
    expect(recordsOf('cointracking', own)).toMatchObject([{ Type: 'Other Fee', 'Sell Amount': '0.000000000000021' }])
  })

  it('writes a fee paid in a token in that token, without USD', async () => {
    const paid = { value: 0n, fee: { type: 'actual', value: 5_000_000_000_000_000n }, celo: { gas_token: feeToken } }
    const file = await merged({ transactions: [transaction('0x1', { ...paid, historic_exchange_rate: '0.3' })] })
    expect(recordsOf('astrolabe', file)).toMatchObject([
      { asset: 'ETH', fee: '0', usd_fee: '0' },
      { asset: 'cUSD', token: TOKEN, fee: '0.005', usd_fee: '' },
    ])
    expect(recordsOf('koinly', file)).toMatchObject([
      { 'Sent Amount': '0.005', 'Sent Currency': 'cUSD', 'Net Worth Amount': '', Label: 'cost' },
    ])
    expect(recordsOf('cointracking', file)).toMatchObject([
      { Type: 'Other Fee', 'Sell Amount': '0.005', 'Sell Currency': 'cUSD' },
    ])
  })

  it('says in the first line what the file lacks', async () => {
    const lacking = await merged({ transactions: [transaction('0x1')], transfers: [transfer('0x2', { total: null })] })
    const [first, ...others] = recordsOf('koinly', lacking)
    expect(first?.['Description']).toMatch(
      /^INCOMPLETE\. .*amount of a token transfer unknown.*Not in this form: 1 amounts/,
    )
    expect(others).toEqual([])
  })

  it.each<[symbol: string | null, currency: string]>([
    ['ETH', `ETH-${TOKEN.slice(0, 10)}`],
    ['=HYPERLINK("https://a.test")', `HYPERLINKhttpsa.test-${TOKEN.slice(0, 10)}`],
    [null, `-${TOKEN.slice(0, 10)}`],
  ])('never writes the symbol %s of an unpriced token without its address', async (symbol, currency) => {
    const token = { address_hash: TOKEN, name: null, symbol, decimals: 0, type: 'ERC-20', exchange_rate: null }
    const [line] = recordsOf('koinly', await merged({ transfers: [transfer('0x1', { token })] }))
    expect([currency, `'${currency}`]).toContain(line?.['Received Currency'])
  })

  it('writes the same token under one name, whatever the case of its address and where its price is missing', async () => {
    const token = (change: object) => ({ ...transfer('0x1').value?.token, ...change }) as never
    const file = await merged({
      transfers: [
        transfer('0x1'),
        transfer('0x2', { token: token({ exchange_rate: null }) }),
        transfer('0x3', { token: token({ address_hash: TOKEN.toUpperCase().replace('X', 'x') }) }),
      ],
    })
    expect(recordsOf('koinly', file).map((line) => line['Received Currency'])).toEqual(['USDC', 'USDC', 'USDC'])
  })

  it('never writes the symbol of the native currency for a token, also one with a price', async () => {
    const [line] = recordsOf('koinly', await merged({ transfers: [transfer('0x1', {}, 'eth')] }))
    expect(line?.['Received Currency']).toBe(`eth-${TOKEN.slice(0, 10)}`)
  })

  it('declares gaps also without a line, and no more than a cell holds', async () => {
    const gaps = Array.from({ length: 5000 }, () => ({
      chain: 'Ethereum',
      address: A,
      text: 'Transactions: not loaded',
    }))
    const [koinly, ...rest] = recordsOf('koinly', { entries: [], gaps })
    expect(koinly).toMatchObject({
      Date: '',
      'Sent Amount': '',
      Description: expect.stringMatching(/^INCOMPLETE\./) as string,
    })
    expect(koinly?.['Description']).toMatch(/4900 more gaps/)
    expect(koinly?.['Description']?.length).toBeLessThan(32_767)
    expect(rest).toEqual([])
    const [tracking] = recordsOf('cointracking', { entries: [], gaps })
    expect(tracking).toMatchObject({ Type: '', Comment: koinly?.['Description'] })
    expect(recordsOf('koinly', { entries: [], gaps: [] })).toEqual([])
  })
})
