import { FullL1Link, L1Link } from '#/entity/L1Link'
import { StatusWords } from '#/entity/StatusWords'
import { FullTimestamp } from '#/entity/Timestamp'

interface L1TransactionProps {
  hash: string | null
  timestamp: Date | null
  /** In the API's words. */
  status: string | null
  block_number: number | null
}

/** A transaction on L1 that a batch goes through, for detail pages. */
export function L1Transaction({ hash, status, timestamp, block_number }: L1TransactionProps) {
  const hasMore = status !== null || timestamp !== null || block_number !== null
  return (
    <>
      <FullL1Link page="tx" id={hash} />
      {hasMore && (
        <div className="text-sm text-muted [&>*]:mr-3">
          {status && (
            <span>
              <StatusWords text={status} />
            </span>
          )}
          {block_number !== null && (
            <span>
              L1 block <L1Link page="block" id={String(block_number)} />
            </span>
          )}
          {timestamp && (
            <span>
              <FullTimestamp date={timestamp} />
            </span>
          )}
        </div>
      )}
    </>
  )
}
