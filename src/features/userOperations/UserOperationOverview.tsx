import type { UserOperation } from '#/api/schemas/userOperation'
import { useRecord } from '#/data/queries/useRecord'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { useNativePrice } from '#/entity/useNativePrice'
import { RecordBody, RecordBoundary } from '#/entity/RecordBoundary'
import { CALL_ID } from '#/entity/userOperation/operationAnchors'
import { callFacts, operationFeeFacts, partyFacts, signatureFacts } from '#/features/userOperations/userOperationFacts'
import { DetailRows, factColumns } from '#/ui/DetailRows'

/** A user operation in full: who takes part, what it cost, what it called, and the raw API response. */
export function UserOperationOverview({ hash }: { hash: string }) {
  const record = useRecord('userOperation', { hash })
  const { chain } = useChain()
  return (
    <section aria-label="Overview">
      {record.state === 'absent' && (
        <p className="pb-3">
          If this is the hash of a transaction,{' '}
          <a href={paths.transaction(chain.id, hash)} className="underline">
            open the transaction
          </a>
        </p>
      )}
      <RecordBoundary record={record} what="User operations" absent="User operation not found" hasTabs={false}>
        {(known) => (
          <RecordBody noun="User operation" record={known}>
            {(operation) => <UserOperationDetails operation={operation} />}
          </RecordBody>
        )}
      </RecordBoundary>
    </section>
  )
}

function UserOperationDetails({ operation }: { operation: UserOperation }) {
  const { chain } = useChain()
  const rate = useNativePrice()
  return (
    <>
      <div className={factColumns}>
        <DetailRows facts={partyFacts(operation, chain, rate)} />
        <DetailRows facts={operationFeeFacts(operation, chain, rate)} />
      </div>
      <section aria-labelledby={CALL_ID} className="mt-8">
        <h2 id={CALL_ID} className="mb-2 text-lg font-semibold">
          Call data
        </h2>
        <DetailRows facts={[...callFacts(operation, chain), ...signatureFacts(operation)]} />
      </section>
    </>
  )
}
