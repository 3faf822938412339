import { OrphanedBlockNotice } from './OrphanedBlockNotice'
import { lazy } from 'react'
import { type Block, blockFields } from '#/api/schemas/block'
import { isNotFound, isUnsupported, type KnownRecord } from '#/data/queries/record'
import { useChain } from '#/data/sources/useChain'
import { ChainSpecificSection } from '#/entity/ChainSpecificSection'
import { RecordBody, RecordBoundary, RecordSkeleton } from '#/entity/RecordBoundary'
import { StaleBadge } from '#/entity/StaleBadge'
import { batchesOf } from '#/entity/rollup/batchesOf'
import { batchFacts } from '#/entity/rollup/batchFacts'
import { contentFacts, gasFacts } from '#/features/blocks/blockFacts'
import { blockL1MessageFacts } from '#/features/blocks/l1MessageFacts'
import { type BlockLookup, useBlock } from '#/features/blocks/useBlock'
import { Button } from '#/ui/Button'
import { DetailRows, factColumns } from '#/ui/DetailRows'
import { FactSection } from '#/ui/FactSection'
import { LazyPanel } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'

/** Few APIs have no endpoint for single blocks. */
const ComposedBlock = lazy(() => import('#/features/blocks/ComposedBlock'))

/** The first tab of a block: its facts and the raw API response. */
export function BlockOverview({ id }: { id: string }) {
  const record = useBlock(id)
  return (
    <section aria-label="Block overview" className="pt-4">
      <PageMeta />
      {isUnsupported(record.query) && record.state !== 'row' ? (
        <LazyPanel fallback={<RecordSkeleton />}>
          <ComposedBlock key={id} id={id} record={record} />
        </LazyPanel>
      ) : (
        <RecordBoundary record={record} what="Block details" absent="Block not found">
          {(known) => <BlockDetails lookup={record} record={known} />}
        </RecordBoundary>
      )}
    </section>
  )
}

interface BlockDetailsProps {
  lookup: BlockLookup
  record: KnownRecord<Block>
}

function BlockDetails({ lookup: { query, retry }, record }: BlockDetailsProps) {
  const { chain } = useChain()
  const { error } = record
  const isGone = isNotFound(error)
  return (
    <>
      {/* The row of a list has no age that StaleBadge could show. */}
      {error && (isGone || record.state === 'row') ? (
        <RefetchError isGone={isGone} onRetry={retry} />
      ) : (
        <StaleBadge query={query} />
      )}
      <RecordBody noun="Block" record={record}>
        {(block) => (
          <>
            <OrphanedBlockNotice block={block} />
            <div className={factColumns}>
              <DetailRows facts={contentFacts(block, chain)} />
              <DetailRows facts={gasFacts(block, chain)} />
            </div>
            <FactSection id="batch" title="Batch" records={batchesOf(block).map(batchFacts)} />
            <FactSection id="l1-messages" title="L1 messages" records={[blockL1MessageFacts(block)]} />
            <ChainSpecificSection raw={record.raw} known={blockFields} />
          </>
        )}
      </RecordBody>
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
