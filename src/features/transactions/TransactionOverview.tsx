import { lazy, type ReactNode } from 'react'
import { type Transaction, transactionFields } from '#/api/schemas/transaction'
import type { TransactionOrigin } from '#/data/queries/transactionItem'
import { useTransaction } from '#/data/queries/transaction'
import { useChain, useUnsupportedEndpoints } from '#/data/sources/useChain'
import { labelOf } from '#/domain/open'
import { paths } from '#/domain/paths'
import { ErrorNotice } from '#/entity/ErrorNotice'
import { callFacts } from '#/features/transactions/callFacts'
import { chainSpecificFields } from '#/features/transactions/chainSpecificFields'
import { feeFacts } from '#/features/transactions/feeFacts'
import { mainFacts } from '#/features/transactions/mainFacts'
import { PendingNotice } from '#/features/transactions/NotExecutedNotice'
import { TransactionLookup } from '#/features/transactions/TransactionLookup'
import { DetailRows } from '#/ui/DetailRows'
import { LazyPanel } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { RawApiResponse } from '#/ui/RawApiResponse'
import { RawRecord } from '#/ui/RawRecord'
import { UntrustedText } from '#/ui/UntrustedText'

/** Lazy: below the first screen, and most visits do not scroll to it. */
const ValueFlowPanel = lazy(async () => ({
  default: (await import('#/features/transactions/valueFlow/ValueFlowPanel')).ValueFlowPanel,
}))

/** The overview tab of a transaction: its facts, value flow and raw API response. */
export function TransactionOverview({ hash }: { hash: string }) {
  const { item, isLoading, isLost, isPolling, error, query, retry } = useTransaction()
  const transaction = item?.value ?? null
  return (
    <section aria-label="Transaction overview">
      {item === null ? (
        <TransactionLookup hash={hash} />
      ) : (
        <>
          {error && !query.data && <ErrorNotice error={error} what="Latest transaction details" onRetry={retry} />}
          {(isLost || !isPolling) && <PendingNotice />}
          {transaction === null ? (
            <Notice tone="bad" title="Transaction details could not be read" />
          ) : (
            <>
              <TransactionFacts transaction={transaction} hash={hash} />
              <ChainSpecificFields raw={item.raw} />
              {!isLoading && transaction.status === 'ok' && (
                <Section id="value-flow" title="Value flow">
                  <LazyPanel
                    fallback={
                      <div role="status" className="min-h-40 text-muted">
                        Loading…
                      </div>
                    }
                  >
                    <ValueFlowPanel key={hash} transaction={transaction} hash={hash} />
                  </LazyPanel>
                </Section>
              )}
            </>
          )}
          <div className="my-4">
            <Origin origin={item.origin} />
            <RawApiResponse raw={item.raw} />
          </div>
        </>
      )}
    </section>
  )
}

/** What it did next to what it cost, then its input data. */
function TransactionFacts({ transaction, hash }: { transaction: Transaction; hash: string }) {
  const { chain } = useChain()
  const { isLoading, isLost } = useTransaction()
  const isListUnsupported = useUnsupportedEndpoints(['transactionTokenTransfers']).size > 0
  return (
    <>
      <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <DetailRows facts={mainFacts(transaction, { hash, chain, isLoading, isLost, isListUnsupported })} />
        <DetailRows facts={feeFacts(transaction, chain)} />
      </div>
      <Section id="call" title="Input data">
        <DetailRows facts={callFacts(transaction, chain)} />
      </Section>
    </>
  )
}

/** Fields that the chain's API adds to the documented ones, as they are. */
function ChainSpecificFields({ raw }: { raw: unknown }) {
  const groups = chainSpecificFields(raw, transactionFields)
  return (
    groups !== null && (
      <Section id="chain-specific" title="Chain-specific fields">
        {groups.map(({ name, fields }) => (
          <div key={name} className="mb-3 border-b border-line pb-3">
            {name !== '' && (
              <h3 className="mb-1 font-semibold">
                <UntrustedText text={labelOf({ other: name })} max={40} />
              </h3>
            )}
            <RawRecord raw={fields} />
          </div>
        ))}
      </Section>
    )
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-2 text-lg font-semibold">
        {title}
      </h2>
      {children}
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
