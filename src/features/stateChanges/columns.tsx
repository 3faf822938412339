import { Fragment } from 'react'
import type { RowOf } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import type { WriteAmount } from '#/domain/amounts/amount'
import { balanceWriter } from '#/features/stateChanges/balanceWriter'
import { moveText, type NftMove, signAndCount } from '#/domain/tokens/nftMove'
import { grouped } from '#/domain/amounts/numberFormat'
import { shownAmount } from '#/domain/amounts/tokenAmount'
import { Amount, TokenAmount } from '#/entity/Amount'
import { InstanceLink } from '#/entity/InstanceLink'
import { TokenLink } from '#/entity/TokenLink'
import { NativeMark } from '#/entity/TokenMark'
import { AddressLink } from '#/entity/AddressLink'
import type { Column } from '#/list/column'
import type { TableDefinition } from '#/list/definition'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

type StateRow = RowOf<'transactionStateChanges'>

interface AssetAmountProps {
  row: StateRow
  value: bigint | null
  chain: Chain
  write?: WriteAmount
}

/** An amount of the row's asset: the native currency or a token. */
function AssetAmount({ row: { token, token_id: id, type }, value, chain, write }: AssetAmountProps) {
  return type === 'coin' || token === null ? (
    <Amount value={value} decimals={chain.currency.decimals} write={write} />
  ) : (
    <TokenAmount value={value} token={token} tokenId={id} write={write} />
  )
}

/** The balance before or after the transaction, with the digits that changed. */
function Balance(props: Omit<AssetAmountProps, 'write'>) {
  const { balance_before, balance_after, token } = props.row
  const [before, after] = [balance_before, balance_after].map((raw) => raw && shownAmount(raw, token))
  return <AssetAmount {...props} write={balanceWriter(before ?? null, after ?? null)} />
}

function Change({ row, chain }: { row: StateRow; chain: Chain }) {
  const { change, token } = row
  if (typeof change === 'object' && change !== null)
    return <NftMoves moves={change} chain={chain.id} token={token?.address_hash ?? null} />
  return (
    <span className={change !== null && change > 0n ? 'text-good' : undefined}>
      {change !== null && change > 0n && '+'}
      <AssetAmount row={row} value={change} chain={chain} />
    </span>
  )
}

/** More are in the row’s details. */
const MAX_MOVES = 3

/** The NFTs that the address got or gave, by their IDs. */
function NftMoves({ moves, chain, token }: { moves: readonly NftMove[]; chain: string; token: string | null }) {
  if (moves.length === 0) return <MissingValue />
  return (
    <span title={moves.slice(0, MAX_IN_TITLE).map(moveText).join(', ')}>
      {moves.slice(0, MAX_MOVES).map((move, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <Fragment key={place}>
          {place > 0 && ', '}
          <span className={move.direction === 'to' ? 'text-good' : undefined}>
            {signAndCount(move)}
            <InstanceLink chain={chain} token={token} id={move.total?.token_id ?? null} />
          </span>
        </Fragment>
      ))}
      {moves.length > MAX_MOVES && ` and ${grouped(moves.length - MAX_MOVES)} more`}
    </span>
  )
}

/** Moves listed in a tooltip. */
const MAX_IN_TITLE = 50

const columns: readonly Column<'transactionStateChanges'>[] = [
  {
    id: 'address',
    header: 'Address',
    text: 'address.hash',
    width: 'minmax(7em, 1.4fr)',
    compact: 'title',
    cell: ({ address }, { chain }) => <AddressLink chain={chain.id} address={address} />,
  },
  {
    id: 'role',
    header: 'Role',
    text: { as: 'role' },
    width: 'minmax(5em, 0.5fr)',
    compact: 'badge',
    cell: ({ is_miner }) => is_miner && <span className="text-sm text-muted">validator</span>,
  },
  {
    id: 'asset',
    header: 'Asset',
    text: { as: 'asset' },
    width: 'minmax(7em, 1.2fr)',
    compact: 'start',
    cell: ({ token, token_id, type }, { chain }) =>
      type === 'coin' || token === null ? (
        <>
          <NativeMark currency={chain.currency} />
          <UntrustedText text={chain.currency.symbol} max={16} />
        </>
      ) : (
        <>
          <TokenLink chain={chain.id} token={token} />
          {token_id !== null && (
            <span className="ml-1.5">
              <InstanceLink chain={chain.id} token={token.address_hash} id={token_id} />
            </span>
          )}
        </>
      ),
  },
  {
    id: 'before',
    header: 'Before',
    text: 'balance_before',
    width: 'minmax(7em, 1fr)',
    align: 'end',
    compact: 'details',
    cell: (row, { chain }) => <Balance row={row} value={row.balance_before} chain={chain} />,
  },
  {
    id: 'after',
    header: 'After',
    text: 'balance_after',
    width: 'minmax(7em, 1fr)',
    align: 'end',
    compact: 'corner',
    cell: (row, { chain }) => <Balance row={row} value={row.balance_after} chain={chain} />,
  },
  {
    id: 'change',
    header: 'Change',
    text: { as: 'change' },
    width: 'minmax(7em, 1fr)',
    align: 'end',
    compact: 'end',
    cell: (row, { chain }) => <Change row={row} chain={chain} />,
  },
]

/** The balances changed by one transaction. */
export const transactionStateChangesTable: TableDefinition<'transactionStateChanges'> = {
  resource: 'transactionStateChanges',
  name: 'State changes',
  noun: ['state change', 'state changes'],
  empty: 'No state changes found',
  columns,
}
