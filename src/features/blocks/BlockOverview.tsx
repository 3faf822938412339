import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '#/data/queries'
import { useChain } from '#/data/useChain'
import { OneRecord } from '#/entity/OneRecord'
import { blockFacts } from '#/features/blocks/fields'
import { Facts } from '#/ui/Facts'
import { PageMeta } from '#/ui/PageMeta'

/** What is known of one block; `id` is a height or a hash. */
export function BlockOverview({ id }: { id: string }) {
  const connection = useChain()
  const { chain } = connection
  const query = useQuery(itemQuery(connection, 'block', { id }))
  return (
    <section aria-label="Overview of the block">
      <PageMeta />
      <OneRecord
        query={query}
        what="Details of the block"
        absent="No such block is known here. The chain may not have come so far, or the block is not indexed yet."
      >
        {(block) => <Facts facts={blockFacts(block, chain)} />}
      </OneRecord>
    </section>
  )
}
