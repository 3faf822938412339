import type { Transaction } from '#/api/schemas/transaction'
import { valueFlow } from '#/domain/valueFlow'

/** Heights of the panel of the value flow, px: its padding with the head of the table, an address, one change of an address. */
const PANEL_PX = { frame: 62, address: 17, change: 24 }
/** Height of a transfer in the list that small screens have instead of the diagram, and of the line that counts empty ones, px. */
const LISTED_PX = { transfer: 57, empty: 34 }
/** Height of a panel of one line, and the most that is reserved: what is taller is expanded on request, px. */
const ROOM_PX = { line: 56, least: 144, most: 420 }

/** The height to reserve for the value flow, px. */
interface FlowRoom {
  readonly large: number
  /** On screens on which the table is below the diagram. */
  readonly small: number
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
    return isListMissing ? { large: 288, small: 288 } : { large: ROOM_PX.line + empty, small: ROOM_PX.line + empty }
  }
  let table = PANEL_PX.frame + empty
  for (const { changes } of parties) {
    const shown = changes.filter(({ change }) => change !== 0n).length
    // An address without a change has a line that says so.
    table += PANEL_PX.address + Math.max(1, shown) * PANEL_PX.change
  }
  return { large: within(table), small: within(table + 16 + edges.length * LISTED_PX.transfer) }
}

function within(height: number): number {
  return Math.min(ROOM_PX.most, Math.max(ROOM_PX.least, height))
}
