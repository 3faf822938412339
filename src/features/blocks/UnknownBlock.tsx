import { usePolledItem } from '#/data/queries/usePolling'
import { useListsAnew } from '#/data/queries/useRestartedLists'
import { AbsentBlock } from '#/features/blocks/AbsentBlock'
import { FutureBlock } from '#/features/blocks/FutureBlock'
import { PageMeta } from '#/ui/PageMeta'

/** Stands in place of a block that the server does not know, on all of its tabs; `id` is a height or a hash. */
export default function UnknownBlock({ id }: { id: string }) {
  const poll = usePolledItem('block', { id })
  useListsAnew({ id })
  return (
    <section aria-label="Overview of the block">
      <PageMeta />
      {/^\d+$/.test(id) ? <FutureBlock height={id} poll={poll} /> : <AbsentBlock hash={id} poll={poll} />}
    </section>
  )
}
