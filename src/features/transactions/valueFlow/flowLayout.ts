import type { FlowEdge, FlowParty } from '#/features/transactions/valueFlow/valueFlow'

/** Sizes of a box in px; `narrow` is its width in a diagram of many columns or long labels, `port` the height that each edge at a side takes. */
export const BOX_PX = { width: 168, narrow: 152, port: 22, pad: 8, gap: 18 }
/** Space next to the last column for edges within it, and how far the control points of such edges are from the boxes, px. */
const LOOP_PX = { room: 140, bend: 130 }
/** From a box to the label of an edge that leaves it, px. */
const LABEL_PX = 8
/** From a box to the label at the head of an arrow, px. */
const ARROW_PX = 14
/** Height of the tallest diagram whose columns are centered, px. */
const CENTERED_PX = 420
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

/** Where a label starts or ends. */
interface LabelPosition {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'end'
}

/** Path of an edge and its labels: where it leaves, and where it arrives if that is beyond another column. */
interface EdgePosition {
  readonly edge: FlowEdge
  readonly path: string
  readonly labels: readonly LabelPosition[]
}

/** Positions of everything in the diagram, px. */
export interface FlowLayout {
  readonly width: number
  readonly height: number
  /** Whether columns and edges start at the top, which is what a collapsed panel shows. */
  readonly isTall: boolean
  /** Of each party's BOX_PX. */
  readonly boxWidth: number
  readonly nodes: readonly NodePosition[]
  readonly edges: readonly EdgePosition[]
}

function keyOf(address: string | null): string {
  return address?.toLowerCase() ?? ''
}

type Side = 'left' | 'right'

function portKey(address: string | null, side: Side): string {
  return `${side}${keyOf(address)}`
}

/** An edge with its columns, and the sides and ports at which it leaves one box and arrives at the other. */
interface Route {
  readonly edge: FlowEdge
  readonly fromColumn: number
  readonly toColumn: number
  readonly out: { readonly side: Side; readonly port: number }
  readonly into: { readonly side: Side; readonly port: number }
}

/** A box in a column, or a lane: the slot through which an edge between other columns crosses this one. */
interface Slot {
  readonly column: number
  readonly height: number
  /** The party of a box; null for a lane. */
  readonly party: FlowParty | null
  /** The edge of a lane; null for a box. */
  readonly route: Route | null
}

/**
 * Lays out parties in columns and edges between them, in px. Each edge has ports of its own, so that no two labels, which are next to
 * the ports, share a line. An edge that spans several columns crosses those between in lanes of its own, so that it never passes
 * behind a box, and has a label at both ends. Columns are as far apart as the labels between them need (`widthOf`), and further while the diagram is narrower than
 * `room`.
 */
export function flowLayout(
  parties: readonly FlowParty[],
  edges: readonly FlowEdge[],
  room: number,
  widthOf: (edge: FlowEdge) => number,
): FlowLayout {
  const columns = new Map(parties.map(({ address, column }) => [keyOf(address), column]))
  const columnCount = Math.max(0, ...columns.values()) + 1
  const { routes, portsOf } = routeEdges(edges, (address) => columns.get(keyOf(address)) ?? 0)
  const labelWidth = (column: number, side: Side) =>
    Math.max(
      0,
      ...routes.flatMap((route) => {
        const { edge, fromColumn, toColumn, out, into } = route
        const leaves = fromColumn === column && out.side === side
        const arrives = isLong(route) && toColumn === column && into.side === side
        return leaves || arrives ? widthOf(edge) + (leaves ? 0 : ARROW_PX) : []
      }),
    )
  const leftsOf = (width: number) => columnLefts(columnCount, width, room, labelWidth)
  const wide = leftsOf(BOX_PX.width)
  const isWide = columnCount < MANY_COLUMNS && (wide.at(-1) ?? 0) + BOX_PX.width <= room + 1
  const boxWidth = isWide ? BOX_PX.width : BOX_PX.narrow
  const lefts = isWide ? wide : leftsOf(boxWidth)

  const boxes = parties.map((party): Slot => {
    const ports = Math.max(1, portsOf(party.address, 'left'), portsOf(party.address, 'right'))
    return { column: party.column, height: ports * BOX_PX.port + 2 * BOX_PX.pad, party, route: null }
  })
  const withoutLanes = stack(boxes, columnCount)
  const middleOf = (address: string | null) => {
    const slot = boxes.find(({ party }) => keyOf(party?.address ?? null) === keyOf(address))
    return slot === undefined ? 0 : (withoutLanes.tops.get(slot) ?? 0) + slot.height / 2
  }
  const slots = withLanes(boxes, routes, (slot) =>
    slot.route === null
      ? (withoutLanes.tops.get(slot) ?? 0) + slot.height / 2
      : crossing(slot.route, slot.column, middleOf),
  )
  const { tops, height } = stack(slots, columnCount)
  const isTall = height > CENTERED_PX

  const nodes = boxes.flatMap((slot) =>
    slot.party === null
      ? []
      : [{ party: slot.party, x: lefts[slot.column] ?? 0, y: tops.get(slot) ?? 0, height: slot.height }],
  )
  const nodeOf = new Map(nodes.map((node) => [keyOf(node.party.address), node]))
  const pointAt = (address: string | null, { side, port }: Route['out']): Point => {
    const { x = 0, y = 0, height: own = 0 } = nodeOf.get(keyOf(address)) ?? {}
    const first =
      y + (isTall ? BOX_PX.pad + BOX_PX.port / 2 : own / 2 - ((portsOf(address, side) - 1) * BOX_PX.port) / 2)
    return { x: x + (side === 'right' ? boxWidth : 0), y: first + port * BOX_PX.port }
  }
  const positions = routes.map((route): EdgePosition => {
    const { edge, out, into, fromColumn } = route
    const start = pointAt(edge.from, out)
    const end = pointAt(edge.to, into)
    const isForward = out.side === 'right'
    const lanes = slots
      .filter((slot) => slot.route === route)
      .toSorted((a, b) => (isForward ? a.column - b.column : b.column - a.column))
      .map((slot): readonly [enter: Point, leave: Point] => {
        const y = (tops.get(slot) ?? 0) + slot.height / 2
        const left = { x: lefts[slot.column] ?? 0, y }
        const right = { x: left.x + boxWidth, y }
        return isForward ? [left, right] : [right, left]
      })
    const gap = (lefts[fromColumn + 1] ?? Infinity) - (lefts[fromColumn] ?? 0) - boxWidth
    return {
      edge,
      path:
        out.side === into.side
          ? loopPath(start, end, Math.min(LOOP_PX.bend, gap))
          : lanePath(route, [start, ...lanes.flat(), end], (column, side) => labelWidth(column, side) + LABEL_PX),
      labels: [
        { x: start.x + (isForward ? LABEL_PX : -LABEL_PX), y: start.y - 4, anchor: isForward ? 'start' : 'end' },
        ...(isLong(route)
          ? [
              {
                x: end.x + (isForward ? -ARROW_PX : ARROW_PX),
                y: end.y - 4,
                anchor: isForward ? 'end' : 'start',
              } as const,
            ]
          : []),
      ],
    }
  })
  const hasLoops = routes.some(({ out, into, fromColumn }) => out.side === into.side && fromColumn === columnCount - 1)
  const width = (lefts.at(-1) ?? 0) + boxWidth + (hasLoops || columnCount === 1 ? LOOP_PX.room : 0)
  return { width, height, isTall, boxWidth, nodes, edges: positions }
}

/** Whether an edge crosses a column between those of its boxes. */
function isLong({ fromColumn, toColumn }: Route): boolean {
  return Math.abs(fromColumn - toColumn) > 1
}

/** Gives each edge its sides and ports: forward from right to left, backward from left to right, within a column at the right. */
function routeEdges(edges: readonly FlowEdge[], columnOf: (address: string | null) => number) {
  const ports = new Map<string, number>()
  const takePort = (address: string | null, side: Side) => {
    const port = ports.get(portKey(address, side)) ?? 0
    ports.set(portKey(address, side), port + 1)
    return { side, port }
  }
  const routes = edges.map((edge): Route => {
    const [fromColumn, toColumn] = [columnOf(edge.from), columnOf(edge.to)]
    const out = takePort(edge.from, toColumn < fromColumn ? 'left' : 'right')
    const into = takePort(edge.to, toColumn > fromColumn ? 'left' : 'right')
    return { edge, fromColumn, toColumn, out, into }
  })
  return { routes, portsOf: (address: string | null, side: Side) => ports.get(portKey(address, side)) ?? 0 }
}

/** The left edge of each column, px, and of the space after the last. */
function columnLefts(
  count: number,
  boxWidth: number,
  room: number,
  labelWidth: (column: number, side: Side) => number,
): number[] {
  // An edge's label is in the gap next to the column that the edge leaves.
  const gaps = Array.from({ length: count - 1 }, (_, column) =>
    Math.max(GAP_PX.min, labelWidth(column, 'right') + labelWidth(column + 1, 'left') + GAP_PX.margin),
  )
  const needed = count * boxWidth + gaps.reduce((sum, gap) => sum + gap, 0)
  const spare = Math.max(0, room - needed) / Math.max(1, count - 1)
  const lefts = [0]
  for (const gap of gaps) {
    lefts.push((lefts.at(-1) ?? 0) + boxWidth + Math.max(gap, Math.min(GAP_PX.max, gap + spare)))
  }
  return lefts
}

/** The boxes, and a lane for each edge in each column that it crosses, from top to bottom by `middleOf`. */
function withLanes(boxes: readonly Slot[], routes: readonly Route[], middleOf: (slot: Slot) => number): Slot[] {
  const lanes = routes.flatMap((route) => {
    const [first, last] = [Math.min(route.fromColumn, route.toColumn), Math.max(route.fromColumn, route.toColumn)]
    return Array.from({ length: Math.max(0, last - first - 1) }, (_, index): Slot => ({
      column: first + 1 + index,
      height: BOX_PX.port,
      party: null,
      route,
    }))
  })
  // Stable: at the same height, a lane is below the box.
  return [...boxes, ...lanes].toSorted((a, b) => middleOf(a) - middleOf(b))
}

/** Where an edge crosses a column on the straight line between its boxes. */
function crossing({ edge, fromColumn, toColumn }: Route, column: number, middleOf: (address: string | null) => number) {
  const part = (column - fromColumn) / (toColumn - fromColumn)
  return middleOf(edge.from) + part * (middleOf(edge.to) - middleOf(edge.from))
}

/** Stacks the slots of each column in their order, all columns centered at the same height, or from the top if they are tall. */
function stack(slots: readonly Slot[], columnCount: number): { tops: ReadonlyMap<Slot, number>; height: number } {
  const heights = Array.from({ length: columnCount }, (_, column) =>
    slots.filter((slot) => slot.column === column).reduce((sum, slot) => sum + slot.height + BOX_PX.gap, -BOX_PX.gap),
  )
  const height = Math.max(0, ...heights)
  const next = heights.map((own) => (height > CENTERED_PX ? 0 : (height - own) / 2))
  const tops = new Map<Slot, number>()
  for (const slot of slots) {
    const top = next[slot.column] ?? 0
    tops.set(slot, top)
    next[slot.column] = top + slot.height + BOX_PX.gap
  }
  return { tops, height }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** An edge between two boxes of a column, or from a box to itself: a curve to the right of them. */
function loopPath(start: Point, end: Point, bend: number): string {
  return `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${end.x + bend} ${end.y} ${end.x} ${end.y}`
}

/**
 * An edge between columns: a curve in each gap, straight through its lanes and along the labels next to each column (`labelWidth`), so
 * that no label has a line behind it.
 */
function lanePath(
  { fromColumn, out }: Route,
  points: readonly Point[],
  labelWidth: (column: number, side: Side) => number,
): string {
  const [step, near, far] = out.side === 'right' ? ([1, 'right', 'left'] as const) : ([-1, 'left', 'right'] as const)
  return points.reduce((path, point, index) => {
    const before = points[index - 1]
    if (!before) return `M${point.x} ${point.y}`
    // Every second part crosses a column.
    if (index % 2 === 0) return `${path}L${point.x} ${point.y}`
    const column = fromColumn + (step * (index - 1)) / 2
    const bend = before.x + step * labelWidth(column, near)
    const end = point.x - step * labelWidth(column + step, far)
    const middle = (bend + end) / 2
    return `${path}L${bend} ${before.y}C${middle} ${before.y} ${middle} ${point.y} ${end} ${point.y}L${point.x} ${point.y}`
  }, '')
}
