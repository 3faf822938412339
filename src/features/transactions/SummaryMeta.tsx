import type { ReactNode } from 'react'
import type { Transaction } from '#/api/schemas/transaction'
import { useChain } from '#/data/sources/useChain'
import { title } from '#/domain/summaryParts'
import { useSummary } from '#/features/transactions/useSummary'
import { PageMeta } from '#/ui/PageMeta'

interface SummaryMetaProps {
  transaction: Transaction
  hash: string
  /** Whether its server lost it while it waited. */
  forgotten: boolean
}

/** Titles the page of a transaction with what it did. */
export function SummaryMeta({ transaction, ...known }: SummaryMetaProps): ReactNode {
  const { chain } = useChain()
  const { summary } = useSummary(transaction, known)
  const did = summary.length > 0 ? title(summary, chain.currency) : undefined
  return <PageMeta title={did} description={did} />
}
