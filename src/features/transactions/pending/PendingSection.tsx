import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { useBackground } from '#/data/queries/background'
import { firstPageQuery } from '#/data/queries/resourceQueries'
import { useChain } from '#/data/sources/useChain'
import { gasToken } from '#/domain/amounts/fee'
import { headOf, staleSince } from '#/domain/blocks/blockTime'
import { type PendingFee, pendingFee } from '#/domain/transactions/pendingFee'
import { transactionState } from '#/domain/transactions/transactionState'
import { GasPrice } from '#/entity/Gas'
import { BlockLink } from '#/entity/links'
import { Time } from '#/entity/Timestamp'
import { queueFacts } from '#/features/transactions/pending/queueFacts'
import { unincludedFunds } from '#/features/transactions/summary/failureSummary'
import { nextStep } from '#/features/transactions/pending/nextStep'
import { canReplace } from '#/features/transactions/pending/replacement'
import { useNonceQueue } from '#/features/transactions/pending/useNonceQueue'
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

const LATEST_BLOCKS = { resource: 'mainPageBlocks', params: {}, filters: {} } as const

/**
 * That nothing was moved yet, and why a transaction is in no block, or which one replaced it: its age, its fee against the latest block,
 * and the nonces before it, each only where that is known.
 */
export function PendingSection({ transaction }: { transaction: Transaction }) {
  const connection = useChain()
  const isPending = transactionState(transaction).kind === 'pending'
  const { data: page } = useQuery({
    ...firstPageQuery(connection, LATEST_BLOCKS),
    ...useBackground(connection, 'mainPageBlocks', isPending),
  })
  const queue = useNonceQueue(transaction)
  const [isReplacing, setIsReplacing] = useState(false)
  const blocks = page?.rows.flatMap(({ value }) => value ?? []) ?? []
  const head = headOf(blocks)
  const latest = blocks.find(({ height }) => height !== null && height === head?.height)
  const baseFee = gasToken(transaction) === null ? (latest?.base_fee_per_gas ?? null) : null
  const isOver = queue?.replacedBy != null
  const fee = isPending && !isOver ? pendingFee(transaction, baseFee) : null
  const facts: Fact[] = [
    {
      label: 'Funds',
      hint: 'What the transaction moved, and what the sender paid.',
      value: unincludedFunds(isPending && !isOver),
    },
    {
      label: 'Next step',
      hint: 'What the sender can do now, by what is known.',
      value: isOver ? (
        `See what the replacement did before you send it again: nonce ${transaction.nonce} is used.`
      ) : isPending ? (
        <TransactionSentence
          transaction={transaction}
          summary={{ summary: nextStep({ nonce: transaction.nonce, queue, fee }), token: null, transfers: [] }}
          chain={connection.chain}
          hash={transaction.hash ?? ''}
        />
      ) : (
        'Send it again if it is still needed.'
      ),
    },
    {
      label: 'Age',
      hint: 'Age of the timestamp that the API reports, though no block includes it.',
      value: isPending && transaction.timestamp ? <Age date={transaction.timestamp} /> : null,
    },
    {
      label: 'Result',
      hint: 'What its status means: which of the two happened is unknown.',
      value: isPending || isOver ? null : 'Dropped, or replaced by another transaction with the same nonce.',
    },
    ...(queue ? queueFacts(queue, transaction, connection.chain.id) : []),
    {
      label: 'Fee offered',
      hint: 'The most that it pays per gas, against the base fee of the latest block.',
      value:
        fee && latest ? (
          <OfferedFee
            fee={fee}
            isCapped={transaction.max_fee_per_gas !== null}
            block={latest}
            isStale={page !== undefined && staleSince(blocks, page.receivedAt) !== null}
          />
        ) : null,
    },
  ]
  const isReplaceable = isPending && !isOver && canReplace(transaction)
  return (
    <Section id="pending" title={isOver ? 'Replacement' : isPending ? 'Pending' : 'Dropped'}>
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
        base fee <GasPrice wei={fee.baseFee} /> in block <BlockLink chain={chain.id} height={block.height} />
        {block.timestamp && (
          <>
            , <Time date={block.timestamp} />
          </>
        )}
        {isStale && '; newer blocks are not known'}
      </span>
    </>
  )
}
