import { lazy } from 'react'
import type { UserOperation } from '#/api/schemas/userOperation'
import { useRecord } from '#/data/queries/useRecord'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/links/paths'
import { useNativePrice } from '#/entity/useNativePrice'
import { RecordBody, RecordBoundary } from '#/entity/RecordBoundary'
import { OperationApprovalNote } from '#/entity/userOperation/OperationApprovalNote'
import { CALL_ID } from '#/entity/userOperation/operationAnchors'
import { callFacts, operationFeeFacts, partyFacts, signatureFacts } from '#/features/userOperations/userOperationFacts'
import { DetailRows, factColumns } from '#/ui/DetailRows'
import { LazyPanel } from '#/ui/LazyPanel'

/** Lazy: most user operations are found. */
const OtherRecordByHash = lazy(() => import('#/entity/OtherRecordByHash'))

/** A user operation in full: who takes part, what it cost, what it called, and the raw API response. */
export function UserOperationOverview({ hash }: { hash: string }) {
  const record = useRecord('userOperation', { hash })
  const { config } = useChain()
  return (
    <section aria-label="Overview">
      {record.state === 'absent' && (
        <div className="flex flex-wrap gap-x-4 pb-3">
          <LazyPanel fallback={null}>
            <OtherRecordByHash hash={hash} missing="user operation" />
          </LazyPanel>
          {config.chains.length > 1 && (
            <a href={paths.search(null, hash)} className="underline">
              Search all chains
            </a>
          )}
        </div>
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
      <OperationApprovalNote operation={operation} />
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
