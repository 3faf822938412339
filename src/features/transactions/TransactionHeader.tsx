import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { BlockLink } from '#/entity/links'
import { Status } from '#/entity/Status'
import { When } from '#/entity/When'
import { CopyButton } from '#/ui/CopyButton'
import { FullHash } from '#/ui/FullHash'
import { HostileText } from '#/ui/HostileText'
import { RecordHead } from '#/ui/RecordHead'

/** The head of a transaction's page: its hash, how it ended, where and when; what is not known yet leaves its place empty. */
export function TransactionHeader({ hash }: { hash: string }) {
  const connection = useChain()
  const transaction = useQuery(itemQuery(connection, 'transaction', { hash })).data?.value
  return (
    <RecordHead
      noun="Transaction"
      identity={
        <>
          <FullHash hash={hash} />
          <CopyButton text={hash} what="transaction hash" />
        </>
      }
      marks={
        transaction && (
          <>
            <Status transaction={transaction} />
            <span>
              <span className="text-muted">Block </span>
              <BlockLink chain={connection.chain.id} height={transaction.block_number} />
            </span>
            <When date={transaction.timestamp} />
            {transaction.method && (
              <span>
                <HostileText text={transaction.method} max={40} />
              </span>
            )}
          </>
        )
      }
    />
  )
}
