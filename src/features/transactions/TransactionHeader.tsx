import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useTransaction } from '#/data/queries/transaction'
import { isMissing } from '#/data/queries/record'
import { findChain } from '#/data/config/config'
import { useChain } from '#/data/sources/useChain'
import { optionalWhenIdle } from '#/data/whenIdle'
import { shortHash } from '#/domain/hashes/hash'
import { RECORD_NOUNS } from '#/entity/pageTitles'
import { paths } from '#/domain/links/paths'
import { summaryText } from '#/domain/transactions/summaryParts'
import { transactionState } from '#/domain/transactions/transactionState'
import { BlockLink } from '#/entity/links'
import { RecordActions } from '#/entity/RecordActions'
import { StaleBadge } from '#/entity/StaleBadge'
import { Timestamp } from '#/entity/Timestamp'
import { TransactionStatusBadge } from '#/entity/TransactionStatusBadge'
import { nameWithId } from '#/entity/nftName'
import { instanceOf } from '#/entity/transferredTokens'
import type { DeliveryNoteProps } from '#/features/transactions/delivery/DeliveryNote'
import type { ReplacedNoteProps } from '#/features/transactions/ReplacedNote'
import { failedMark } from '#/features/transactions/summary/bundle'
import { SuspectNote } from '#/features/transactions/SuspectNote'
import type { TransactionReplyProps } from '#/features/transactions/TransactionReplyChoices'
import { TransactionSentence } from '#/features/transactions/TransactionSentence'
import type { TransactionSummary } from '#/features/transactions/useTransactionSummary'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/Hash'
import { PageMeta, PageSubject } from '#/ui/PageMeta'
import { RecordHeader, RecordSentence } from '#/ui/RecordHeader'

/** Lazy: they are in a menu that is opened later. */
const TransactionReplyChoices = lazy<ComponentType<TransactionReplyProps>>(() =>
  optionalWhenIdle(() => import('#/features/transactions/TransactionReplyChoices')),
)

/** Lazy: few transactions replaced another one. */
const ReplacedNote = lazy<ComponentType<ReplacedNoteProps>>(() =>
  optionalWhenIdle(() => import('#/features/transactions/ReplacedNote')),
)

/** Lazy: few transactions are of a bridge. */
const DeliveryNote = lazy<ComponentType<DeliveryNoteProps>>(() =>
  optionalWhenIdle(() => import('#/features/transactions/delivery/DeliveryNote')),
)

interface TransactionHeaderProps {
  hash: string
  summary: TransactionSummary
  /** Whether the overview is shown below, and not one of the lists. */
  isOverview: boolean
}

/** Sets title and description of a transaction's pages: the overview's by its summary, the lists' by their names. */
export function TransactionSubject({
  hash,
  summary: { summary, transfers },
  isOverview,
  children,
}: TransactionHeaderProps & { children: ReactNode }) {
  const { chain, config } = useChain()
  const { value } = useTransaction()
  const block = value?.block_number ?? null
  const nftName = (token: string | null, id: bigint) => nameWithId(instanceOf(token, id, transfers), id)
  const chainName = (id: string) => findChain(config, id)?.name ?? null
  const text = summary.length > 0 ? summaryText(summary, chain.currency, { nftName, chainName }) : undefined
  return (
    <PageSubject
      title={`Transaction ${shortHash(hash)}`}
      description={
        text === undefined
          ? `Status, value, fee and token transfers of transaction ${shortHash(hash)} on ${chain.name}.`
          : `${text}; ${block === null ? 'on' : `in block ${block} of`} ${chain.name}.`
      }
      path={paths.transaction(chain.id, hash)}
    >
      {isOverview && <PageMeta title={text} description={text} />}
      {children}
    </PageSubject>
  )
}

/** The header of a transaction's pages: hash, status, block, timestamp and summary. */
export function TransactionHeader({ hash, summary, isOverview }: TransactionHeaderProps) {
  const { chain } = useChain()
  const lookup = useTransaction()
  const { state, value } = lookup
  return (
    <RecordHeader
      noun={RECORD_NOUNS.tx}
      parents={[{ key: 'transactions', label: 'Transactions', href: paths.transactions(chain.id) }]}
      sentence={
        <RecordSentence room="long" clamp={!isOverview} inHeading>
          {value ? (
            <TransactionSentence transaction={value} summary={summary} chain={chain} hash={hash} />
          ) : isMissing(lookup) ? (
            shortHash(hash)
          ) : undefined}
        </RecordSentence>
      }
      identity={
        <>
          <FullHash hash={hash} />
          <CopyButton text={hash} what="transaction hash" />
        </>
      }
      actions={
        <RecordActions
          what="Transaction hash"
          id={hash}
          json={lookup.text}
          reply={
            value && (
              <TransactionReplyChoices transaction={{ ...value, hash }} summary={summary} isLost={lookup.isLost} />
            )
          }
        />
      }
      marks={
        value ? (
          <Marks isReplaced={summary.replacedBy !== null} failedOperations={failedMark(summary.summary)} />
        ) : isMissing(lookup) ? (
          state === 'absent' && <span className="icon icon-ban text-muted">Not found</span>
        ) : undefined
      }
    >
      {value?.status === 'ok' && summary.summary.some(({ kind }) => kind === 'chain') && (
        <Suspense fallback={<p className="min-h-13 pt-2 md:min-h-8">Loading delivery…</p>}>
          <DeliveryNote transaction={value} summary={summary.summary} />
        </Suspense>
      )}
      {value && value.block_number !== null && (
        <Suspense>
          <ReplacedNote transaction={value} />
        </Suspense>
      )}
      {summary.suspect && <SuspectNote suspect={summary.suspect} />}
    </RecordHeader>
  )
}

/** Status, and block and timestamp if it has them, in one line. */
function Marks({ isReplaced, failedOperations }: { isReplaced: boolean; failedOperations: string | null }) {
  const { chain } = useChain()
  const { value: transaction, isLost, isPolling, query } = useTransaction()
  if (!transaction) return null
  const isPending = !isReplaced && transactionState(transaction).kind === 'pending'
  return (
    <>
      <TransactionStatusBadge transaction={transaction} isLost={isLost} isReplaced={isReplaced} />
      {/* On a small screen it would need a line of its own, below the sentence that says it. */}
      {failedOperations && <span className="icon icon-cross text-bad max-md:hidden">{failedOperations}</span>}
      {!isPending && (
        <>
          {transaction.block_number !== null && (
            <span>
              <span className="text-muted">Block </span>
              <BlockLink chain={chain.id} height={transaction.block_number} />
            </span>
          )}
          {transaction.timestamp && <Timestamp date={transaction.timestamp} />}
        </>
      )}
      {!isLost && <StaleBadge query={query} />}
      {isPending && isPolling && <span className="text-muted">Refreshes every few seconds</span>}
    </>
  )
}
