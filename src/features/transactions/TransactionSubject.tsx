import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTransaction } from '#/data/transaction'
import { useChain } from '#/data/useChain'
import { useSettled } from '#/data/useSettled'
import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { PageSubject } from '#/ui/PageMeta'

/** What all tabs of a transaction are titled with, and what they are described by. */
export function TransactionSubject({ hash, children }: { hash: string; children: ReactNode }) {
  const { chain } = useChain()
  const { found, forgotten } = useTransaction(hash)
  // The page's sentence, whose code no list waits for.
  const words = useQuery({
    queryKey: ['code', 'transactionText'],
    queryFn: () => import('#/features/transactions/transactionText'),
    staleTime: Infinity,
    enabled: useSettled(),
  }).data
  return (
    <PageSubject
      title={`Transaction ${shortHash(hash)}`}
      description={
        found?.value && words
          ? words.transactionText(found.value, { forgotten }, chain)
          : `Status, value, fee and calls of transaction ${shortHash(hash)} on ${chain.name}.`
      }
      path={paths.transaction(chain.id, hash)}
    >
      {children}
    </PageSubject>
  )
}
