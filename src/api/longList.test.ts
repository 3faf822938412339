import { describe, expect, it } from 'vitest'
import { parseJson } from './json'
import { LongList } from './longList'

const LONG = ' '.repeat(300_000)
const tricky = [
  { hash: '0xa', text: 'a "quoted" \\ ] } , text', items: [[1, 2], { items: [] }] },
  'a \\" string ]',
  12345678901234567890123n,
  -1.5e3,
  null,
  true,
  [],
  {},
  [[['deep', { '}': ']' }]]],
]
/** Its JSON, indented by so many spaces. */
const textOf = (indent: number) =>
  JSON.stringify(tricky, (_key, value: unknown) => (typeof value === 'bigint' ? 'BIG' : value), indent).replace(
    '"BIG"',
    '12345678901234567890123',
  )

const longOne = (body: string) => {
  const list = LongList.in(body)
  if (!list) throw new Error('No long list was found')
  return list
}
const elementsOf = (list: LongList) => [...list.slices()].flat()

describe('a long list', () => {
  it.each([
    ['an array', (items: string) => items + LONG],
    ['an object', (items: string) => `{"items":${items},"next_page_params":{"a":1}}${LONG}`],
    ['fields before the items', (items: string) => `${LONG}{ "next_page_params" : {"items":[5]}, "items" : ${items} }`],
  ])('is read from %s as parseJson reads it', (_what, bodyOf) => {
    for (const items of [textOf(0), textOf(2)]) {
      const body = bodyOf(items)
      const list = longOne(body)
      expect(elementsOf(list)).toEqual(parseJson(items))
      const whole = parseJson(body)
      expect(list.isBare).toBe(Array.isArray(whole))
      expect(list.rest()).toEqual(list.isBare ? [] : { ...(whole as object), items: [] })
    }
  })

  it('is parsed in slices of 50,000 characters', () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({ index, text: 'x'.repeat(80) }))
    const slices = [...longOne(JSON.stringify({ items })).slices()]
    expect(slices.flat()).toEqual(items)
    expect(slices.length).toBeGreaterThan(15)
    expect(Math.max(...slices.map((slice) => JSON.stringify(slice).length))).toBeLessThan(50_300)
  })

  it('is none in a short body, in one without items, and in an empty one', () => {
    for (const body of [
      '[1]',
      `{"items":[]}${LONG}`,
      `[ ]${LONG}`,
      `{"rows":[1]}${LONG}`,
      `{"items":{}}${LONG}`,
      LONG,
      `{${LONG}`,
    ])
      expect(LongList.in(body)).toBeNull()
  })

  it.each([
    '[1,2',
    '[1,]',
    '[1 2]',
    '[{"a":1}}]',
    '[{"a":1]',
    '["a',
    '[1]]',
    '[,1]',
    '{"items":[1]',
    '{"items":[1],"items":[2]}',
  ])('fails with a SyntaxError where the text is not JSON: %s', (body) => {
    const list = longOne(LONG + body)
    expect(() => [elementsOf(list), list.rest()]).toThrow(SyntaxError)
  })
})
