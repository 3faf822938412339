import { ApiError } from '#/api/errors'
import { useChain } from '#/data/useChain'
import { OneRecord } from '#/entity/OneRecord'
import { BesideChain } from '#/features/blocks/BesideChain'
import { ComposedBlock } from '#/features/blocks/ComposedBlock'
import { blockFacts } from '#/features/blocks/fields'
import { useBlock } from '#/features/blocks/useBlock'
import { Button } from '#/ui/Button'
import { Facts } from '#/ui/Facts'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** What is known of one block that there is; `id` is a height or a hash. */
export function BlockOverview({ id }: { id: string }) {
  const { chain } = useChain()
  const known = useBlock(id)
  const { query, unserved } = known
  return (
    <section aria-label="Overview of the block">
      <PageMeta />
      {unserved ? (
        <ComposedBlock key={id} id={id} known={known} />
      ) : (
        <OneRecord query={query} what="Details of the block" absent="No such block is known here.">
          {(value) => (
            <>
              {query.isRefetchError && <Stale error={query.error} onRetry={() => void query.refetch()} />}
              <BesideChain block={value} />
              <Facts facts={blockFacts(value, chain)} />
            </>
          )}
        </OneRecord>
      )}
    </section>
  )
}

/** Says that a block could not be read anew, so that what is shown is what was known before. */
function Stale({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const gone = error instanceof ApiError && error.kind === 'not-found'
  return (
    <div className="py-4">
      <Notice title={gone ? 'The server does not know this block any more' : 'This block could not be read anew'}>
        <p>What stands here is what was known of it before.</p>
        <Button onClick={onRetry}>Try again</Button>
      </Notice>
    </div>
  )
}
