import type { ReactNode } from 'react'
import type { Address } from '#/api/schemas/address'
import { type Direction, directionOf } from '#/domain/addresses/direction'
import { AddressLink, Recipient } from '#/entity/AddressLink'
import type { Column, RowContext } from '#/list/column'
import { MissingValue } from '#/ui/MissingValue'

/** The lists of an address whose rows have a sender and a recipient. */
export type MovementList = 'addressTransactions' | 'addressTokenTransfers' | 'addressInternalTransactions'

/** What these columns read of a row: a transaction, a transfer or an internal transaction. */
interface Movement {
  readonly from: Address | null
  readonly to: Address | null
  readonly created_contract?: Address | null
}

/** Sender and recipient of a row. */
function endsOf(row: Movement) {
  return { from: row.from, to: row.to, created_contract: row.created_contract ?? null }
}

/** The counterparty of the address `own`; null where that is itself, or where it is neither sender nor recipient. */
export function counterpartyOf(own: string, row: Movement): Address | null {
  switch (directionOf(own, endsOf(row))) {
    case 'in':
      return row.from
    case 'out':
      return row.to ?? row.created_contract ?? null
    default:
      return null
  }
}

const DIRECTIONS: Record<Direction, readonly [text: string, title: string, look: string]> = {
  in: ['IN', 'Received by this address', 'icon-down text-good'],
  out: ['OUT', 'Sent by this address', 'icon-up'],
  self: ['SELF', 'Sent by this address to itself', 'icon-loop text-muted'],
}

/** The direction of a row, by icon and word as well as color. */
export function DirectionMark({ direction }: { direction: Direction | null }) {
  if (!direction) return <MissingValue what="Neither sent nor received by this address" />
  const [text, title, look] = DIRECTIONS[direction]
  return (
    <span title={title} className={`icon text-sm font-medium ${look}`}>
      {text}
    </span>
  )
}

/** The counterparty of a row; both ends where `own` is neither. */
function Counterparty({ chain, own, row }: { chain: string; own: string; row: Movement }) {
  const { from, to, created_contract } = endsOf(row)
  switch (directionOf(own, endsOf(row))) {
    case 'in':
      return <AddressLink chain={chain} address={from} />
    case 'out':
      return <Recipient chain={chain} to={to} created={created_contract} />
    case 'self':
      return <span className="text-muted">This address</span>
    case null:
      return (
        <>
          <AddressLink chain={chain} address={from} /> → <Recipient chain={chain} to={to} created={created_contract} />
        </>
      )
  }
}

/** The direction of each row, as seen from the address of the list, and its counterparty. */
export const movementColumns: readonly (Omit<Column<MovementList>, 'cell'> & {
  cell: (row: Movement, context: RowContext<MovementList>) => ReactNode
})[] = [
  {
    id: 'direction',
    header: 'Direction',
    text: { as: 'direction' },
    width: '5em',
    compact: 'start',
    cell: (row, { params }) => <DirectionMark direction={directionOf(params.hash, endsOf(row))} />,
  },
  {
    id: 'from-to',
    header: 'From / To',
    text: { address: 'counterparty' },
    width: 'minmax(8em, 1.6fr)',
    compact: 'counterparty',
    cell: (row, { chain, params }) => <Counterparty chain={chain.id} own={params.hash} row={row} />,
  },
]
