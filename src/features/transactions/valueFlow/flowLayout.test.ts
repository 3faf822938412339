import { expect, test } from 'vitest'
import type { FlowAsset, FlowEdge, FlowParty } from '#/domain/valueFlow'
import { BOX_PX, flowLayout } from './flowLayout'

const coin: FlowAsset = { key: 'coin', token: 'coin', decimals: null, nft: false }

function edge(from: string | null, to: string | null): FlowEdge {
  return { from, to, asset: coin, amount: 1n, count: 1, tokenIds: [], evidence: [] }
}

function party(address: string | null, column: number): FlowParty {
  return { address, column, changes: [] }
}

const widthOf = () => 90

test('parties of one column do not overlap, and every label has a line of its own', () => {
  const parties = [party('0xA', 0), ...Array.from({ length: 29 }, (_, at) => party(`0xb${at}`, 1))]
  const { nodes, edges, height } = flowLayout(
    parties,
    parties.slice(1).flatMap(({ address }) => [edge('0xa', address), edge(address, '0xa')]),
    1200,
    widthOf,
  )
  const column = nodes.filter(({ party: { column: at } }) => at === 1)
  for (const [at, { y, height: own }] of column.entries()) {
    const next = column[at + 1]
    if (next) expect(next.y).toBeGreaterThanOrEqual(y + own + BOX_PX.gap)
    else expect(y + own).toBeLessThanOrEqual(height)
  }
  const lines = edges.map(({ label }) => `${label.anchor} ${label.x} ${label.y}`)
  expect(new Set(lines).size).toBe(edges.length)
})

test('what goes back leaves at the left and arrives at the right', () => {
  const { edges, nodes } = flowLayout(
    [party('0xa', 0), party('0xb', 1)],
    [edge('0xa', '0xb'), edge('0xb', '0xa')],
    800,
    widthOf,
  )
  const [, there] = nodes
  expect(edges.map(({ label }) => label.anchor)).toEqual(['start', 'end'])
  expect(edges[1]?.path.startsWith(`M${there?.x} `)).toBe(true)
  expect(edges[1]?.path).toMatch(new RegExp(` ${BOX_PX.width} [\\d.]+$`))
})

test('who pays itself, and who is not known, has a place', () => {
  const { nodes, edges, width } = flowLayout([party(null, 0)], [edge(null, null)], 800, widthOf)
  expect(nodes).toHaveLength(1)
  expect(edges[0]?.path).not.toContain('NaN')
  expect(width).toBeGreaterThan(BOX_PX.width + 100)
  expect(flowLayout([], [], 800, widthOf).nodes).toEqual([])
})

test('columns stand as close as their labels let them, so that six fit a usual window', () => {
  const parties = Array.from({ length: 6 }, (_, column) => party(`0x${column}`, column))
  const edges = parties.slice(1).map(({ address }, at) => edge(`0x${at}`, address))
  expect(flowLayout(parties, edges, 1200, widthOf).width * 0.85).toBeLessThanOrEqual(1393)
  const both = flowLayout(parties, [...edges, edge('0x3', '0x2')], 1200, widthOf)
  const gapAfter = (column: number) => (both.nodes[column + 1]?.x ?? 0) - (both.nodes[column]?.x ?? 0) - both.boxWidth
  expect(gapAfter(2)).toBe(gapAfter(1) + 90)
})
