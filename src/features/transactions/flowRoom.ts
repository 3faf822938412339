import type { Transaction } from '#/api/schemas/transaction'
import { type FlowEdge, type FlowParty, valueFlow } from '#/features/transactions/valueFlow/valueFlow'

/** Heights of the panel of the value flow, px: its padding with the head of the table, an address, one change of an address. */
const PANEL_PX = { frame: 62, address: 17, change: 24 }
/**
 * The list that small screens have instead of the diagram, px: its padding, a transfer, also in the narrow column of a tablet, and the
 * line that counts empty ones.
 */
const LISTED_PX = { frame: 32, transfer: 57, narrow: 78, empty: 34 }
/** Heights of the diagram, px: its edge, a box without its transfers, one transfer of a box, and the space between two boxes. */
const DIAGRAM_PX = { edge: 30, box: 16, port: 22, gap: 18 }
/**
 * Height of a panel of one line, and the most that is reserved: what is taller is expanded on request, px. Where the table is below the
 * diagram, both have some.
 */
const ROOM_PX = { line: 56, least: 144, most: 420, mostBelow: 640, mostPhone: 480 }

/** The height to reserve for the value flow, px, by the narrowest screen that it is for. */
interface FlowRoom {
  /** The table of net changes is below a list of the transfers. */
  readonly base: number
  /** The table is next to the list. */
  readonly md: number
  /** The table is below the diagram. */
  readonly lg: number
  /** The table is next to the diagram. */
  readonly xl: number
}

/**
 * The height that the value flow of a transaction probably needs, by what its record lists: its code and the internal transactions
 * load later, and the facts below it must not move then. One line, if the record lists no transfer of value.
 */
export function flowRoom(transaction: Transaction): FlowRoom {
  const { token_transfers, transaction_types } = transaction
  const { edges, parties, emptyTransfers } = valueFlow(transaction, token_transfers ?? [], null)
  const empty = emptyTransfers > 0 ? LISTED_PX.empty : 0
  if (parties.length === 0) {
    // The list of its transfers is still to load.
    const isListMissing = token_transfers === null && transaction_types?.includes('token_transfer') === true
    const height = isListMissing ? 288 : ROOM_PX.line + empty
    return { base: height, md: height, lg: height, xl: height }
  }
  let table = PANEL_PX.frame + empty
  for (const { changes } of parties) {
    const shown = changes.filter(({ change }) => change !== 0n).length
    // An address without a change has a line that says so.
    table += PANEL_PX.address + Math.max(1, shown) * PANEL_PX.change
  }
  // The contract that was paid may pass it on, which the record does not list.
  if (transaction.value && transaction.to?.is_contract) table += PANEL_PX.address + PANEL_PX.change
  const list = edges.length * LISTED_PX.transfer
  return {
    base: within(table + 16 + list, ROOM_PX.mostPhone),
    md: within(Math.max(table, LISTED_PX.frame + edges.length * LISTED_PX.narrow), ROOM_PX.most),
    lg: within(table + 16 + diagramHeight(parties, edges), ROOM_PX.mostBelow),
    xl: within(table, ROOM_PX.most),
  }
}

/** The height of the tallest column of the diagram, px. */
function diagramHeight(parties: readonly FlowParty[], edges: readonly FlowEdge[]): number {
  const heights = new Map<number, number>()
  for (const { address, column } of parties) {
    const ports = Math.max(
      edges.filter(({ from }) => from === address).length,
      edges.filter(({ to }) => to === address).length,
    )
    const own = DIAGRAM_PX.box + Math.max(1, ports) * DIAGRAM_PX.port + DIAGRAM_PX.gap
    heights.set(column, (heights.get(column) ?? 0) + own)
  }
  return DIAGRAM_PX.edge + Math.max(...heights.values())
}

function within(height: number, most: number): number {
  return Math.min(most, Math.max(ROOM_PX.least, height))
}
