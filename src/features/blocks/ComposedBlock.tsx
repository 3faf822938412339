import { useQueryClient } from '@tanstack/react-query'
import { useChain } from '#/data/sources/useChain'
import { grouped } from '#/domain/numberFormat'
import { RecordError } from '#/entity/RecordError'
import { AbsentBlock } from '#/features/blocks/AbsentBlock'
import { BesideChain } from '#/features/blocks/BesideChain'
import { hitsOf } from '#/features/blocks/composed'
import { composedFacts } from '#/features/blocks/otherFields'
import { FutureBlock } from '#/features/blocks/FutureBlock'
import { searchForBlock, transactionsOf, type useBlock } from '#/features/blocks/useBlock'
import { type AllPages, useAllPages } from '#/list/useAllPages'
import { Button } from '#/ui/Button'
import { DetailRows } from '#/ui/DetailRows'
import { RawApiResponse } from '#/ui/RawApiResponse'

/** Fifty transactions each: more than most blocks hold. */
const mostPages = 20

/** A block of a server that has no record of one: what its search and its list of the block's transactions tell, and no more. */
export default function ComposedBlock({ id, known }: { id: string; known: ReturnType<typeof useBlock> }) {
  const connection = useChain()
  const cache = useQueryClient()
  const { search, block } = known
  const pages = useAllPages(connection, transactionsOf(id), { most: mostPages, wanted: true })
  const searched = search.data?.rows ?? []
  const looking = search.isPending || pages.state === 'loading'
  if (block === null) {
    if (looking)
      return (
        <div role="status" className="min-h-dvh border-y border-line bg-sunken p-3 text-muted">
          Loading…
        </div>
      )
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
      const { rows } = await cache.fetchQuery({ ...searchForBlock(connection, id), staleTime: 0 })
      if (
        hitsOf(
          id,
          rows.map(({ value }) => value),
        ).length === 0
      )
        throw new Error('not found yet')
      pages.resume()
    }
    return /^\d+$/.test(id) ? <FutureBlock height={id} poll={poll} /> : <AbsentBlock hash={id} poll={poll} />
  }
  return (
    <>
      <BesideChain block={block} />
      <Progress pages={pages} />
      <DetailRows facts={composedFacts(block, connection.chain, pages.rows.length)} />
      <div className="my-4">
        <RawApiResponse raw={searched.find(({ value }) => value !== null && hitsOf(id, [value]).length > 0)?.raw} />
      </div>
    </>
  )
}

/** Says where the facts are from, and how far their source has been read. */
function Progress({ pages: { rows, state, stop, resume } }: { pages: AllPages<'blockTransactions'> }) {
  const count = grouped(rows.length)
  const words = {
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
        <span role="status">{words[state]}</span>
      </p>
      {state === 'loading' && <Button onClick={stop}>Stop</Button>}
      {state !== 'loading' && state !== 'complete' && <Button onClick={resume}>Go on</Button>}
    </div>
  )
}
