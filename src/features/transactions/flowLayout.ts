import type { FlowEdge, FlowParty } from '#/domain/valueFlow'

/** Sizes of the diagram, px; `narrow` is the width where there are many columns. */
export const box = { width: 168, narrow: 140, port: 22, pad: 8, gap: 18 }
/** From so many columns on the boxes are narrow. */
const many = 5
/** The least and the most between two columns, and what is kept free beside the labels that stand there. */
const span = { least: 96, most: 420, free: 40 }

/** A party's place. */
interface NodePlace {
  readonly party: FlowParty
  readonly x: number
  readonly y: number
  readonly height: number
}

/** An edge's way, and where its label begins or ends. */
interface EdgePlace {
  readonly edge: FlowEdge
  readonly path: string
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' }
}

/** Where everything in the diagram stands. */
export interface FlowLayout {
  readonly width: number
  readonly height: number
  /** Of each party's box. */
  readonly boxWidth: number
  readonly nodes: readonly NodePlace[]
  readonly edges: readonly EdgePlace[]
}

function keyOf(address: string | null): string {
  return address?.toLowerCase() ?? ''
}

type Side = 'left' | 'right'

/**
 * Places parties in their columns and leads each edge from a port of its own to a port of its own, so that no two labels,
 * which stand at the first of them, share a line. Columns are as far apart as the labels between them need (`widthOf`), and
 * further while there is room. All in px.
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
  const boxWidth = count < many ? box.width : box.narrow
  // What goes on, and what goes back, has its label in the space behind the column that it leaves.
  const longest = (column: number, side: Side) =>
    Math.max(
      0,
      ...edges.flatMap((edge, at) => (columnOf(edge.from) === column && sides[at]?.[0] === side ? widthOf(edge) : [])),
    )
  const needed = Array.from({ length: count - 1 }, (_, column) =>
    Math.max(span.least, longest(column, 'right') + longest(column + 1, 'left') + span.free),
  )
  const spare =
    Math.max(0, room - count * boxWidth - needed.reduce((sum, each) => sum + each, 0)) / Math.max(1, count - 1)
  const lefts = [0]
  for (const each of needed)
    lefts.push((lefts.at(-1) ?? 0) + boxWidth + Math.max(each, Math.min(span.most, each + spare)))
  const heightOf = (party: FlowParty) => {
    const most = (side: Side) => ports.get(side + keyOf(party.address)) ?? 0
    return Math.max(1, most('left'), most('right')) * box.port + 2 * box.pad
  }
  const tall = Array.from({ length: count }, (_, column) =>
    parties
      .filter((party) => party.column === column)
      .reduce((sum, party) => sum + heightOf(party) + box.gap, -box.gap),
  )
  const height = Math.max(0, ...tall)
  const next = tall.map((own) => (height - own) / 2)
  const nodes = parties.map((party) => {
    const own = heightOf(party)
    const y = next[party.column] ?? 0
    next[party.column] = y + own + box.gap
    return { party, x: lefts[party.column] ?? 0, y, height: own }
  })
  const places = new Map(nodes.map((node) => [keyOf(node.party.address), node]))

  const portAt = (address: string | null, side: Side, port: number) => {
    const node = places.get(keyOf(address))
    const x = (node?.x ?? 0) + (side === 'right' ? boxWidth : 0)
    const used = ports.get(side + keyOf(address)) ?? 1
    const first = (node?.y ?? 0) + (node?.height ?? 0) / 2 - ((used - 1) * box.port) / 2
    return { x, y: first + port * box.port }
  }
  const placed = edges.map((edge, at) => {
    const [out, into] = sides[at] ?? ['right', 'left']
    const [first, last] = taken[at] ?? [0, 0]
    const a = portAt(edge.from, out, first)
    const b = portAt(edge.to, into, last)
    const away = out === 'right' ? 1 : -1
    // An edge within a column bulges beside it; the others leave and arrive level.
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
