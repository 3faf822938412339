import { useQuery } from '@tanstack/react-query'
import { usePolledItem, type Poll } from '#/data/queries/usePolling'
import { useListsAnew } from '#/data/queries/useRestartedLists'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hash'
import { paths } from '#/domain/paths'
import { AbsentRecord } from '#/entity/AbsentRecord'
import { FutureBlock } from '#/features/blocks/FutureBlock'
import { blockSearchQuery } from '#/features/blocks/useBlock'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Shown on all tabs of a block that the API does not know; `id` is a height or a hash. */
export default function UnknownBlockPage({ id }: { id: string }) {
  const poll = usePolledItem('block', { id })
  useListsAnew({ id })
  return (
    <section aria-label="Overview of the block">
      <PageMeta />
      <UnknownBlock id={id} poll={poll} />
    </section>
  )
}

/** Explains why a block is not found, and polls for it: a height may be produced yet, a hash may be indexed yet. */
export function UnknownBlock({ id, poll }: { id: string; poll: Poll }) {
  return /^\d+$/.test(id) ? <FutureBlock height={id} poll={poll} /> : <UnknownBlockHash hash={id} poll={poll} />
}

function UnknownBlockHash({ hash, poll }: { hash: string; poll: Poll }) {
  const connection = useChain()
  const { data } = useQuery(blockSearchQuery(connection, hash))
  const isTransaction = data?.rows.some(
    ({ value }) => value?.type === 'transaction' && sameHash(value.transaction_hash, hash),
  )
  if (isTransaction) {
    return (
      <Notice title="This is the hash of a transaction, not of a block">
        <a href={paths.transaction(connection.chain.id, hash)}>Open the transaction</a>
      </Notice>
    )
  }
  return (
    <AbsentRecord id={hash} poll={poll} noun="block" elsewhere={(id) => paths.block(id, hash)}>
      <p>It may not be indexed yet, may have been left behind by a reorganisation, or be on another chain.</p>
    </AbsentRecord>
  )
}
