import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlowAsset, FlowEdge, FlowParty } from '#/features/transactions/valueFlow/valueFlow'
import { BOX_PX, flowLayout } from './flowLayout'

const coin: FlowAsset = { key: 'native', token: 'native', decimals: null, nft: false }

function edge(from: string | null, to: string | null): FlowEdge {
  return { from, to, asset: coin, amount: 1n, count: 1, raw: null, tokenIds: [], evidence: [] }
}

function party(address: string | null, column: number): FlowParty {
  return { address, column, changes: [] }
}

const widthOf = () => 90

test('addresses of one column do not overlap, and each label has its own line', () => {
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
  const lines = edges.flatMap(({ labels }) => labels.map((label) => `${label.anchor} ${label.x} ${label.y}`))
  expect(lines).toHaveLength(edges.length)
  expect(new Set(lines).size).toBe(edges.length)
})

test('a backward arrow leaves at the left and arrives at the right', () => {
  const { edges, nodes } = flowLayout(
    [party('0xa', 0), party('0xb', 1)],
    [edge('0xa', '0xb'), edge('0xb', '0xa')],
    800,
    widthOf,
  )
  const [, there] = nodes
  expect(edges.flatMap(({ labels }) => labels.map(({ anchor }) => anchor))).toEqual(['start', 'end'])
  expect(edges[1]?.path.startsWith(`M${there?.x} `)).toBe(true)
  expect(edges[1]?.path).toMatch(new RegExp(`L${BOX_PX.width} [\\d.]+$`))
})

test('a self transfer and an unknown address have a position', () => {
  const { nodes, edges, width } = flowLayout([party(null, 0)], [edge(null, null)], 800, widthOf)
  expect(nodes).toHaveLength(1)
  expect(edges[0]?.path).not.toContain('NaN')
  expect(width).toBeGreaterThan(BOX_PX.width + 100)
  expect(flowLayout([], [], 800, widthOf).nodes).toEqual([])
})

test('columns are as close as their labels permit: six fit a usual window', () => {
  const parties = Array.from({ length: 6 }, (_, column) => party(`0x${column}`, column))
  const edges = parties.slice(1).map(({ address }, at) => edge(`0x${at}`, address))
  expect(flowLayout(parties, edges, 1200, widthOf).width * 0.85).toBeLessThanOrEqual(1393)
  const both = flowLayout(parties, [...edges, edge('0x3', '0x2')], 1200, widthOf)
  const gapAfter = (column: number) => (both.nodes[column + 1]?.x ?? 0) - (both.nodes[column]?.x ?? 0) - both.boxWidth
  expect(gapAfter(2)).toBe(gapAfter(1) + 90)
})

/** Points along a path of cubic curves and straight lines. */
function pointsOf(path: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = []
  let [x, y] = [0, 0]
  for (const [, command, numbers = ''] of path.matchAll(/([MCL])([^MCL]+)/g)) {
    const n = numbers.trim().split(/\s+/).map(Number)
    const [x1 = 0, y1 = 0, x2 = x1, y2 = y1, x3 = x1, y3 = y1] = n
    for (let step = 0; step <= 40; step += 1) {
      const t = step / 40
      const at = (from: number, a: number, b: number, to: number) =>
        command === 'C'
          ? (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * to
          : from + t * (to - from)
      if (command !== 'M') points.push({ x: at(x, x1, x2, x3), y: at(y, y1, y2, y3) })
    }
    ;[x, y] = [x3, y3]
  }
  return points
}

/** The addresses of the boxes behind which the path of an edge passes. */
function boxesBehind({ nodes, edges, boxWidth }: ReturnType<typeof flowLayout>): unknown[] {
  return edges.flatMap(({ edge: { from, to }, path }) =>
    nodes
      .filter(({ party: { address } }) => address !== from && address !== to)
      .filter((box) =>
        pointsOf(path).some(
          ({ x, y }) => x > box.x + 1 && x < box.x + boxWidth - 1 && y > box.y && y < box.y + box.height,
        ),
      )
      .map(({ party: { address } }) => [from, to, address]),
  )
}

/** The labels that a line between columns passes behind. */
function labelsCrossed({ edges, nodes }: ReturnType<typeof flowLayout>): unknown[] {
  const columnOf = (address: string | null) => nodes.find((node) => node.party.address === address)?.party.column
  const lines = edges
    .filter(({ edge: { from, to } }) => columnOf(from) !== columnOf(to))
    .map(({ path }) => pointsOf(path))
  return edges.flatMap(({ labels }) =>
    labels.filter(({ x, y, anchor }) => {
      const left = anchor === 'start' ? x : x - widthOf()
      return lines.some((points) =>
        points.some((at) => at.x > left && at.x < left + widthOf() && at.y > y - 10 && at.y < y + 2),
      )
    }),
  )
}

test('a swap through two pairs: the arrow back to the user passes below the first pair, not behind it', () => {
  const parties = [party('0xuser', 0), party('0xpair1', 1), party('0xpair2', 2)]
  const edges = [edge('0xuser', '0xpair1'), edge('0xpair1', '0xpair2'), edge('0xpair2', '0xuser')]
  const layout = flowLayout(parties, edges, 1200, widthOf)
  expect(boxesBehind(layout)).toEqual([])
  // It is labeled where it leaves and, as that is a column away, where it arrives.
  const [user, , pair] = layout.nodes
  expect(layout.edges[2]?.labels.map(({ x, anchor }) => [x, anchor])).toEqual([
    [(pair?.x ?? 0) - 8, 'end'],
    [(user?.x ?? 0) + layout.boxWidth + 14, 'start'],
  ])
})

test('no arrow passes behind the box of another address, or a label', () => {
  const anyFlow = fc
    .array(fc.nat(5), { minLength: 1, maxLength: 12 })
    .chain((columns) =>
      fc.tuple(
        fc.constant(
          columns.map((column, index) => party(`0x${index}`, column)).toSorted((a, b) => a.column - b.column),
        ),
        fc.array(fc.tuple(fc.nat(columns.length - 1), fc.nat(columns.length - 1)), { maxLength: 20 }),
      ),
    )
  fc.assert(
    fc.property(anyFlow, ([parties, pairs]) => {
      const layout = flowLayout(
        parties,
        pairs.map(([from, to]) => edge(`0x${from}`, `0x${to}`)),
        1200,
        widthOf,
      )
      expect(boxesBehind(layout)).toEqual([])
      expect(labelsCrossed(layout)).toEqual([])
    }),
  )
})
