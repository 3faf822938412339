import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, neutralizedCell, originalCell } from './csv'
import { parseCsv } from '#/testing/testCsv'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', '\t', '\r', '\n', ' ', '1', 'a', '＝') }),
)

describe('csvLine', () => {
  it('is read back by the rules of RFC 4180, cell by cell', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 5 }), { maxLength: 5 }), (rows) => {
        const parsed = parseCsv(rows.map(csvLine).join(''))
        expect(parsed.map((cells) => cells.map(originalCell))).toEqual(rows)
      }),
    )
  })

  it('has no cell that a spreadsheet would run, and leaves numbers unchanged', () => {
    fc.assert(
      fc.property(text, (cell) => {
        expect(/^[=+\-@\t\r\n]/.test(neutralizedCell(cell))).toBe(/^[+-]\d+(\.\d+)?$/.test(cell))
      }),
    )
    expect(neutralizedCell('-1204.53')).toBe('-1204.53')
    expect(neutralizedCell('-1+cmd')).toBe("'-1+cmd")
    expect(neutralizedCell(' =SUM(1)')).toBe("' =SUM(1)")
    expect(neutralizedCell('ether')).toBe('ether')
    expect(neutralizedCell("it's = ok")).toBe("it's = ok")
  })

  it('quotes only cells that need it', () => {
    expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines', ''])).toBe('a,"b,c","say ""hi""","two\nlines",\r\n')
  })
})
