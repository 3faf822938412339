import { useQuery } from '@tanstack/react-query'
import type { Poll } from '#/data/queries/usePolling'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { AbsentRecord } from '#/entity/AbsentRecord'
import { searchForBlock } from '#/features/blocks/useBlock'
import { Notice } from '#/ui/Notice'

/** Stands where a block would be whose hash the server does not know, perhaps because it is a transaction's. */
export function AbsentBlock({ hash, poll }: { hash: string; poll: Poll }) {
  const connection = useChain()
  const { chain } = connection
  const { data } = useQuery(searchForBlock(connection, hash))
  const isTransaction = data?.rows.some(
    ({ value }) => value?.type === 'transaction' && sameHash(value.transaction_hash, hash),
  )
  if (isTransaction) {
    return (
      <Notice title="This is the hash of a transaction, not of a block">
        <a href={paths.transaction(chain.id, hash)}>Open the transaction</a>
      </Notice>
    )
  }
  return (
    <AbsentRecord id={hash} poll={poll} noun="block" elsewhere={(id) => paths.block(id, hash)}>
      <p>It may not be indexed yet, may have been left behind by a reorganisation, or be on another chain.</p>
    </AbsentRecord>
  )
}
