import type { Transaction } from '#/api/schemas/transaction'
import { quantityOf } from '#/domain/transactionRecords'

/** Heights of the panel of the value flow, px: its padding with the head of the table, an address, one change of an address. */
const PANEL_PX = { frame: 62, address: 17, change: 24 }
/** Height of a transfer in the list that small screens have instead of the diagram, and of the line that counts empty ones, px. */
const LISTED_PX = { transfer: 57, empty: 34 }
/** Height of a panel of one line, and the most that is reserved: what is taller is expanded on request, px. */
const ROOM_PX = { line: 56, least: 144, most: 420 }

type Hash = string | null | undefined

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
export function flowRoom({
  from,
  to,
  created_contract,
  value,
  token_transfers,
  transaction_types,
}: Transaction): FlowRoom {
  // The net change of each asset of each address; null if an amount is unknown.
  const addresses = new Map<Hash, Map<Hash, bigint | null>>()
  const transfers = new Set<string>()
  let empty = 0
  const change = (address: Hash, asset: Hash, amount: bigint | null) => {
    const changes = addresses.get(address) ?? new Map<Hash, bigint | null>()
    const known = changes.get(asset) ?? 0n
    changes.set(asset, amount === null || changes.get(asset) === null ? null : known + amount)
    addresses.set(address, changes)
  }
  const add = (sender: Hash, recipient: Hash, asset: Hash, amount: bigint | null) => {
    change(sender, asset, amount === null ? null : -amount)
    change(recipient, asset, amount)
    transfers.add(`${sender} ${recipient} ${asset}`)
  }
  if (value !== null && value > 0n) add(from?.hash, (to ?? created_contract)?.hash, 'native', value)
  for (const transfer of token_transfers ?? []) {
    const amount = quantityOf(transfer)
    if (amount === 0n) empty = LISTED_PX.empty
    else add(transfer.from?.hash, transfer.to?.hash, transfer.token?.address_hash, amount)
  }
  if (addresses.size === 0) {
    // The list of its transfers is still to load.
    const isListMissing = token_transfers === null && transaction_types?.includes('token_transfer') === true
    return isListMissing ? { large: 288, small: 288 } : { large: ROOM_PX.line + empty, small: ROOM_PX.line + empty }
  }
  let table = PANEL_PX.frame + empty
  for (const changes of addresses.values()) {
    const shown = [...changes.values()].filter((amount) => amount !== 0n).length
    // An address without a change has a line that says so.
    table += PANEL_PX.address + Math.max(1, shown) * PANEL_PX.change
  }
  return { large: within(table), small: within(table + 16 + transfers.size * LISTED_PX.transfer) }
}

function within(height: number): number {
  return Math.min(ROOM_PX.most, Math.max(ROOM_PX.least, height))
}
