import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#/api/errors'
import { type ComparedRow, type ComparedSubject, type Comparison, comparisonQuery } from '#/data/queries/nodeComparison'
import { useNodeConnection } from '#/data/queries/rpc'
import { exactAmount } from '#/domain/amounts/amount'
import { explainHeights, type ComparedValue, verdictOf } from '#/contracts/nodeComparison'
import { AddressHashLink } from '#/entity/AddressLink'
import { NodeError } from '#/entity/calls/NodeError'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { BlockLink } from '#/entity/links'
import { TokenLink } from '#/entity/TokenLink'
import { Button } from '#/ui/Button'
import { MissingValue } from '#/ui/MissingValue'
import { UntrustedText } from '#/ui/UntrustedText'

/** What the explorer reports next to what the chain's node reports, with the blocks that both are at. */
export default function NodeComparison({ subject }: { subject: ComparedSubject }) {
  const { data, error, isFetching, refetch } = useQuery(comparisonQuery(useNodeConnection(), subject))
  const retry = () => void refetch()
  if (isFetching)
    return (
      <p role="status" className="py-2 text-muted">
        Loading values from the explorer and the node…
      </p>
    )
  if (error) {
    const isOfApi = error instanceof ApiError && error.resource !== 'JSON-RPC'
    return isOfApi ? (
      <ErrorNotice error={error} what="Comparison" onRetry={retry} />
    ) : (
      <NodeError error={error} onRetry={retry} />
    )
  }
  return data ? <Compared comparison={data} onRefresh={retry} /> : null
}

const GRID = 'grid gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]'

function Compared({ comparison, onRefresh }: { comparison: Comparison; onRefresh: () => void }) {
  const { rows, indexed, height, node, hasMore, missingMethods } = comparison
  const { id } = useNodeConnection().chain
  const verdicts = rows.map(({ explorer, node: other }) => verdictOf(explorer, other))
  const hasDifference = verdicts.includes('different')
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length
  const summary = [
    hasDifference && `${count('different')} of ${rows.length} values differ.`,
    !hasDifference && count('same') > 0 && `${count('same')} of ${rows.length} values are the same.`,
    count('unknown') > 0 && `${count('unknown')} unknown.`,
    missingMethods.length > 0 && `The node doesn’t have ${missingMethods.join(' and ')}.`,
  ]
  return (
    <div className="stack-2 pb-3">
      <p role="status" className={hasDifference ? 'icon icon-warning text-warn' : undefined}>
        {summary.filter(Boolean).join(' ')}
      </p>
      <p className="text-muted [&_a]:underline">
        Newest indexed block: <BlockLink chain={id} height={indexed.height} />. Block of {node.host}:{' '}
        <BlockLink chain={id} height={height} />.{' '}
        {explainHeights({ indexed: indexed.height, node: height }, hasDifference)}
        {node.source !== 'configured' && ' The node is an endpoint of the explorer’s API, and may share its index.'}
        {hasMore && ' Only the first page of tokens is compared.'}
      </p>
      <div className="panel max-h-[28rem] overflow-auto px-4">
        <table role="table" aria-label="Values of the explorer and of the node" className="block">
          <thead role="rowgroup" className="sticky top-0 block bg-raised text-sm text-muted max-md:sr-only">
            <tr role="row" className={`${GRID} py-2`}>
              {['Value', 'Explorer', 'Node', 'Result'].map((header) => (
                <th key={header} role="columnheader" scope="col" className="text-left font-medium">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="ruled block border-t border-line max-md:border-t-0">
            {rows.map((row) => (
              <Row key={`${row.label} ${row.token?.address_hash} ${row.tokenId}`} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button onClick={onRefresh}>Refresh</Button>
      </div>
    </div>
  )
}

function Row({ row }: { row: ComparedRow }) {
  const { label, token, tokenId, explorer, node } = row
  const { chain } = useNodeConnection()
  return (
    <tr role="row" className={`${GRID} items-start py-2`}>
      <th role="rowheader" scope="row" className="min-w-0 text-left font-normal max-md:col-span-full">
        {label === 'Token balance' ? <TokenLink chain={chain.id} token={token} /> : label}
        {tokenId !== null && <span className="text-muted"> #{String(tokenId)}</span>}
      </th>
      <Cell label="Explorer">
        <Value row={row} value={explorer} />
      </Cell>
      <Cell label="Node">
        <Value row={row} value={node} />
      </Cell>
      <Cell label="Result">
        <Result row={row} />
      </Cell>
    </tr>
  )
}

/** A value; on small screens, which have no head of the table, with its label. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td role="cell" className="min-w-0 break-words max-md:col-span-full">
      <span className="text-muted md:hidden">{label}: </span>
      {children}
    </td>
  )
}

function Result({ row }: { row: ComparedRow }) {
  const { explorer, node } = row
  const verdict = verdictOf(explorer, node)
  if (verdict === 'unknown') return <span className="text-muted">Unknown</span>
  if (verdict === 'same') return <span className="icon icon-check [--icon-color:var(--good)]">Same</span>
  return (
    <span className="icon icon-warning text-warn">
      Different
      {typeof explorer === 'bigint' && typeof node === 'bigint' && (
        <>
          {' '}
          by {node > explorer ? '+' : '−'}
          <Value row={row} value={node > explorer ? node - explorer : explorer - node} />
        </>
      )}
    </span>
  )
}

/** Every digit, since a comparison of shortened amounts says nothing. */
function Value({ row: { unit, token }, value }: { row: ComparedRow; value: ComparedValue }) {
  const { chain } = useNodeConnection()
  if (value === null) return <MissingValue what="Unknown" />
  if (typeof value === 'string') return <AddressHashLink chain={chain.id} hash={value} />
  const { decimals, symbol } = unit === 'native' ? chain.currency : (token ?? { decimals: null, symbol: null })
  return (
    <>
      {exactAmount(value, decimals ?? 0)} {symbol && <UntrustedText text={symbol} max={16} className="text-muted" />}
    </>
  )
}
