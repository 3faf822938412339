import type { Row } from '#/api/rows'
import { describe, expect, it } from 'vitest'
import { RECORDED_ENDPOINTS, recordedResponses } from '#/testing/recordedResponses'
import { parseJson } from '#/api/json'
import { parseLenient } from '#/api/parseLenient'
import { type TokenTransfer, tokenTransfer } from '#/api/schemas/tokenTransfer'
import { findPoisoning } from '#/domain/addresses/poisoning'
import { collapsePoisoning, gatherPoisoning, isPoisoningRow } from './collapsePoisoning'

const own = `0x0123${'9'.repeat(32)}4567`
const friend = `0xa1b2${'3'.repeat(32)}c4d5`
const impostor = `0xa1b2${'7'.repeat(32)}c4d5`

function row(id: string, to: string, value: string): Row<TokenTransfer> {
  const raw = { from: { hash: own }, to: { hash: to }, token: { address_hash: own }, total: { value } }
  return { id, raw, value: parseLenient(tokenTransfer, raw).value }
}

const rows = [
  row('a', impostor, '0'),
  row('b', impostor, '1'),
  row('c', friend, '5000'),
  { id: 'd', raw: 'garbage', value: null },
  row('e', impostor, '0'),
]
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)

describe('collapsePoisoning', () => {
  it('puts a line in the place of each run, with all raw rows', () => {
    const { rows: shown, indexes } = collapsePoisoning(rows, new Set())
    expect(idsOf(shown)).toEqual(['collapsed: b', 'c', 'd', 'collapsed: e'])
    expect(indexes).toEqual([0, 2, 3, 4])
    expect(shown.map((each) => isPoisoningRow(each) && each.transfers.length)).toEqual([2, false, false, 1])
    expect(shown[0]?.raw).toEqual([rows[0]?.raw, rows[1]?.raw])
  })

  it('shows the transfers of an expanded line under it', () => {
    const { rows: shown, indexes } = collapsePoisoning(rows, new Set(['collapsed: b']))
    expect(idsOf(shown)).toEqual(['collapsed: b', 'a', 'b', 'c', 'd', 'collapsed: e'])
    expect(indexes).toEqual([0, 0, 1, 2, 3, 4])
  })
})

describe('gatherPoisoning', () => {
  it('puts one line for all after the others, with all raw rows', () => {
    const { rows: shown, indexes } = gatherPoisoning(rows, new Set())
    expect(idsOf(shown)).toEqual(['c', 'd', 'collapsed: all'])
    expect(indexes).toEqual([2, 3, 4])
    expect(shown[2]?.raw).toEqual([rows[0]?.raw, rows[1]?.raw, rows[4]?.raw])
  })

  it('shows them in their places once that line is expanded, and no line without any', () => {
    expect(idsOf(gatherPoisoning(rows, new Set(['collapsed: all'])).rows)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'collapsed: all',
    ])
    expect(gatherPoisoning(rows.slice(2, 4), new Set())).toEqual({ rows: rows.slice(2, 4), indexes: [0, 1] })
  })
})

/** Every transfer in a recorded answer that is found, and why that is right; nothing else may be found. */
const justified: Readonly<Record<string, string>> = {}

describe('in recorded responses', () => {
  it('finds the listed transfers, with their reason, and no other', () => {
    const bodies = RECORDED_ENDPOINTS.flatMap(recordedResponses).map(({ name, text }) => ({
      name,
      transfers: transfersIn(parseJson(text)),
    }))
    const all = bodies.flatMap(({ transfers }) => transfers)
    expect(all.length).toBeGreaterThan(5)
    const found = [...bodies, { name: 'all of them', transfers: all }].flatMap(({ name, transfers }) =>
      [...findPoisoning(transfers)].map(([place, why]) => `${name} ${place}: ${why.of}, ${why.sign}`),
    )
    expect(found).toEqual(Object.keys(justified))
  })
})

/** Every transfer of a token anywhere in an answer. */
function transfersIn(value: unknown): TokenTransfer[] {
  if (typeof value !== 'object' || value === null) return []
  if ('total' in value && 'token' in value) {
    const transfer = parseLenient(tokenTransfer, value).value
    return transfer ? [transfer] : []
  }
  return Object.values(value).flatMap(transfersIn)
}
