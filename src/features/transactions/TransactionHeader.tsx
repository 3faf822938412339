import { useRouterState } from '@tanstack/react-router'
import { useTransaction } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import { useSettled } from '#/data/useSettled'
import { transactionState } from '#/domain/transactionState'
import { paths } from '#/domain/paths'
import { StaleBadge } from '#/entity/StaleBadge'
import { RecordActions } from '#/entity/RecordActions'
import { BlockLink } from '#/entity/links'
import { Timestamp } from '#/entity/Timestamp'
import { TransactionSentence } from '#/features/transactions/laterParts'
import { Standing } from '#/features/transactions/Standing'
import { AfterPaint } from '#/ui/AfterPaint'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/FullHash'
import { UntrustedText } from '#/ui/UntrustedText'
import { RecordHeader } from '#/ui/RecordHeader'
import { SentencePlace } from '#/ui/SentencePlace'
import { Breadcrumbs } from '#/ui/Breadcrumbs'

/** The head of a transaction's page: its hash, how it ended, where and when, and what it did; what is not known yet leaves its place empty. */
export default function TransactionHeader({ hash }: { hash: string }) {
  const { chain } = useChain()
  const { found, forgotten, watched, query, error } = useTransaction()
  const transaction = found?.value ?? null
  const pending = transaction !== null && transactionState(transaction).kind === 'pending'
  const block = transaction?.block_number ?? null
  /** Whether nothing of it will come by itself. */
  const missing = found === null && error !== null
  return (
    <div className="relative">
      {block !== null && (
        <Breadcrumbs
          steps={[
            { key: 'blocks', label: 'Blocks', href: paths.blocks(chain.id) },
            { key: 'block', label: `Block ${block}`, href: paths.block(chain.id, block) },
          ]}
          here="Transaction"
        />
      )}
      <RecordHeader
        noun="Transaction"
        identity={
          <>
            <FullHash hash={hash} />
            <CopyButton text={hash} what="transaction hash" />
          </>
        }
        actions={<RecordActions what="Transaction hash" id={hash} json={found?.text} />}
        marks={
          transaction ? (
            <>
              <Standing transaction={transaction} forgotten={forgotten} />
              {!pending && (
                <>
                  <span>
                    <span className="text-muted">Block </span>
                    <BlockLink chain={chain.id} height={transaction.block_number} />
                  </span>
                  <Timestamp date={transaction.timestamp} />
                </>
              )}
              {/* Where there is no room for it, it stands among the facts. */}
              {transaction.method && (
                <span className="max-md:hidden">
                  <UntrustedText text={transaction.method} max={40} />
                </span>
              )}
              {!forgotten && <StaleBadge query={query} />}
              {pending && watched && <span className="text-muted">Looked at again every few seconds.</span>}
            </>
          ) : missing ? null : undefined
        }
      >
        {!missing && <Sentence hash={hash} />}
      </RecordHeader>
    </div>
  )
}

/** What the transaction did; apart from its head, which need not be drawn anew for it. */
function Sentence({ hash }: { hash: string }) {
  const { chain } = useChain()
  const { found, forgotten } = useTransaction()
  const atOverview = useRouterState({ select: ({ location }) => /\/tx\/\w+\/?$/.test(location.pathname) })
  const settled = useSettled()
  return (
    <SentencePlace about={hash} room={atOverview ? 'long' : 'long above a list'}>
      {/* A list of the transaction's comes first, and needs none of its code. */}
      {found?.value && (atOverview || settled) && (
        <AfterPaint>
          <TransactionSentence transaction={found.value} forgotten={forgotten} chain={chain} hash={hash} />
        </AfterPaint>
      )}
    </SentencePlace>
  )
}
