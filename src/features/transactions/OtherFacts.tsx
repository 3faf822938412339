import type { ReactNode } from 'react'
import { type Transaction, transactionFields } from '#/api/schemas/transaction'
import type { SoughtTransaction } from '#/data/queries/transaction'
import { useChain } from '#/data/sources/useChain'
import { labelOf } from '#/domain/open'
import { callFacts } from '#/features/transactions/callFields'
import { Origin } from '#/features/transactions/Origin'
import { unreadFields } from '#/features/transactions/unreadFields'
import { ValueFlow } from '#/features/transactions/ValueFlow'
import { DetailRows } from '#/ui/DetailRows'
import { UntrustedText } from '#/ui/UntrustedText'
import { RawApiResponse } from '#/ui/RawApiResponse'
import { RawRecord } from '#/ui/RawRecord'

interface OtherFactsProps {
  /** Null where it can't be read. */
  transaction: Transaction | null
  hash: string
  found: NonNullable<SoughtTransaction['found']>
  filling: boolean
}

/** What is known of a transaction below its first facts: what it called, what only its chain knows, where value went, and all that its server sent. */
export function OtherFacts({ transaction, hash, found: { raw, origin }, filling }: OtherFactsProps): ReactNode {
  return (
    <>
      {transaction && (
        <>
          <Called transaction={transaction} />
          <Unread raw={raw} />
          {!filling && <ValueFlow transaction={transaction} hash={hash} />}
        </>
      )}
      <div className="my-4">
        <Origin origin={origin} />
        <RawApiResponse raw={raw} />
      </div>
    </>
  )
}

function Called({ transaction }: { transaction: Transaction }) {
  const { chain } = useChain()
  return (
    <section aria-labelledby="call" className="mt-8">
      <h2 id="call" className="mb-2 text-lg font-semibold">
        What was called
      </h2>
      <DetailRows facts={callFacts(transaction, chain)} />
    </section>
  )
}

function Unread({ raw }: { raw: unknown }) {
  const unread = unreadFields(raw, transactionFields)
  return (
    unread !== null && (
      <section aria-labelledby="unread" className="mt-8">
        <h2 id="unread" className="mb-2 text-lg font-semibold">
          Particular to this chain
        </h2>
        {unread.map(({ name, fields }) => (
          <div key={name} className="mb-3 border-b border-line pb-3">
            {name !== '' && (
              <h3 className="mb-1 font-semibold">
                <UntrustedText text={labelOf({ other: name })} max={40} />
              </h3>
            )}
            <RawRecord raw={fields} />
          </div>
        ))}
      </section>
    )
  )
}
