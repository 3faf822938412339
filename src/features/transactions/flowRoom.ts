import type { Transaction } from '#/api/schemas/transaction'

/** Heights of the panel of the value flow, px: its padding with the head of the table, an address, one change of an address. */
const PANEL_PX = { frame: 62, address: 17, change: 24 }
/** Height of a transfer in the list that small screens have instead of the diagram, px. */
const LISTED_TRANSFER_PX = 57
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
  const addresses = new Set<Hash>()
  const changes = new Set<string>()
  const transfers = new Set<string>()
  const add = (sender: Hash, recipient: Hash, asset: Hash) => {
    for (const address of [sender, recipient]) {
      addresses.add(address)
      changes.add(`${address} ${asset}`)
    }
    transfers.add(`${sender} ${recipient} ${asset}`)
  }
  if (value !== null && value > 0n) add(from?.hash, (to ?? created_contract)?.hash, 'native')
  for (const transfer of token_transfers ?? []) {
    add(transfer.from?.hash, transfer.to?.hash, transfer.token?.address_hash)
  }
  if (addresses.size === 0) {
    // The list of its transfers is still to load.
    const isListMissing = token_transfers === null && transaction_types?.includes('token_transfer') === true
    return isListMissing ? { large: 288, small: 288 } : { large: ROOM_PX.line, small: ROOM_PX.line }
  }
  const table = PANEL_PX.frame + addresses.size * PANEL_PX.address + changes.size * PANEL_PX.change
  return { large: within(table), small: within(table + 16 + transfers.size * LISTED_TRANSFER_PX) }
}

function within(height: number): number {
  return Math.min(ROOM_PX.most, Math.max(ROOM_PX.least, height))
}
