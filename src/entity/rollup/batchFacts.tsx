import type { RollupBatch } from '#/api/schemas/rollupParts'
import { FullL1Link } from '#/entity/L1Link'
import { BatchBlobs } from '#/entity/rollup/BatchBlobs'
import { containerName } from '#/entity/rollup/containerName'
import { L1Transaction } from '#/entity/rollup/L1Transaction'
import { StatusWords } from '#/entity/StatusWords'
import { FullTimestamp } from '#/entity/Timestamp'
import type { Fact } from '#/ui/DetailRows'
import { FirstOf } from '#/ui/FirstOf'

/** The batch that a rollup writes to L1 with a block or transaction in it; each kind of rollup has some of the facts. */
export function batchFacts(batch: Partial<RollupBatch>): Fact[] {
  const { batch_number, status, batch_data_container, l1_timestamp, l1_transaction_hashes, blobs } = batch
  return [
    {
      label: 'Status',
      hint: 'How far the rollup has written it to L1, as reported by the API.',
      value: status ? <StatusWords text={status} /> : null,
    },
    {
      label: 'Batch number',
      hint: 'Number of the batch that the rollup writes to L1.',
      value: batch_number ?? null,
    },
    {
      label: 'Data container',
      hint: 'Where the data of the batch is stored.',
      value: batch_data_container ? <StatusWords text={containerName(batch_data_container)} /> : null,
    },
    {
      label: 'L1 timestamp',
      hint: 'When the batch was written to L1.',
      value: l1_timestamp ? <FullTimestamp date={l1_timestamp} /> : null,
    },
    {
      label: 'L1 txns',
      hint: 'Transactions on L1 that have the data of the batch.',
      value: l1_transaction_hashes?.length ? <L1Transactions hashes={l1_transaction_hashes} /> : null,
    },
    ...stepFacts(batch),
    {
      label: 'Blobs',
      hint: 'Parts of the data of the batch, by where they are stored.',
      value: blobs?.length ? <BatchBlobs blobs={blobs} /> : null,
    },
  ]
}

/** A transaction on L1 of the batch. */
function step(label: string, hint: string, { hash, timestamp, status, block_number }: Step): Fact {
  return {
    label,
    hint,
    value:
      hash || timestamp || status ? (
        <L1Transaction
          hash={hash ?? null}
          timestamp={timestamp ?? null}
          status={status ?? null}
          block_number={block_number ?? null}
        />
      ) : null,
  }
}

/** The transactions on L1 that bring the batch from one status to the next. */
function stepFacts(batch: Partial<RollupBatch>): Fact[] {
  return [
    step('Commitment txn', HINTS.stored, batch.commitment_transaction ?? {}),
    step('Confirmation txn', HINTS.final, batch.confirmation_transaction ?? {}),
    step('Commit txn', HINTS.stored, {
      hash: batch.commit_transaction_hash,
      timestamp: batch.commit_transaction_timestamp,
    }),
    step('Sequence txn', HINTS.stored, { hash: batch.sequence_transaction_hash }),
    step('Prove txn', HINTS.proved, {
      hash: batch.prove_transaction_hash,
      timestamp: batch.prove_transaction_timestamp,
    }),
    step('Verify txn', HINTS.proved, { hash: batch.verify_transaction_hash }),
    step('Execute txn', HINTS.final, {
      hash: batch.execute_transaction_hash,
      timestamp: batch.execute_transaction_timestamp,
    }),
  ]
}

type L1Step = NonNullable<RollupBatch['commitment_transaction']>
type Step = { readonly [Name in keyof L1Step]?: L1Step[Name] | undefined }

const HINTS = {
  stored: 'Transaction on L1 that stored the batch.',
  proved: 'Transaction on L1 that proved the batch.',
  final: 'Transaction on L1 that made the batch final.',
}

function L1Transactions({ hashes }: { hashes: readonly string[] }) {
  return (
    <FirstOf list={hashes}>
      {(shown) =>
        shown.map((hash, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a hash may come more than once
          <div key={index}>
            <FullL1Link page="tx" id={hash} />
          </div>
        ))
      }
    </FirstOf>
  )
}
