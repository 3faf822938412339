import { useQuery } from '@tanstack/react-query'
import { usePolledItem, type Poll } from '#/data/queries/usePolling'
import { useResetLists } from '#/data/queries/useResetLists'
import { useChain } from '#/data/sources/useChain'
import { sameHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { RecordNotFound } from '#/entity/RecordBoundary'
import { FutureBlock } from '#/features/blocks/FutureBlock'
import { blockSearchQuery } from '#/features/blocks/useBlock'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Shown on all tabs of a block that was not found; `id` is a height or a hash. */
export default function UnknownBlockPage({ id }: { id: string }) {
  const poll = usePolledItem('block', { id })
  useResetLists({ id })
  return (
    <section aria-label="Block overview">
      <PageMeta />
      <UnknownBlock id={id} poll={poll} />
    </section>
  )
}

/** Explains why a block was not found, and polls for it: the height may be produced soon, the hash may be indexed soon. */
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
      <Notice title="This hash belongs to a transaction, not to a block">
        <a href={paths.transaction(connection.chain.id, hash)}>Open transaction</a>
      </Notice>
    )
  }
  return (
    <RecordNotFound id={hash} poll={poll} noun="Block" elsewhere={(id) => paths.block(id, hash)}>
      <p>It may not be indexed yet, may have been reorged, or be on another chain.</p>
    </RecordNotFound>
  )
}
