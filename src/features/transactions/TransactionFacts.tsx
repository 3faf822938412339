import { transactionFields } from '#/api/schemas/transaction'
import type { FoundTransaction, SoughtTransaction } from '#/data/transaction'
import { useChain } from '#/data/useChain'
import { useLacks } from '#/data/useLacks'
import { callFacts } from '#/features/transactions/callFields'
import { costFacts } from '#/features/transactions/costFields'
import { unreadFields } from '#/features/transactions/unreadFields'
import { whatFacts } from '#/features/transactions/whatFields'
import type { Transaction } from '#/api/schemas/transaction'
import { labelOf } from '#/domain/open'
import { Facts } from '#/ui/Facts'
import { HostileText } from '#/ui/HostileText'
import { ServerRecord } from '#/ui/ServerRecord'

interface TransactionFactsProps {
  transaction: Transaction
  hash: string
  raw: FoundTransaction['raw']
  sought: Pick<SoughtTransaction, 'filling' | 'forgotten'>
}

/** What is known of a transaction: what it did beside what it cost, what it called, and what only its chain knows. */
export function TransactionFacts({ transaction, hash, raw, sought }: TransactionFactsProps) {
  const { chain } = useChain()
  const unlisted = useLacks(['transactionTokenTransfers']).size > 0
  const unread = unreadFields(raw, transactionFields)
  return (
    <>
      <div className="grid items-start gap-x-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <Facts facts={whatFacts(transaction, { hash, chain, unlisted, ...sought })} />
        <Facts facts={costFacts(transaction, chain)} />
      </div>
      <section aria-labelledby="call" className="mt-8">
        <h2 id="call" className="mb-2 text-lg font-semibold">
          What was called
        </h2>
        <Facts facts={callFacts(transaction, chain)} />
      </section>
      {unread !== null && (
        <section aria-labelledby="unread" className="mt-8">
          <h2 id="unread" className="mb-2 text-lg font-semibold">
            Particular to this chain
          </h2>
          {unread.map(({ name, fields }) => (
            <div key={name} className="mb-3 border-b border-line pb-3">
              {name !== '' && (
                <h3 className="mb-1 font-semibold">
                  <HostileText text={labelOf({ other: name })} max={40} />
                </h3>
              )}
              <ServerRecord raw={fields} />
            </div>
          ))}
        </section>
      )}
    </>
  )
}
