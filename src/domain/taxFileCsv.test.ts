import { describe, expect, it } from 'vitest'
import { A, address, B, merged, recordsOf, TOKEN, transaction, transfer } from './testTax'
import { TAX_COLUMNS } from './taxFileCsv'

describe('the documented form', () => {
  it('writes exact amounts, and USD only by a rate of the time', () => {
    const rated = merged({ transactions: [transaction('0x1', { value: 1n, historic_exchange_rate: '2000.5' })] })
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
    const [unrated] = recordsOf('astrolabe', merged({ transactions: [transaction('0x1')] }))
    expect(unrated).toMatchObject({ usd_rate: '', usd_in: '', usd_out: '', usd_fee: '' })
    expect(Object.keys(unrated ?? {})).toEqual(TAX_COLUMNS)
  })

  it('has no cell that a spreadsheet would run, whatever others wrote', () => {
    const hostile = '=HYPERLINK("https://a.test")'
    const token = {
      address_hash: TOKEN,
      name: hostile,
      symbol: hostile,
      decimals: 0,
      type: 'ERC-20',
      exchange_rate: '1',
    }
    const file = merged({ transfers: [transfer('0x1', { token, method: '@SUM(1)' })] })
    for (const format of ['astrolabe', 'koinly', 'cointracking'] as const) {
      const cells = recordsOf(format, file).flatMap((record) => Object.values(record))
      expect(cells.filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([])
    }
    expect(recordsOf('astrolabe', file)[0]).toMatchObject({ asset: `'${hostile}`, method: "'@SUM(1)" })
  })

  it('declares gaps in lines of their own', () => {
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

  it('writes a swap in one line for Koinly, with the fee apart', () => {
    expect(recordsOf('koinly', swap)).toEqual([
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

  it('writes a trade and its fee in two lines for CoinTracking, whose fee columns change no balance', () => {
    expect(recordsOf('cointracking', swap)).toMatchObject([
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

  it('writes only the fee of a transfer between own addresses', () => {
    const own = merged({ addresses: new Set([A, B]), transactions: [transaction('0x1', { to: address(B) })] })
    expect(recordsOf('koinly', own)).toMatchObject([
      { 'Sent Amount': '0.000000000000021', 'Received Amount': '', 'Fee Amount': '', Label: 'cost' },
    ])
    expect(recordsOf('cointracking', own)).toMatchObject([{ Type: 'Other Fee', 'Sell Amount': '0.000000000000021' }])
  })

  it('says in the first line what the file lacks', () => {
    const lacking = merged({ transactions: [transaction('0x1')], transfers: [transfer('0x2', { total: null })] })
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
  ])('never writes the symbol %s of an unpriced token alone', (symbol, currency) => {
    const token = { address_hash: TOKEN, name: null, symbol, decimals: 0, type: 'ERC-20', exchange_rate: null }
    const [line] = recordsOf('koinly', merged({ transfers: [transfer('0x1', { token })] }))
    expect([currency, `'${currency}`]).toContain(line?.['Received Currency'])
  })
})
