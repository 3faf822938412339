import { describe, expect, it } from 'vitest'
import { RESOURCES } from '#/api/resources'
import { originalCell } from '#/domain/text/csv'
import { parseCsv } from '#/testing/testCsv'
import { fileName, fileOf } from './file'

const measures = { coin: { symbol: 'ETH', decimals: 18 }, token: null }
const content = (batches: string[][]) => ({ batches: () => batches, schema: RESOURCES.transactions.item, measures })

describe('fileOf', () => {
  it('writes JSON as it came, letter by letter', async () => {
    const rows = ['{"a": 1.0, "b":12345678901234567890123}', '{"unknown":"\\u0041"}', '{}']
    const file = await fileOf('json', content([[rows[0] ?? '', rows[1] ?? ''], [], [rows[2] ?? '']]))
    expect(await file.text()).toBe(`[\n${rows.join(',\n')}\n]\n`)
    expect(await (await fileOf('json', content([]))).text()).toBe('[\n]\n')
  })

  it('writes CSV with the columns of all rows, marked as UTF-8', async () => {
    const file = await fileOf(
      'csv',
      content([['{"hash":"0xa"}'], ['{"hash":"0xb","method":"=HYPERLINK(1)","error":"é,\\n\\"x\\""}']]),
    )
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const [header, ...rows] = parseCsv(await file.text())
    expect(header).toEqual(['hash', 'method', 'error'])
    expect(rows).toEqual([
      ['0xa', '', ''],
      ['0xb', "'=HYPERLINK(1)", 'é,\n"x"'],
    ])
    expect(rows[1]?.map(originalCell)).toEqual(['0xb', '=HYPERLINK(1)', 'é,\n"x"'])
  })

  it('lets the page have its turn through fifty thousand rows', async () => {
    const batch = Array.from({ length: 50 }, (_, n) => `{"hash":"0x${n}","value":"${n}","from":{"hash":"0x${n}"}}`)
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    const file = await fileOf('csv', content(Array.from({ length: 1000 }, () => batch)))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
    expect((await file.text()).split('\r\n')).toHaveLength(50_002)
  })
})

describe('fileName', () => {
  it('has letters that every disk takes', () => {
    const date = new Date('2026-11-21T20:00:00Z')
    expect(fileName('1', ['Transactions of the address', '0xAb/../c'], 'csv', date)).toBe(
      '1_transactions-of-the-address_0xab-c_2026-11-21.csv',
    )
  })
})
