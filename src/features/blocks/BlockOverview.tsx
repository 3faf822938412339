import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { ApiError } from '#/api/errors'
import type { Block } from '#/api/schemas/block'
import { useChain } from '#/data/sources/useChain'
import { blockKind } from '#/domain/blocks/blockKind'
import { sameHash } from '#/domain/hashes/hash'
import { paths } from '#/domain/links/paths'
import { RecordBoundary, RecordSkeleton } from '#/entity/RecordBoundary'
import { StaleBadge } from '#/entity/StaleBadge'
import { batchesOf } from '#/entity/rollup/batchesOf'
import { batchFacts } from '#/entity/rollup/batchFacts'
import { contentFacts, gasFacts } from '#/features/blocks/blockFacts'
import { l1MessageFacts } from '#/features/blocks/l1MessageFacts'
import {
  blockSearchQuery,
  type BlockSearchResult,
  blocksInSearch,
  searchResultType,
  useBlock,
} from '#/features/blocks/useBlock'
import { Button } from '#/ui/Button'
import { DetailRows, factColumns } from '#/ui/DetailRows'
import { FactSection } from '#/ui/FactSection'
import { fullHash } from '#/ui/Hash'
import { LazyPanel } from '#/ui/LazyPanel'
import { Notice } from '#/ui/Notice'
import { PageMeta } from '#/ui/PageMeta'
import { RawApiResponse } from '#/ui/RawRecord'
import { UntrustedText } from '#/ui/UntrustedText'

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

const TEXTS = {
  uncle: [
    'Uncle: this block is not canonical',
    'It is valid, but another block of the same height became part of the chain. Its validator may have received an uncle reward.',
  ],
  reorged: [
    'Reorged: this block is not canonical',
    'It was part of the chain until a reorg replaced it. Its transactions count only if a canonical block includes them.',
  ],
  other: ['This block may not be canonical', 'Unknown block type:'],
} as const

/** Explains why a block is not canonical (an uncle, or reorged), and links to the other known blocks of its height. */
export function OrphanedBlockNotice({ block }: { block: Block }) {
  const connection = useChain()
  const { height, hash, type } = block
  const kind = blockKind(block)
  // Few canonical blocks have another at their height: for these only an earlier search is read from the cache.
  const search = useQuery({
    ...blockSearchQuery(connection, String(height)),
    enabled: height !== null && kind !== 'canonical',
  })
  const blocks = blocksInSearch(String(height), search.data?.rows.map(({ value }) => value) ?? [])
  const others = blocks.filter(({ block_hash }) => block_hash !== null && !sameHash(block_hash, hash))
  if (kind === 'canonical') return <SameHeight blocks={others} chain={connection.chain.id} />
  const [title, text] = TEXTS[kind]
  return (
    <div className="py-4">
      <Notice title={title}>
        <p>
          {text} {kind === 'other' && <UntrustedText text={type ?? ''} max={40} />}
        </p>
        {others.length > 0 ? (
          <SameHeight blocks={others} chain={connection.chain.id} />
        ) : (
          height !== null && (
            <a href={paths.block(connection.chain.id, height)} className="underline">
              Canonical block {height}
            </a>
          )
        )}
      </Notice>
    </div>
  )
}

function SameHeight({ blocks, chain }: { blocks: readonly BlockSearchResult[]; chain: string }) {
  if (blocks.length === 0) return null
  return (
    <div className="py-2">
      Also at this height:
      <ul>
        {blocks.map((block) => (
          <li key={block.block_hash}>
            <span className="mr-2 text-muted">
              {searchResultType(block) === 'block' ? (
                'canonical'
              ) : (
                <UntrustedText text={searchResultType(block) ?? 'block'} max={20} />
              )}
            </span>
            <a href={paths.block(chain, block.block_hash ?? '')} className={fullHash}>
              {block.block_hash}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
