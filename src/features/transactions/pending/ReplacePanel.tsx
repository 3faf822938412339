import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { useNodeConnection } from '#/data/queries/rpc'
import { simulationQuery } from '#/data/queries/simulation'
import { type ConnectedWallet, useConnectedWallet } from '#/data/wallets'
import { sameHash } from '#/domain/hashes/hash'
import { NodeError } from '#/entity/calls/NodeError'
import { SendTransaction } from '#/entity/calls/SendTransaction'
import { WalletBar } from '#/entity/calls/WalletBar'
import { replacementFacts } from '#/features/transactions/pending/replacementFacts'
import {
  type ReplacementKind,
  type Replacement,
  replacementOf,
  walletFields,
} from '#/features/transactions/pending/replacement'
import { Button } from '#/ui/Button'
import { DetailRows } from '#/ui/DetailRows'
import { Skeleton } from '#/ui/Skeleton'

interface ReplacePanelProps {
  transaction: Transaction
  /** The base fee of the latest block, in wei; null if unknown. */
  baseFee: bigint | null
}

/** Replaces a pending transaction by one with the same nonce and a higher fee: connects the sender's wallet, and reviews it. */
export function ReplacePanel({ transaction, baseFee }: ReplacePanelProps) {
  const { chain } = useNodeConnection()
  const [connected, setConnected] = useConnectedWallet()
  const [chosen, setChosen] = useState<{ intent: ReplacementKind; replacement: Replacement } | null>(null)
  const sender = transaction.from?.hash ?? ''
  const isSender = sameHash(connected?.account, sender)
  const choices = (['speed up', 'cancel'] as const).flatMap((intent) => {
    const replacement = replacementOf(transaction, intent, baseFee)
    return replacement ? [{ intent, replacement }] : []
  })
  return (
    <div className="stack-3 max-w-3xl py-3">
      <WalletBar chain={chain} connected={connected} onConnect={setConnected} />
      {connected && !isSender && (
        <p role="alert" className="icon icon-warning text-warn break-all">
          Only the sender can replace it. Select {sender} in the wallet.
        </p>
      )}
      {connected && isSender && (
        <>
          <div className="flex flex-wrap gap-2">
            {choices.map((choice) => (
              <Button
                key={choice.intent}
                aria-pressed={chosen?.intent === choice.intent}
                onClick={() => setChosen(choice)}
              >
                {choice.intent === 'cancel' ? 'Cancel transaction' : 'Speed up'}
              </Button>
            ))}
          </div>
          {chosen && <ReplacementReview key={chosen.intent} {...chosen} connected={connected} />}
        </>
      )}
    </div>
  )
}

interface ReplacementReviewProps {
  intent: ReplacementKind
  replacement: Replacement
  connected: ConnectedWallet
}

/** What the replacement is, what it does on the latest state, and the button that passes exactly this to the wallet. */
function ReplacementReview({ intent, replacement, connected }: ReplacementReviewProps) {
  const connection = useNodeConnection()
  const { chain } = connection
  // Nothing is called by a payment of nothing to oneself.
  const isRepeated = intent === 'speed up'
  const simulation = useQuery(simulationQuery(connection, isRepeated ? replacement : null))
  const { data, error, isFetching, refetch } = simulation
  const succeeds = !isRepeated || data?.call.error === null
  return (
    <section aria-label="Review" className="stack-3 border-l-2 border-accent pl-4">
      <p>
        {isRepeated
          ? 'Sends the same transaction again, with the same nonce and a higher fee.'
          : 'Sends nothing to yourself with the same nonce and a higher fee, so that the pending transaction can’t be included.'}{' '}
        Whichever of the two a block includes first is executed, the other is not.
      </p>
      <DetailRows facts={replacementFacts(replacement, chain)} />
      <div role="status" className="empty:hidden">
        {isFetching && <Skeleton className="w-64" />}
      </div>
      {error && !isFetching && <NodeError error={error} onRetry={() => void refetch()} />}
      {isRepeated && data && (
        <p className={succeeds ? 'text-muted' : 'icon icon-warning text-warn'}>
          {succeeds
            ? 'It succeeds on the latest state.'
            : 'It would fail on the latest state, so it can’t be sent. Cancel it instead.'}
        </p>
      )}
      <SendTransaction
        connected={connected}
        transaction={walletFields(replacement)}
        succeeds={succeeds}
        note={
          <p className="icon icon-warning text-warn">
            Reject it in the wallet if that shows another nonce than {replacement.nonce}: it would be a second
            transaction.
          </p>
        }
      />
    </section>
  )
}
