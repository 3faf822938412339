import { lazy, Suspense } from 'react'
import { ApiError } from '#/api/errors'
import { useChain } from '#/data/sources/useChain'
import { blockKind } from '#/domain/blockKind'
import { StaleBadge } from '#/entity/StaleBadge'
import { RecordBoundary } from '#/entity/RecordBoundary'
import { firstFacts } from '#/features/blocks/firstFields'
import { BesideChain, OtherFacts } from '#/features/blocks/laterParts'
import { useBlock } from '#/features/blocks/useBlock'
import { AfterPaint } from '#/ui/AfterPaint'
import { Button } from '#/ui/Button'
import { DetailRows } from '#/ui/DetailRows'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Few servers have no record of a block. */
const ComposedBlock = lazy(() => import('#/features/blocks/ComposedBlock'))

const what = 'Details of the block'

/** What is known of one block that there is; `id` is a height or a hash. */
export function BlockOverview({ id }: { id: string }) {
  const known = useBlock(id)
  const { query, unserved } = known
  return (
    <section aria-label="Overview of the block">
      <PageMeta />
      {unserved ? (
        <Suspense>
          <ComposedBlock key={id} id={id} known={known} />
        </Suspense>
      ) : (
        <RecordBoundary
          what={what}
          absent="No such block is known here."
          error={query.isFetching ? null : query.error}
          onRetry={() => void query.refetch()}
        >
          {query.data && <Known query={query} item={query.data} />}
        </RecordBoundary>
      )}
    </section>
  )
}

type BlockQuery = ReturnType<typeof useBlock>['query']

interface KnownProps {
  query: BlockQuery
  item: NonNullable<BlockQuery['data']>
}

/** What its server sent of a block. */
function Known({ query, item: { value, raw } }: KnownProps) {
  const { chain } = useChain()
  return (
    <>
      <StaleBadge query={query} />
      {value === null ? (
        <Notice tone="bad" title={`${what} came back unreadable`} />
      ) : (
        <>
          {query.isRefetchError && <Stale error={query.error} onRetry={() => void query.refetch()} />}
          <AfterPaint place={blockKind(value) === 'chain' ? null : <div className="min-h-36" />}>
            <BesideChain block={value} />
          </AfterPaint>
          <DetailRows facts={firstFacts(value, chain)} />
        </>
      )}
      <AfterPaint>
        <OtherFacts block={value} raw={raw} />
      </AfterPaint>
    </>
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
