import type { RowOf } from '#/api/resources'
import { type Direction, directionOf } from '#/domain/direction'
import { AddressLink } from '#/entity/AddressLink'
import { Recipient } from '#/entity/Recipient'
import type { Column } from '#/list/look'
import { Unknown } from '#/ui/Unknown'

/** The lists of what came to an address and what left it. */
type MovementList = 'addressTransactions' | 'addressTokenTransfers' | 'addressInternalTransactions'

/** What a movement has in common whatever moved. */
function endsOf(row: RowOf<MovementList>) {
  return { from: row.from, to: row.to, created_contract: 'created_contract' in row ? row.created_contract : null }
}

const looks: Record<Direction, readonly [text: string, title: string, tone: string]> = {
  in: ['↓ IN', 'Received by this address', 'text-good'],
  out: ['↑ OUT', 'Sent by this address', 'text-warn'],
  self: ['↻ SELF', 'Sent by this address to itself', 'text-muted'],
}

/** Which way a movement went for the address whose page it is, by sign and word as well as colour. */
function DirectionMark({ direction }: { direction: Direction | null }) {
  if (!direction) return <Unknown what="this address is neither its sender nor its receiver" />
  const [text, title, tone] = looks[direction]
  return (
    <span title={title} className={`text-sm font-medium ${tone}`}>
      {text}
    </span>
  )
}

/** Who stands at the other end of a movement; both ends where the page's address is neither. */
function Counterparty({ chain, own, row }: { chain: string; own: string; row: RowOf<MovementList> }) {
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

/** Which way each movement went for the address whose page it is, and who stands at the other end. */
export const movementColumns: readonly Column<MovementList>[] = [
  {
    header: 'Direction',
    width: '5em',
    compact: 'left',
    cell: (row, { params }) => <DirectionMark direction={directionOf(params.hash, endsOf(row))} />,
  },
  {
    header: 'From or to',
    width: 'minmax(8em, 1.6fr)',
    compact: 'middle',
    cell: (row, { chain, params }) => <Counterparty chain={chain.id} own={params.hash} row={row} />,
  },
]
