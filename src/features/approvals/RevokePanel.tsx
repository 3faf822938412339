import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { revokingCall } from '#/features/approvals/approvalCalls'
import type { AbiMethod } from '#/contracts/method'
import { receiptQuery, useNodeConnection } from '#/data/queries/rpc'
import { simulationQuery, type UnsentTransaction } from '#/data/queries/simulation'
import type { ConnectedWallet } from '#/data/wallets'
import type { AddressHash } from '#/domain/hashes/hash'
import { sameHash } from '#/domain/hashes/hash'
import { NodeError } from '#/entity/calls/NodeError'
import { Review } from '#/entity/calls/Review'
import { WalletBar } from '#/entity/calls/WalletBar'
import { TransactionLink } from '#/entity/links'
import type { ApprovalRow } from '#/features/approvals/useApprovalRows'
import { Skeleton } from '#/ui/Skeleton'

interface RevokePanelProps {
  owner: string
  row: ApprovalRow
  connected: ConnectedWallet | null
  onConnect: (connected: ConnectedWallet | null) => void
  /** The hash of the transaction that was sent from here, which outlasts the panel; null before that. */
  sent: string | null
  onSent: (hash: string) => void
  /** The transaction is mined: reads the approval again. */
  onMined: () => Promise<void>
}

/** Revokes an approval: connects the owner's wallet, simulates the call, and sends it from the review of that. */
export function RevokePanel({ owner, row, connected, onConnect, sent, onSent, onMined }: RevokePanelProps) {
  const connection = useNodeConnection()
  const { last } = row.approval
  const [call] = useState(() => revokingCall(last))
  const isOwner = sameHash(connected?.account, owner)
  const { decimals, symbol } = row.token
  const transaction: UnsentTransaction | null =
    connected && isOwner
      ? {
          from: connected.account,
          to: call.to,
          data: call.data,
          value: 0n,
          allowance:
            last.kind === 'amount'
              ? // Both are addresses: the URL and the log were checked.
                { owner: owner as AddressHash, spender: last.spender as AddressHash, kind: 'set', amount: 0n }
              : null,
        }
      : null
  const receipt = useQuery(receiptQuery(connection, sent))
  // It is sent once, and again only if that failed.
  const canSend = sent === null || receipt.data === 'error'
  const simulation = useQuery(simulationQuery(connection, canSend ? transaction : null))
  const isMined = receipt.data === 'ok'
  const [isRead, setIsRead] = useState(false)
  const readAgain = useEffectEvent(() => void onMined().then(() => setIsRead(true)))
  useEffect(() => {
    if (isMined) readAgain()
  }, [isMined])
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that sent it is gone.
    if (sent && document.activeElement === document.body) status.current?.focus()
  }, [sent])
  const { data, error, isFetching, dataUpdatedAt, refetch } = simulation
  return (
    <div className="stack-3 max-w-3xl py-3">
      <WalletBar chain={connection.chain} connected={connected} onConnect={onConnect} />
      {connected && !isOwner && (
        <p role="alert" className="icon icon-warning text-warn">
          Only the owner can revoke. Select {owner} in the wallet.
        </p>
      )}
      <div role="status" className="empty:hidden">
        {isFetching && <Skeleton className="w-64" />}
      </div>
      {canSend && transaction && error && !isFetching && <NodeError error={error} onRetry={() => void refetch()} />}
      {canSend && transaction && connected && data && (
        <Review
          key={dataUpdatedAt}
          abi={call.abi}
          method={data.call.result === '0x' ? withoutOutputs(call.method) : call.method}
          transaction={transaction}
          simulation={data}
          connected={connected}
          token={decimals === null ? null : { name: symbol ?? 'Token', decimals }}
          onSent={onSent}
        />
      )}
      {sent && (
        <div role="status" ref={status} tabIndex={-1}>
          <p>
            Sent: <TransactionLink chain={connection.chain.id} hash={sent} />
          </p>
          {receipt.data === 'error' ? (
            <p className="text-bad">The transaction failed. The approval is unchanged.</p>
          ) : isMined && isRead ? (
            // The row of an approval that is gone has no panel.
            <p className="icon icon-warning text-warn">
              The transaction is mined, but the node does not report that the approval is gone.
            </p>
          ) : isMined ? (
            <p>Mined. Loading the new allowance…</p>
          ) : receipt.error ? null : (
            <p>Waiting until the transaction is mined…</p>
          )}
        </div>
      )}
      {sent && receipt.error && <NodeError error={receipt.error} onRetry={() => void receipt.refetch()} />}
    </div>
  )
}

/** Some tokens, such as USDT, return nothing from `approve`. */
function withoutOutputs(method: AbiMethod): AbiMethod {
  return { ...method, abi: { ...method.abi, outputs: [] } }
}
