import { useQueryClient } from '@tanstack/react-query'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/numberFormat'
import { RecordSkeleton } from '#/entity/RecordBoundary'
import { RecordError } from '#/entity/RecordError'
import { composedBlockFacts } from '#/features/blocks/blockFacts'
import { OrphanedBlockNotice } from '#/features/blocks/OrphanedBlockNotice'
import { UnknownBlock } from '#/features/blocks/UnknownBlock'
import { blockSearchQuery, blocksInSearch, blockTransactionsRequest, type useBlock } from '#/features/blocks/useBlock'
import { type AllPages, useAllPages } from '#/list/useAllPages'
import { Button } from '#/ui/Button'
import { DetailRows } from '#/ui/DetailRows'
import { RawApiResponse } from '#/ui/RawApiResponse'

/** Pages of 50 transactions: more than most blocks have. */
const MAX_PAGES = 20

/** The overview of a block whose API has no endpoint for single blocks: what the search and all its transactions say. */
export default function ComposedBlock({ id, record }: { id: string; record: ReturnType<typeof useBlock> }) {
  const connection = useChain()
  const cache = useQueryClient()
  const { search, block } = record
  const pages = useAllPages(connection, blockTransactionsRequest(id), { most: MAX_PAGES, wanted: true })
  if (block === null) {
    if (search.isPending || pages.state === 'loading') return <RecordSkeleton />
    if (search.error && pages.error) {
      const retry = () => {
        void search.refetch()
        pages.resume()
      }
      return (
        <RecordError
          error={search.error}
          what="Details of the block"
          absent="No such block is known here."
          onRetry={retry}
        />
      )
    }
    const poll = async () => {
      const { rows } = await cache.fetchQuery({ ...blockSearchQuery(connection, id), staleTime: 0 })
      const results = rows.map(({ value }) => value)
      if (blocksInSearch(id, results).length === 0) throw new Error('not found yet')
      pages.resume()
    }
    return <UnknownBlock id={id} poll={poll} />
  }
  const result = search.data?.rows.find(({ value }) => blocksInSearch(id, [value]).length > 0)
  return (
    <>
      <OrphanedBlockNotice block={block} />
      <TransactionsProgress pages={pages} />
      <DetailRows facts={composedBlockFacts(block, connection.chain, pages.rows.length)} />
      <div className="my-4">
        <RawApiResponse raw={result?.raw} />
      </div>
    </>
  )
}

/** Says where the facts are from, and how many of the transactions have been loaded. */
function TransactionsProgress({ pages: { rows, state, stop, resume } }: { pages: AllPages<'blockTransactions'> }) {
  const count = grouped(rows.length)
  const texts = {
    loading: `Reading its transactions: ${count} so far.`,
    stopped: `Stopped after ${count} of its transactions.`,
    failed: `Its transactions could not be read beyond the first ${count}.`,
    cut: `It holds more than the ${count} transactions that were read.`,
    complete: `Its transactions are read whole: ${count}.`,
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-muted">
      <p>
        This server has no record of a block itself: this is what its search and the block’s transactions tell.{' '}
        <span role="status">{texts[state]}</span>
      </p>
      {state === 'loading' && <Button onClick={stop}>Stop</Button>}
      {state !== 'loading' && state !== 'complete' && <Button onClick={resume}>Go on</Button>}
    </div>
  )
}
