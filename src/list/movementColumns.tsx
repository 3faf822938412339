import type { ReactNode } from 'react'
import type { ListName } from '#/api/resources'
import type { Address } from '#/api/schemas/address'
import { type Direction, directionOf } from '#/domain/direction'
import { AddressLink } from '#/entity/AddressLink'
import { Recipient } from '#/entity/Recipient'
import type { Column, RowContext } from '#/list/definition'
import { MissingValue } from '#/ui/MissingValue'

/** The lists of what came to an address and what left it. */
export type MovementList = 'addressTransactions' | 'addressTokenTransfers' | 'addressInternalTransactions'

/** A movement as these columns look at it: whatever moved. */
interface Movement {
  readonly from: Address | null
  readonly to: Address | null
  readonly created_contract?: Address | null
}

/** What a movement has in common whatever moved. */
function endsOf(row: Movement) {
  return { from: row.from, to: row.to, created_contract: row.created_contract ?? null }
}

/** Who stands at the other end of a movement of the address `own`; null where that is the address itself or more than one. */
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

const looks: Record<Direction, readonly [text: string, title: string, tone: string]> = {
  in: ['↓ IN', 'Received by this address', 'text-good'],
  out: ['↑ OUT', 'Sent by this address', 'text-warn'],
  self: ['↻ SELF', 'Sent by this address to itself', 'text-muted'],
}

/** Which way a movement went for the address whose page it is, by sign and word as well as colour. */
function DirectionMark({ direction }: { direction: Direction | null }) {
  if (!direction) return <MissingValue what="this address is neither its sender nor its receiver" />
  const [text, title, tone] = looks[direction]
  return (
    <span title={title} className={`text-sm font-medium ${tone}`}>
      {text}
    </span>
  )
}

/** Who stands at the other end of a movement; both ends where the page's address is neither. */
function Counterparty({ chain, own, row }: { chain: string; own: string; row: Movement }) {
  const { from, to, created_contract } = endsOf(row)
  switch (directionOf(own, endsOf(row))) {
    case 'in':
      return <AddressLink chain={chain} address={from} />
    case 'out':
      return <Recipient chain={chain} to={to} created={created_contract} />
    case 'self':
      return <span className="text-muted">this address</span>
    case null:
      return (
        <>
          <AddressLink chain={chain} address={from} /> → <Recipient chain={chain} to={to} created={created_contract} />
        </>
      )
  }
}

/** Which way each movement went for the address that `ownOf` names, and who stands at the other end. */
export function movementColumnsOf<N extends ListName>(
  ownOf: (context: RowContext<N>) => string,
): readonly (Omit<Column<N>, 'cell'> & { cell: (row: Movement, context: RowContext<N>) => ReactNode })[] {
  return [
    {
      header: 'Direction',
      width: '5em',
      compact: 'left',
      cell: (row, context) => <DirectionMark direction={directionOf(ownOf(context), endsOf(row))} />,
    },
    {
      header: 'From or to',
      width: 'minmax(8em, 1.6fr)',
      compact: 'middle',
      cell: (row, context) => <Counterparty chain={context.chain.id} own={ownOf(context)} row={row} />,
    },
  ]
}

/** The same for the lists below an address: it is the one whose page it is. */
export const movementColumns = movementColumnsOf<MovementList>(({ params }) => params.hash)
