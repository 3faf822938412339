import { OrphanedBlockNotice } from './OrphanedBlockNotice'
import { useQueryClient } from '@tanstack/react-query'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/amounts/numberFormat'
import { RecordError, RecordSkeleton } from '#/entity/RecordBoundary'
import { composedBlockFacts } from '#/features/blocks/blockFacts'
import { UnknownBlock } from '#/features/blocks/UnknownBlock'
import {
  type BlockLookup,
  blockSearchQuery,
  blocksInSearch,
  blockTransactionsRequest,
} from '#/features/blocks/useBlock'
import { type AllPages, useAllPages } from '#/list/useAllPages'
import { Button } from '#/ui/Button'
import { DetailRows } from '#/ui/DetailRows'
import { RawApiResponse } from '#/ui/RawRecord'

/** Pages of 50 transactions: more than most blocks have. */
const MAX_PAGES = 20

/** The overview of a block if the API has no endpoint for single blocks: composed of the search result and all transactions. */
export default function ComposedBlock({ id, record }: { id: string; record: BlockLookup }) {
  const connection = useChain()
  const cache = useQueryClient()
  const { search, value: block, raw } = record
  const pages = useAllPages(connection, blockTransactionsRequest(id), { most: MAX_PAGES, wanted: true })
  if (block === null) {
    if (search.isPending || pages.state === 'loading') return <RecordSkeleton />
    if (search.error && pages.error) {
      const retry = () => {
        void search.refetch()
        pages.resume()
      }
      return <RecordError error={search.error} what="Block details" absent="Block not found" onRetry={retry} />
    }
    const poll = async () => {
      const { rows } = await cache.fetchQuery({ ...blockSearchQuery(connection, id), staleTime: 0 })
      const results = rows.map(({ value }) => value)
      if (blocksInSearch(id, results).length === 0) throw new Error('not found yet')
      pages.resume()
    }
    return <UnknownBlock id={id} poll={poll} />
  }
  return (
    <>
      <OrphanedBlockNotice block={block} />
      <TransactionsProgress pages={pages} />
      <DetailRows facts={composedBlockFacts(block, connection.chain, pages.rows.length)} />
      <div className="my-4">
        <RawApiResponse raw={raw} />
      </div>
    </>
  )
}

/** Shows the source of the facts, and how many of the transactions have been loaded. */
function TransactionsProgress({ pages: { rows, state, stop, resume } }: { pages: AllPages<'blockTransactions'> }) {
  const count = grouped(rows.length)
  const texts = {
    loading: `Loading transactions… ${count} so far`,
    stopped: `Stopped after ${count} transactions.`,
    failed: `Couldn’t load more than ${count} transactions.`,
    cut: `More than ${count} transactions.`,
    complete: `All ${count} transactions loaded.`,
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-muted">
      <p>
        Partial data: computed from the block’s transactions. <span role="status">{texts[state]}</span>
      </p>
      {state === 'loading' && <Button onClick={stop}>Stop</Button>}
      {state !== 'loading' && state !== 'complete' && (
        <Button onClick={resume}>{state === 'failed' ? 'Retry' : state === 'stopped' ? 'Resume' : 'Load more'}</Button>
      )}
    </div>
  )
}
