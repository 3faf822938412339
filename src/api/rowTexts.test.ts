import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowTexts } from './rowTexts'

describe('rowTexts', () => {
  it('gives the rows letter by letter, numbers and spaces as they were written', () => {
    const rows = [
      '{ "a" : 1.0, "b":12345678901234567890123 ,"c": "x\\",]}\\u0041" }',
      '[1,{"items":[2]}]',
      '1e-7',
      'null',
    ]
    expect(rowTexts(` {"next_page_params":{"items":[9]},"items" : [ ${rows.join(' ,\n')} ] }`)).toEqual(rows)
    expect(rowTexts(`[${rows.join(',')}]\n`)).toEqual(rows)
  })

  it('takes the last of several, and a name that is written in escapes', () => {
    expect(rowTexts('{"items":[1],"items":[2],"other":"items"}')).toEqual(['2'])
    expect(rowTexts('{"\\u0069tems":[1, 2]}')).toEqual(['1', '2'])
  })

  it('finds none where there are none', () => {
    for (const body of ['[]', '{}', '{"items":[ ]}', '{"rows":[1]}', '[ ]']) expect(rowTexts(body)).toEqual([])
  })

  it('finds what a parser finds, in any JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), fc.constantFrom(0, 1, 2), (items, other, space) => {
        const texts = rowTexts(JSON.stringify({ before: other, items, after: other }, null, space))
        expect(texts.map((text) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(items)))
      }),
    )
  })
})
