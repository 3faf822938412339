import type { RollupBatch } from '#/api/schemas/rollupParts'
import { FullL1Link } from '#/entity/L1Link'
import { FullTimestamp } from '#/entity/Timestamp'
import { CopyButton } from '#/ui/CopyButton'
import { fullHash } from '#/ui/Hash'
import { UntrustedText } from '#/ui/UntrustedText'
import { FirstOf } from '#/ui/FirstOf'

/** The blobs of a batch, each by its hash or commitment, with where it is stored. */
export function BatchBlobs({ blobs }: { blobs: NonNullable<RollupBatch['blobs']> }) {
  return (
    <FirstOf list={blobs}>
      {(shown) => (
        <ol className="flex flex-col gap-2">
          {shown.map(({ hash, commitment, cert, height, namespace, l1_transaction_hash, l1_timestamp }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- blobs have no identity but their position
            <li key={index}>
              <Bytes name="blob hash" value={hash} />
              <Bytes name="commitment" value={commitment} />
              <Bytes name="certificate" value={cert} />
              <Bytes name="namespace" value={namespace} />
              {height !== null && <div className="text-sm text-muted">height {height}</div>}
              {l1_transaction_hash && (
                <div>
                  <span className="mr-2 text-sm text-muted">L1 txn</span>
                  <FullL1Link page="tx" id={l1_transaction_hash} />
                </div>
              )}
              {l1_timestamp && (
                <div className="text-sm text-muted">
                  <FullTimestamp date={l1_timestamp} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </FirstOf>
  )
}

/** Certificates can have kilobytes. */
const MAX_LENGTH = 1000

function Bytes({ name, value }: { name: string; value: string | null }) {
  if (!value) return null
  return (
    <div>
      <span className="mr-2 text-sm text-muted">{name}</span>
      <span className={fullHash}>
        <UntrustedText text={value} max={MAX_LENGTH} />
      </span>
      <CopyButton text={value} what={name} />
    </div>
  )
}
