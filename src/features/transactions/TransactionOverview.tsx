import { lazy, use, useState } from 'react'
import { type Transaction, transactionFields } from '#/api/schemas/transaction'
import type { TransactionOrigin } from '#/data/queries/transactionItem'
import { useTransaction } from '#/data/queries/transaction'
import { sourceOf } from '#/data/sources/dataSource'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { transactionState } from '#/domain/transactions/transactionState'
import { ApprovalNote } from '#/entity/ApprovalNote'
import { ChainSpecificSection } from '#/entity/ChainSpecificSection'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { InnerFailure } from '#/features/transactions/failure/InnerFailure'
import { FailurePanel } from '#/features/transactions/failure/FailurePanel'
import { feeFacts } from '#/features/transactions/feeFacts'
import { mainFacts } from '#/features/transactions/mainFacts'
import { PendingNotice } from '#/features/transactions/NotExecutedNotice'
import { isBundle } from '#/features/transactions/summary/bundle'
import { mayLiquidate } from '#/features/transactions/summary/protocolActions'
import { hasInnerFailure } from '#/features/transactions/summary/warnings'
import { RollupFacts } from '#/features/transactions/RollupFacts'
import { MissingTransaction } from '#/features/transactions/MissingTransaction'
import { DepositNote } from '#/features/transactions/DepositNote'
import { LiquidationPanel } from '#/features/transactions/liquidation/LiquidationPanel'
import { ListedSenders } from '#/features/transactions/ListedSenders'
import { isStakingDeposit } from '#/features/transactions/summary/stakingDeposit'
import { TransactionSentenceContext } from '#/features/transactions/useTransactionSummary'
import { useSettling } from '#/features/transactions/useSettling'
import { ValueFlowPanel } from '#/features/transactions/valueFlow/ValueFlowPanel'
import { ScamNote } from '#/list/ScamNote'
import { DetailRows, factColumns } from '#/ui/DetailRows'
import { LazyPanel, Panel } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { RawApiResponse } from '#/ui/RawRecord'
import { Section } from '#/ui/Section'
import { DetailRowsSkeleton } from '#/ui/Skeleton'

/** Lazy: below the first screen. */
const InputDataFacts = lazy(async () => ({
  default: (await import('#/features/transactions/InputDataFacts')).InputDataFacts,
}))

/** Lazy: few transactions are bundles. */
const BundleOperations = lazy(async () => ({
  default: (await import('#/features/transactions/bundle/BundleOperations')).BundleOperations,
}))

/** Lazy: few transactions are in no block. */
const PendingSection = lazy(async () => ({
  default: (await import('#/features/transactions/pending/PendingSection')).PendingSection,
}))

/** The overview tab of a transaction: its value flow, why it failed or is pending, facts and raw API response. */
export function TransactionOverview({ hash }: { hash: string }) {
  const connection = useChain()
  const { state, value: transaction, raw, origin, error, query, isLost, isPolling, retry } = useTransaction()
  const isSettling = useSettling(hash, transaction)
  const sentence = use(TransactionSentenceContext)
  return (
    <section
      aria-label="Transaction overview"
      aria-busy={isSettling}
      className={`relative pt-4 ${isSettling ? 'settling invisible' : ''}`}
    >
      {isSettling && (
        <div className="visible absolute inset-x-0">
          <DetailRowsSkeleton />
        </div>
      )}
      {origin === null ? (
        <MissingTransaction hash={hash} />
      ) : (
        <>
          <ScamNote resource="transaction" source={sourceOf(connection, 'transaction').root.url} />
          {error && state === 'row' && <ErrorNotice error={error} what="Latest transaction details" onRetry={retry} />}
          {(isLost || !isPolling) && <PendingNotice />}
          {transaction === null ? (
            <Notice tone="bad" title="Transaction details could not be read" />
          ) : (
            <>
              {transaction.status === 'ok' && isBundle(transaction) && (
                <LazyPanel fallback={null}>
                  <BundleOperations key={hash} transaction={transaction} hash={hash} />
                </LazyPanel>
              )}
              {hasInnerFailure(transaction) && !isBundle(transaction) && (
                <InnerFailure key={`calls of ${hash}`} transaction={transaction} hash={hash} />
              )}
              {mayLiquidate(transaction) && (
                <Panel>
                  <LiquidationPanel key={hash} transaction={transaction} hash={hash} />
                </Panel>
              )}
              {transaction.status === 'ok' && isStakingDeposit(transaction) && (
                <Panel>
                  <DepositNote transaction={transaction} />
                </Panel>
              )}
              <ListedSenders transaction={transaction} hash={hash} />
              {transaction.status === 'ok' && (
                <ApprovalNote summary={sentence} owner={transaction.from?.hash ?? null} />
              )}
              {transaction.status === 'ok' && (
                <ValueFlow
                  key={hash}
                  transaction={transaction}
                  hash={hash}
                  isLoading={state === 'row' && query.isFetching}
                />
              )}
              {transactionState(transaction).kind === 'failed' && (
                <FailurePanel key={hash} transaction={transaction} hash={hash} />
              )}
              {/pending|dropped/.test(transactionState(transaction).kind) && (
                // The room of its facts, so that those below do not move when they come.
                <div
                  className={`mt-6 first:mt-0 ${transactionState(transaction).kind === 'pending' ? 'min-h-[24rem] md:min-h-[13rem]' : 'min-h-34'}`}
                >
                  <LazyPanel fallback={null}>
                    <PendingSection key={hash} transaction={transaction} />
                  </LazyPanel>
                </div>
              )}
              <TransactionFacts transaction={transaction} />
              <RollupFacts transaction={transaction} />
              <Section id="call" title="Input data">
                <LazyPanel fallback={<DetailRowsSkeleton rows={3} />}>
                  <InputDataFacts transaction={transaction} />
                </LazyPanel>
              </Section>
              <ChainSpecificSection raw={raw} known={transactionFields} />
            </>
          )}
          <div className="my-4">
            <Origin origin={origin} />
            <RawApiResponse raw={raw} />
          </div>
        </>
      )}
    </section>
  )
}

interface ValueFlowProps {
  transaction: Transaction
  hash: string
  /** Whether `transaction` is a list's row whose record is still loading. */
  isLoading: boolean
}

/**
 * The height of the value flow by how many transfers of value the record lists: its code and the internal transactions load later, and
 * the facts below must not move then. What is taller is expanded on request.
 */
const FLOW_ROOM = {
  // A line, or two on a small screen, for a single internal transaction.
  none: '[--room:5rem] md:[--room:3.5rem]',
  one: '[--room:17rem] md:[--room:15rem] xl:[--room:10rem]',
  several: '[--room:22rem] xl:[--room:18rem]',
} as const

function flowRoom({ value, token_transfers, transaction_types }: Transaction): string {
  // Without transfers in the record, their list is still to load.
  const isListMissing = token_transfers === null && transaction_types?.includes('token_transfer') === true
  const moved = (token_transfers ?? []).filter(({ total }) => total?.value !== 0n).length + Number((value ?? 0n) > 0n)
  if (isListMissing || moved > 1) return FLOW_ROOM.several
  return moved === 1 ? FLOW_ROOM.one : FLOW_ROOM.none
}

/** The value flow, in a panel whose height does not change when it has loaded. */
function ValueFlow({ transaction, hash, isLoading }: ValueFlowProps) {
  const [room] = useState(() => flowRoom(transaction))
  return (
    <Section id="value-flow" title="Value flow">
      <div className={`panel ${room}`}>
        <div className="min-h-(--room) rounded-[inherit] print:min-h-0">
          {isLoading ? (
            <p role="status" className="px-4 py-3.5 text-muted">
              Loading…
            </p>
          ) : (
            <Panel>
              <ValueFlowPanel transaction={transaction} hash={hash} isLow={room === FLOW_ROOM.none} />
            </Panel>
          )}
        </div>
      </div>
    </Section>
  )
}

/** What it did next to what it cost. */
function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { chain } = useChain()
  return (
    <section aria-label="Details" className={`mt-6 first:mt-0 ${factColumns}`}>
      <DetailRows facts={mainFacts(transaction, chain)} />
      <DetailRows facts={feeFacts(transaction, chain)} />
    </section>
  )
}

/** Which list the transaction was composed from, if it is not from an endpoint of its own. */
function Origin({ origin }: { origin: TransactionOrigin }) {
  const { chain } = useChain()
  switch (origin.kind) {
    case 'record':
      return null
    case 'row':
      return <p className="text-sm text-muted">Partial data: taken from a transaction list.</p>
    case 'latest':
      return <p className="text-sm text-muted">Partial data: taken from the latest transactions.</p>
    case 'block':
      return (
        <p className="text-sm break-all text-muted">
          Partial data: taken from the{' '}
          <a href={paths.block(chain.id, origin.block, 'txs')} className="underline">
            transactions of block {origin.block}
          </a>
          .
        </p>
      )
  }
}
