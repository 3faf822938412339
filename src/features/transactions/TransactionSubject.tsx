import type { ReactNode } from 'react'
import { useTransaction } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import { useCode } from '#/data/useCode'
import { useSettled } from '#/data/useSettled'
import { shortHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { PageSubject } from '#/ui/PageMeta'

/** What all tabs of a transaction are titled with, and what they are described by. */
export function TransactionSubject({ hash, children }: { hash: string; children: ReactNode }) {
  const { chain } = useChain()
  const { found, forgotten } = useTransaction()
  // The page's sentence, whose code no list waits for.
  const words = useCode('transactionText', () => import('#/features/transactions/transactionText'), useSettled())
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
