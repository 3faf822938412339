import { OrphanedBlockNotice } from './OrphanedBlockNotice'
import { lazy } from 'react'
import { ApiError } from '#/api/errors'
import { useChain } from '#/data/sources/useChain'
import { RecordBoundary, RecordSkeleton } from '#/entity/RecordBoundary'
import { StaleBadge } from '#/entity/StaleBadge'
import { batchesOf } from '#/entity/rollup/batchesOf'
import { batchFacts } from '#/entity/rollup/batchFacts'
import { contentFacts, gasFacts } from '#/features/blocks/blockFacts'
import { l1MessageFacts } from '#/features/blocks/l1MessageFacts'
import { useBlock } from '#/features/blocks/useBlock'
import { Button } from '#/ui/Button'
import { DetailRows, factColumns } from '#/ui/DetailRows'
import { FactSection } from '#/ui/FactSection'
import { LazyPanel } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { RawApiResponse } from '#/ui/RawRecord'

/** Few APIs have no endpoint for single blocks. */
const ComposedBlock = lazy(() => import('#/features/blocks/ComposedBlock'))

const what = 'Block details'

/** The first tab of a block: its facts and the raw API response. */
export function BlockOverview({ id }: { id: string }) {
  const record = useBlock(id)
  const { query, isUnsupported } = record
  return (
    <section aria-label="Block overview" className="pt-4">
      <PageMeta />
      {isUnsupported ? (
        <LazyPanel fallback={<RecordSkeleton />}>
          <ComposedBlock key={id} id={id} record={record} />
        </LazyPanel>
      ) : (
        <RecordBoundary
          what={what}
          absent="Block not found"
          error={query.isFetching ? null : query.error}
          onRetry={() => void query.refetch()}
        >
          {query.data && <BlockDetails query={query} item={query.data} />}
        </RecordBoundary>
      )}
    </section>
  )
}

type BlockQuery = ReturnType<typeof useBlock>['query']

interface BlockDetailsProps {
  query: BlockQuery
  item: NonNullable<BlockQuery['data']>
}

function BlockDetails({ query, item: { value: block, raw } }: BlockDetailsProps) {
  const { chain } = useChain()
  const { error } = query
  const isGone = error instanceof ApiError && error.kind === 'not-found'
  // Data from a list row has no age that StaleBadge could show.
  const isRow = query.dataUpdatedAt === 0
  return (
    <>
      {error && (isGone || isRow) ? (
        <RefetchError isGone={isGone} onRetry={() => void query.refetch()} />
      ) : (
        <StaleBadge query={query} />
      )}
      {block === null ? (
        <Notice tone="bad" title="Block details could not be read" />
      ) : (
        <>
          <OrphanedBlockNotice block={block} />
          <div className={factColumns}>
            <DetailRows facts={contentFacts(block, chain)} />
            <DetailRows facts={gasFacts(block, chain)} />
          </div>
          <FactSection id="batch" title="Batch" records={batchesOf(block).map(batchFacts)} />
          <FactSection id="l1-messages" title="L1 messages" records={[l1MessageFacts(block)]} />
        </>
      )}
      <div className="my-4">
        <RawApiResponse raw={raw} />
      </div>
    </>
  )
}

/** Shown above a block that could not be refetched, as its details may be out of date. */
function RefetchError({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  return (
    <div className="py-4">
      <Notice title={isGone ? 'Block no longer found' : 'Couldn’t refresh this block'}>
        <p>The details below may be out of date.</p>
        <Button onClick={onRetry}>Retry</Button>
      </Notice>
    </div>
  )
}
