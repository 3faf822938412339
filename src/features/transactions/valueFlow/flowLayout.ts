import type { FlowEdge, FlowParty } from '#/domain/valueFlow'

/** Sizes of a box in px; `narrow` is its width in a diagram of many columns. */
export const BOX_PX = { width: 168, narrow: 140, port: 22, pad: 8, gap: 18 }
/** With this many columns the boxes are narrow. */
const MANY_COLUMNS = 5
/** Minimum and maximum distance between two columns in px, and the margin next to the labels between them. */
const GAP_PX = { min: 96, max: 420, margin: 40 }

/** Position of a party's box. */
interface NodePosition {
  readonly party: FlowParty
  readonly x: number
  readonly y: number
  readonly height: number
}

/** Path of an edge, and the start or end of its label. */
interface EdgePosition {
  readonly edge: FlowEdge
  readonly path: string
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' }
}

/** Positions of everything in the diagram, px. */
export interface FlowLayout {
  readonly width: number
  readonly height: number
  /** Of each party's BOX_PX. */
  readonly boxWidth: number
  readonly nodes: readonly NodePosition[]
  readonly edges: readonly EdgePosition[]
}

function keyOf(address: string | null): string {
  return address?.toLowerCase() ?? ''
}

type Side = 'left' | 'right'

/**
 * Lays out parties in columns and edges between them, in px. Each edge has ports of its own, so that no two labels, which are next to
 * the first port, share a line. Columns are as far apart as the labels between them need (`widthOf`), and further while the diagram
 * is narrower than `room`.
 */
export function flowLayout(
  parties: readonly FlowParty[],
  edges: readonly FlowEdge[],
  room: number,
  widthOf: (edge: FlowEdge) => number,
): FlowLayout {
  const columns = new Map(parties.map(({ address, column }) => [keyOf(address), column]))
  const columnOf = (address: string | null) => columns.get(keyOf(address)) ?? 0
  const sides = edges.map(({ from, to }): readonly [Side, Side] => {
    const distance = columnOf(to) - columnOf(from)
    return distance > 0 ? ['right', 'left'] : distance < 0 ? ['left', 'right'] : ['right', 'right']
  })
  const ports = new Map<string, number>()
  const takePort = (address: string | null, side: Side) => {
    const key = `${side}${keyOf(address)}`
    const port = ports.get(key) ?? 0
    ports.set(key, port + 1)
    return port
  }
  const taken = edges.map(({ from, to }, at) => {
    const [out, into] = sides[at] ?? ['right', 'left']
    return [takePort(from, out), takePort(to, into)] as const
  })

  const count = Math.max(0, ...columns.values()) + 1
  const boxWidth = count < MANY_COLUMNS ? BOX_PX.width : BOX_PX.narrow
  // An edge's label is in the gap next to the column that the edge leaves.
  const longest = (column: number, side: Side) =>
    Math.max(
      0,
      ...edges.flatMap((edge, at) => (columnOf(edge.from) === column && sides[at]?.[0] === side ? widthOf(edge) : [])),
    )
  const needed = Array.from({ length: count - 1 }, (_, column) =>
    Math.max(GAP_PX.min, longest(column, 'right') + longest(column + 1, 'left') + GAP_PX.margin),
  )
  const spare =
    Math.max(0, room - count * boxWidth - needed.reduce((sum, each) => sum + each, 0)) / Math.max(1, count - 1)
  const lefts = [0]
  for (const each of needed)
    lefts.push((lefts.at(-1) ?? 0) + boxWidth + Math.max(each, Math.min(GAP_PX.max, each + spare)))
  const heightOf = (party: FlowParty) => {
    const most = (side: Side) => ports.get(side + keyOf(party.address)) ?? 0
    return Math.max(1, most('left'), most('right')) * BOX_PX.port + 2 * BOX_PX.pad
  }
  const tall = Array.from({ length: count }, (_, column) =>
    parties
      .filter((party) => party.column === column)
      .reduce((sum, party) => sum + heightOf(party) + BOX_PX.gap, -BOX_PX.gap),
  )
  const height = Math.max(0, ...tall)
  const next = tall.map((own) => (height - own) / 2)
  const nodes = parties.map((party) => {
    const own = heightOf(party)
    const y = next[party.column] ?? 0
    next[party.column] = y + own + BOX_PX.gap
    return { party, x: lefts[party.column] ?? 0, y, height: own }
  })
  const places = new Map(nodes.map((node) => [keyOf(node.party.address), node]))

  const portAt = (address: string | null, side: Side, port: number) => {
    const node = places.get(keyOf(address))
    const x = (node?.x ?? 0) + (side === 'right' ? boxWidth : 0)
    const used = ports.get(side + keyOf(address)) ?? 1
    const first = (node?.y ?? 0) + (node?.height ?? 0) / 2 - ((used - 1) * BOX_PX.port) / 2
    return { x, y: first + port * BOX_PX.port }
  }
  const placed = edges.map((edge, at) => {
    const [out, into] = sides[at] ?? ['right', 'left']
    const [first, last] = taken[at] ?? [0, 0]
    const a = portAt(edge.from, out, first)
    const b = portAt(edge.to, into, last)
    const away = out === 'right' ? 1 : -1
    // An edge within a column curves next to it; the others leave and arrive horizontally.
    const bend = out === into ? 130 : Math.abs(b.x - a.x) / 2
    const path = `M${a.x} ${a.y}C${a.x + away * bend} ${a.y} ${b.x + (into === 'right' ? bend : -bend)} ${b.y} ${b.x} ${b.y}`
    return {
      edge,
      path,
      label: { x: a.x + away * 8, y: a.y - 4, anchor: away > 0 ? ('start' as const) : ('end' as const) },
    }
  })
  const loops = sides.some(([out, into], at) => out === into && columnOf(edges[at]?.from ?? null) === count - 1)
  const width = (lefts.at(-1) ?? 0) + boxWidth + (loops || count === 1 ? 140 : 0)
  return { width, height, boxWidth, nodes, edges: placed }
}
