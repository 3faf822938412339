import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isUnlimited } from '#/contracts/allowance'
import { blockTimeQuery } from '#/features/approvals/approvalStateQueries'
import { itemQuery, SECONDARY } from '#/data/queries/resourceQueries'
import { useNodeConnection } from '#/data/queries/rpc'
import { fiat } from '#/domain/amounts/amount'
import { shortHash } from '#/domain/hashes/hash'
import { grouped } from '#/domain/amounts/numberFormat'
import { PERMIT2 } from '#/domain/transactions/approvals'
import { paths } from '#/domain/links/paths'
import { shownAmount } from '#/domain/amounts/tokenAmount'
import { AddressHashLink, AddressLink, nameOfAddress } from '#/entity/AddressLink'
import { TransactionLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { TokenAmount } from '#/entity/Amount'
import { TokenLink } from '#/entity/TokenLink'
import { TokenSymbol } from '#/entity/TokenSymbol'
import type { ApprovalRow } from '#/features/approvals/useApprovalRows'
import { Button } from '#/ui/Button'
import { MissingValue } from '#/ui/MissingValue'
import { useInViewport } from '#/ui/useInViewport'

interface ApprovalTableProps {
  title: string
  /** What the rows have in common, in a sentence. */
  hint: string
  rows: readonly ApprovalRow[]
  /** Whether the node can be read: without it, amounts are those that were last approved, and nothing can be revoked. */
  hasNode: boolean
  /** What is shown under a row that is open. */
  panel: (row: ApprovalRow) => ReactNode
}

/** More rows are shown on request. */
const INITIAL_ROWS = 100

const GRID =
  'grid grid-cols-2 gap-x-4 gap-y-2 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_5.5rem]'

/** Approvals of one group as a table; on small screens each row is a block of labeled values. */
export function ApprovalTable({ title, hint, rows, hasNode, panel }: ApprovalTableProps) {
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, INITIAL_ROWS)
  const isCurrent = rows.every(({ group }) => group !== 'unchecked')
  const headers = [
    'Token',
    'Spender',
    'Approved',
    isCurrent ? 'Allowance' : 'Last approved',
    'Balance',
    'At risk',
    ...(hasNode ? ['Action'] : []),
  ]
  return (
    <section aria-label={title} className="stack-2">
      <h2 className="text-lg font-semibold">
        {title} <span className="font-normal text-muted">{grouped(rows.length)}</span>
      </h2>
      <p className="text-muted">{hint}</p>
      <table role="table" aria-label={title} className="panel block px-4">
        <thead role="rowgroup" className="block text-sm text-muted max-lg:sr-only">
          <tr role="row" className={`${GRID} py-2`}>
            {headers.map((header) => (
              <th key={header} role="columnheader" scope="col" className="text-left font-medium">
                {header === 'Action' ? <span className="sr-only">Action</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="ruled block border-t border-line max-lg:border-t-0">
          {shown.map((row) => (
            <Row key={row.approval.key} row={row} isCurrent={isCurrent} hasNode={hasNode} panel={panel} />
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <div>
          <Button onClick={() => setAll(true)}>Show all {grouped(rows.length)} approvals</Button>
        </div>
      )}
    </section>
  )
}

interface RowProps extends Pick<ApprovalTableProps, 'hasNode' | 'panel'> {
  row: ApprovalRow
  isCurrent: boolean
}

function Row({ row, isCurrent, hasNode, panel }: RowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { chain } = useNodeConnection()
  const { approval, token, state, group, error, isChecking } = row
  const { last, given } = approval
  const canRevoke = hasNode && group !== 'closed'
  return (
    <tr role="row" className={`${GRID} items-start py-2.5`}>
      <Cell label="Token">
        {token.record ? (
          <TokenLink chain={chain.id} token={token.record} />
        ) : (
          <TokenSymbol chain={chain.id} token={{ hash: last.token, symbol: token.symbol, name: null }} />
        )}
      </Cell>
      <Cell label="Spender">
        <Spender hash={last.spender} />
        {last.kind === 'permit2' && (
          <span className="block text-sm text-muted" title="The allowance is in Permit2, which may transfer the token">
            by <AddressHashLink chain={chain.id} hash={PERMIT2} kind="contract" name="Permit2" />
          </span>
        )}
      </Cell>
      <Cell label="Approved">
        <GivenAt row={row} />
        <span className="block text-sm">
          <TransactionLink chain={chain.id} hash={given.transaction} />
        </span>
      </Cell>
      <Cell label={isCurrent ? 'Allowance' : 'Last approved'}>
        <Granted row={row} value={isCurrent && state ? state.granted : last.granted} />
        {!isCurrent && state && (
          <span className="icon icon-warning block text-sm text-warn">The contract returned no current value</span>
        )}
        {!isCurrent && error && !isChecking && (
          <span className="icon icon-warning block text-sm text-warn">Check failed</span>
        )}
      </Cell>
      <Cell label="Balance">{state ? <Held row={row} value={state.balance} /> : <MissingValue />}</Cell>
      <Cell label="At risk">
        <AtRisk row={row} />
      </Cell>
      {hasNode && (
        <Cell label="">
          {canRevoke && (
            <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              Revoke
            </Button>
          )}
        </Cell>
      )}
      {isOpen && canRevoke && (
        <td role="cell" className="col-span-full">
          {panel(row)}
        </td>
      )}
    </tr>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td role="cell" className="block min-w-0 break-words">
      {label && <span className="block text-sm text-muted lg:hidden">{label}</span>}
      {children}
    </td>
  )
}

/** A spender by its name, which is requested once the row is near the window. */
function Spender({ hash }: { hash: string }) {
  const connection = useNodeConnection()
  const [ref, isNear] = useInViewport()
  const { data } = useQuery({ ...itemQuery(connection, 'address', { hash }), ...SECONDARY, enabled: isNear })
  const { id } = connection.chain
  return (
    <span ref={ref}>
      {data?.value ? <AddressLink chain={id} address={data.value} /> : <AddressHashLink chain={id} hash={hash} />}
      {/* Many contracts have the same name. */}
      {data?.value && nameOfAddress(data.value) && (
        <span className="block font-mono text-sm text-muted">{shortHash(hash)}</span>
      )}
      {data?.value?.is_contract === false && (
        <span className="icon icon-warning block text-sm text-warn" title="Approvals are mostly given to contracts">
          Not a contract
        </span>
      )}
    </span>
  )
}

function GivenAt({ row }: { row: ApprovalRow }) {
  const { at, block } = row.approval.given
  const connection = useNodeConnection()
  const { data } = useQuery({ ...blockTimeQuery(connection, block), enabled: at === null && row.state !== null })
  const date = at ?? data ?? null
  return date ? (
    <Timestamp date={date} />
  ) : (
    <a href={paths.block(connection.chain.id, block)} className="underline">
      Block {grouped(block)}
    </a>
  )
}

function Granted({ row, value }: { row: ApprovalRow; value: bigint | null }) {
  const { kind, tokenId, token } = row.approval.last
  const { chain } = useNodeConnection()
  if (value === 0n) return <span className="text-muted">None</span>
  if (kind === 'all') return <span className="icon icon-warning text-warn">All NFTs</span>
  if (kind === 'nft') {
    return (
      <a href={paths.instance(chain.id, token, tokenId ?? 0n)} className="underline">
        NFT #{String(tokenId)}
      </a>
    )
  }
  if (value === null) return <MissingValue what="Increased or decreased by an amount" />
  if (isUnlimited(value, row.token.record?.total_supply))
    return <span className="icon icon-warning text-warn">Unlimited</span>
  return <Quantity row={row} value={value} />
}

function Held({ row, value }: { row: ApprovalRow; value: bigint | null }) {
  if (value === null) return <MissingValue what="The contract returned no balance" />
  if (row.token.type === 'nft') return `${grouped(value)} ${value === 1n ? 'NFT' : 'NFTs'}`
  return <Quantity row={row} value={value} />
}

function AtRisk({ row }: { row: ApprovalRow }) {
  const { atRisk, state, token, group } = row
  const isAmount = token.type === 'amount'
  if (group === 'closed') return <span className="text-muted">Nothing</span>
  if (!state || state.granted === null) return <MissingValue what="Not checked" />
  const held = isAmount ? atRisk : state.balance
  if (held === null) return <MissingValue what="The balance is unknown" />
  if (!isAmount) return <Held row={row} value={held} />
  const dollars = token.decimals === null ? null : fiat(shownAmount(held, token.record), token.decimals, token.rate)
  return (
    <>
      {dollars && <span className="block font-medium">{dollars}</span>}
      <span className={dollars ? 'text-sm text-muted' : undefined}>
        <Quantity row={row} value={held} />
      </span>
    </>
  )
}

function Quantity({ row: { token }, value }: { row: ApprovalRow; value: bigint }) {
  return <TokenAmount value={value} token={token.record} decimals={token.decimals} symbol={token.symbol} />
}
