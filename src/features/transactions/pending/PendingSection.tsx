import { lazy, useState } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import type { PendingFee } from '#/domain/transactions/pendingFee'
import { transactionState } from '#/domain/transactions/transactionState'
import { GasPrice } from '#/entity/Gas'
import { BlockLink } from '#/entity/links'
import { Time } from '#/entity/Timestamp'
import { ReplacementSentence } from '#/features/transactions/pending/ReplacementSentence'
import { queueFacts } from '#/features/transactions/pending/queueFacts'
import { unincludedFunds } from '#/features/transactions/summary/failureSummary'
import { canReplace } from '#/features/transactions/pending/replacement'
import { usePendingFacts } from '#/features/transactions/pending/usePendingFacts'
import { TransactionSentence } from '#/features/transactions/TransactionSentence'
import { Age } from '#/ui/Age'
import { Button } from '#/ui/Button'
import { DetailRows, type Fact } from '#/ui/DetailRows'
import { LazyPanel } from '#/ui/LazyPanel'
import { Section } from '#/ui/Section'

/** Lazy: it has the code of wallets, for the few who sent the transaction. */
const ReplacePanel = lazy(async () => ({
  default: (await import('#/features/transactions/pending/ReplacePanel')).ReplacePanel,
}))

/**
 * That nothing was moved yet, and why a transaction is in no block, or which one replaced it: its age, its fee against the latest block,
 * and the nonces before it, each only where that is known.
 */
export function PendingSection({ transaction }: { transaction: Transaction }) {
  const { chain } = useChain()
  const { isWaiting, queue, fee, baseFee, latest, isStale, next } = usePendingFacts(transaction)
  const [isReplacing, setIsReplacing] = useState(false)
  const isOver = queue?.replacedBy != null
  const facts: Fact[] = [
    {
      label: 'Funds',
      hint: 'What the transaction moved, and what the sender paid.',
      value: (
        <>
          {unincludedFunds(isWaiting)}
          {queue?.replacedBy && <ReplacementSentence hash={queue.replacedBy} />}
        </>
      ),
    },
    {
      label: 'Next step',
      hint: 'What the sender can do now, by what is known.',
      value: (
        <TransactionSentence
          transaction={transaction}
          summary={{ summary: next, token: null, transfers: [] }}
          chain={chain}
          hash={transaction.hash ?? ''}
        />
      ),
    },
    {
      label: 'Age',
      hint: 'Age of the timestamp that the API reports, though no block includes it.',
      value:
        transactionState(transaction).kind === 'pending' && transaction.timestamp ? (
          <Age date={transaction.timestamp} />
        ) : null,
    },
    {
      label: 'Result',
      hint: 'What its status means: which of the two happened is unknown.',
      value: isWaiting || isOver ? null : 'Dropped, or replaced by another transaction with the same nonce.',
    },
    ...(queue ? queueFacts(queue, transaction, chain.id) : []),
    {
      label: 'Fee offered',
      hint: 'The most that it pays per gas, against the base fee of the latest block.',
      value:
        fee && latest ? (
          <OfferedFee fee={fee} isCapped={transaction.max_fee_per_gas !== null} block={latest} isStale={isStale} />
        ) : null,
    },
  ]
  const isReplaceable = isWaiting && canReplace(transaction)
  return (
    <Section id="pending" title={isOver ? 'Replacement' : isWaiting ? 'Pending' : 'Dropped'}>
      <div className="[&_dd_a]:underline">
        <DetailRows facts={facts} />
      </div>
      {isReplaceable && (
        <div className="pt-2">
          <Button aria-expanded={isReplacing} onClick={() => setIsReplacing(!isReplacing)}>
            Speed up or cancel…
          </Button>
          {isReplacing && (
            <LazyPanel>
              <ReplacePanel transaction={transaction} baseFee={baseFee} />
            </LazyPanel>
          )}
        </div>
      )}
    </Section>
  )
}

interface OfferedFeeProps {
  fee: PendingFee
  /** Whether the offered price is a cap (EIP-1559), and not what it pays. */
  isCapped: boolean
  block: { readonly height: number | null; readonly timestamp: Date | null }
  /** Whether that block was old when it was loaded, so that it says nothing about now. */
  isStale: boolean
}

/** The offered price against the base fee of a block, with the age of that. */
function OfferedFee({ fee, isCapped, block, isStale }: OfferedFeeProps) {
  const { chain } = useChain()
  const isBelow = fee.relation === 'below'
  return (
    <>
      <GasPrice wei={fee.offered} /> {isCapped ? 'at most per gas' : 'per gas'},{' '}
      <span className={isBelow && !isStale ? 'icon icon-warning text-warn' : ''}>
        {isBelow ? 'below' : fee.relation === 'equal' ? 'equal to' : 'above'} the base fee
      </span>
      {isBelow && !isStale && ': stuck until it falls'}
      {fee.relation === 'equal' && ', which leaves the validator nothing'}
      <span className="block text-sm text-muted">
        base fee <GasPrice wei={fee.baseFee} /> in {isStale ? 'the last known block, ' : 'block '}
        <BlockLink chain={chain.id} height={block.height} />
        {block.timestamp && (
          <>
            , <Time date={block.timestamp} />
          </>
        )}
      </span>
    </>
  )
}
