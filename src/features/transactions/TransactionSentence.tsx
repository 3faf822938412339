import type { ReactNode } from 'react'
import type { InternalTransaction } from '#/api/schemas/internalTransaction'
import type { Token } from '#/api/schemas/token'
import type { Transaction } from '#/api/schemas/transaction'
import type { Chain } from '#/data/config/config'
import { paths } from '#/domain/links/paths'
import type { SummaryFact } from '#/domain/transactions/summaryParts'
import { namedAddresses } from '#/entity/namedAddresses'
import { SummarySentence } from '#/entity/SummarySentence'
import { factSourceHref } from '#/features/transactions/factSourceLinks'
import type { TransactionSummary } from '#/features/transactions/useTransactionSummary'

interface TransactionSentenceProps {
  transaction: Transaction
  summary: Pick<TransactionSummary, 'summary' | 'token' | 'transfers'> &
    Partial<Pick<TransactionSummary, 'amountTokens'>>
  /** Other records of the transaction, for the names of addresses. */
  calls?: readonly InternalTransaction[]
  /** Other tokens that the sentence names. */
  tokens?: readonly Token[]
  chain: Chain
  hash: string
}

/** What a transaction did or tried to do, as a sentence whose parts link to the data they are taken from. */
export function TransactionSentence({
  transaction,
  summary: { summary, token: called, transfers, amountTokens },
  calls,
  tokens,
  chain,
  hash,
}: TransactionSentenceProps): ReactNode {
  return (
    <SummarySentence
      summary={summary}
      chain={chain}
      names={namedAddresses([transaction, ...transfers, ...(calls ?? [])])}
      transfers={transfers}
      tokens={[...(tokens ?? []), ...(amountTokens ?? []), ...(called === null ? [] : [called])]}
      rate={transaction.exchange_rate}
      hrefOf={(fact) => sourceOf(fact, chain.id, hash)}
    />
  )
}

/** The page or field that a fact can be checked on: for operations of a bundle the page of a single one, or the list of all. */
function sourceOf(fact: SummaryFact, chain: string, hash: string): string {
  if (fact.kind === 'operations')
    return fact.hash === null
      ? paths.transaction(chain, hash, 'user-operations')
      : paths.userOperation(chain, fact.hash)
  return `${factSourceHref(chain, hash, fact.evidence)}${(fact.kind === 'record' && fact.query) || ''}`
}
