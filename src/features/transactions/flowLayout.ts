import type { FlowEdge, FlowParty } from '#/domain/valueFlow'

/** Sizes of the diagram, px. */
export const box = { width: 168, port: 22, pad: 8, gap: 18 }
/** The least and the most between two columns: labels of both directions stand there. */
const span = { least: 230, most: 420 }

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
  readonly nodes: readonly NodePlace[]
  readonly edges: readonly EdgePlace[]
}

function keyOf(address: string | null): string {
  return address?.toLowerCase() ?? ''
}

type Side = 'left' | 'right'

/**
 * Places parties in their columns and leads each edge from a port of its own to a port of its own, so that no two labels,
 * which stand at the first of them, share a line.
 */
export function flowLayout(parties: readonly FlowParty[], edges: readonly FlowEdge[], room: number): FlowLayout {
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
  const between = Math.max(span.least, Math.min(span.most, (room - count * box.width) / Math.max(1, count - 1)))
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
    return { party, x: party.column * (box.width + between), y, height: own }
  })
  const places = new Map(nodes.map((node) => [keyOf(node.party.address), node]))

  const portAt = (address: string | null, side: Side, port: number) => {
    const node = places.get(keyOf(address))
    const x = (node?.x ?? 0) + (side === 'right' ? box.width : 0)
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
  const width = count * box.width + (count - 1) * between + (loops || count === 1 ? 140 : 0)
  return { width, height, nodes, edges: placed }
}
