import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '#/api/errors'
import { blockTimeQuery } from '#/features/approvals/approvalStateQueries'
import { RpcError, WrongChainError } from '#/contracts/rpcError'
import { NoNodeError, useNodeConnection } from '#/data/queries/rpc'
import { grouped } from '#/domain/amounts/numberFormat'
import { NodeError } from '#/entity/calls/NodeError'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { errorSummary } from '#/entity/errorText'
import { BlockLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import type { ApprovalRows } from '#/features/approvals/useApprovalRows'
import type { ApprovalSearch } from '#/features/approvals/useApprovalSearch'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'

interface SearchProgressProps {
  search: ApprovalSearch
  /** The number of open approvals so far. */
  open: number
  /** The oldest and the newest block whose state the rows show; null if unknown. */
  heights: ApprovalRows['heights']
}

/** How far back approvals were searched, in what, and how to go on. */
export function SearchProgress({ search, open, heights }: SearchProgressProps) {
  const { chain } = useNodeConnection()
  const { source, kind, state, error, unreadable, withoutLogs } = search
  const noun = open === 1 ? 'open approval' : 'open approvals'
  return (
    <div className="stack-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 md:min-h-8">
        <p role="status">
          {state === 'loading'
            ? `Loading approvals… ${grouped(open)} so far`
            : // Nothing found in nothing searched says nothing.
              (open > 0 || state !== 'failed' || search.back.block !== null) && `${grouped(open)} ${noun} found`}
        </p>
        {state === 'loading' && source && <Button onClick={search.stop}>Stop</Button>}
        {state === 'stopped' && <Button onClick={search.resume}>Resume</Button>}
        {state === 'paused' && <Button onClick={search.resume}>Search further back</Button>}
        {(state === 'complete' || state === 'paused') && <Button onClick={search.restart}>Refresh</Button>}
      </div>
      <p className="min-h-20 text-muted md:min-h-5 [&_a]:underline">
        <Extent search={search} />
        {heights && (
          <>
            {' '}
            Allowances and balances at{' '}
            {heights.from < heights.to && (
              <>
                blocks <BlockLink chain={chain.id} height={heights.from} /> to
              </>
            )}
            {heights.from === heights.to && 'block'} <BlockLink chain={chain.id} height={heights.to} />.
          </>
        )}
        {unreadable > 0 && <Warning>{`${grouped(unreadable)} records could not be read.`}</Warning>}
        {withoutLogs > 0 && (
          <Warning>{`Logs of ${grouped(withoutLogs)} transactions are not available; their input data was read instead.`}</Warning>
        )}
      </p>
      {source?.kind === 'transactions' && <WhyTransactions reason={source.reason} isChecked={source.node !== null} />}
      {state === 'failed' && error && kind === 'node' && (
        <>
          <NodeError error={error} onRetry={search.resume} />
          <div>
            <Button onClick={search.searchTransactions}>Search transactions instead</Button>
          </div>
        </>
      )}
      {state === 'failed' && error && kind === 'transactions' && (
        <ErrorNotice error={error} what="Approvals" onRetry={search.resume} />
      )}
    </div>
  )
}

function Warning({ children }: { children: string }) {
  return <span className="icon icon-warning ml-1 text-warn">{children}</span>
}

/** Exactly what was searched. */
function Extent({ search: { source, kind, state, back } }: { search: ApprovalSearch }): ReactNode {
  const connection = useNodeConnection()
  const isComplete = state === 'complete'
  const { block } = back
  const time = useQuery({
    ...blockTimeQuery(connection, block ?? 0),
    enabled: kind === 'node' && block !== null && state !== 'loading' && !isComplete,
  })
  const missing = 'Approvals signed off-chain or given through other contracts may be missing.'
  if (!source || block === null) return isComplete ? `No transactions sent by this address. ${missing}` : null
  const { id } = connection.chain
  const at = back.at ?? time.data ?? null
  const since = (
    <>
      block <BlockLink chain={id} height={block} />
      {at && (
        <>
          {' '}
          (<Timestamp date={at} />)
        </>
      )}
    </>
  )
  if (kind === 'node' && source.kind === 'node') {
    return isComplete ? (
      <>
        Searched the logs of all blocks up to <BlockLink chain={id} height={source.head} />, by {source.node.host}.
      </>
    ) : (
      <>
        Searched the logs from {since} to block <BlockLink chain={id} height={source.head} />, by {source.node.host}.
        Older approvals may exist.
      </>
    )
  }
  return (
    <>
      {isComplete ? (
        'Searched all transactions sent by this address.'
      ) : (
        <>Searched the transactions sent since {since}. Older approvals may exist.</>
      )}{' '}
      {missing}
    </>
  )
}

/** Why the logs of a node were not searched. */
function WhyTransactions({ reason, isChecked }: { reason: Error; isChecked: boolean }) {
  const why =
    reason instanceof NoNodeError
      ? 'No JSON-RPC node for this chain.'
      : reason instanceof ApiError
        ? `The JSON-RPC node can’t be searched: ${errorSummary(reason)}.`
        : reason instanceof WrongChainError
          ? `The JSON-RPC node serves another chain: ${reason.found}.`
          : reason instanceof RpcError && reason.missingMethod
            ? `The JSON-RPC node doesn’t have ${reason.missingMethod}.`
            : `The JSON-RPC node can’t be searched: ${reason instanceof RpcError ? reason.serverMessage : 'failed'}`
  return (
    <p className="icon icon-warning text-warn">
      <UntrustedText text={why} max={200} />{' '}
      {!isChecked && 'Amounts are as last approved; current allowances and balances are unknown.'}
    </p>
  )
}
