import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { listRoute } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { useHasWatched } from '#/data/watch/watches'
import { paths } from '#/domain/links/paths'
import { IndexingNote } from '#/entity/IndexingNote'
import { StaleHeadNote } from '#/entity/StaleHeadNote'
import { ChainStats } from '#/features/home/ChainStats'
import { Examples } from '#/features/home/Examples'
import { LatestHeading } from '#/features/home/LatestHeading'
import { LatestBlocks } from '#/features/home/LatestBlocks'
import { RecentBlocks } from '#/features/home/RecentBlocks'
import { latestTransactionsTable } from '#/features/transactions/columns'
import { ListPage } from '#/list/ListPage'
import { LazyPanel } from '#/ui/LazyPanel'
import { PageMeta, PartOfPage } from '#/ui/PageMeta'

const BookmarksAndRecent = lazy(() => import('#/features/home/BookmarksAndRecent'))
const WatchPanel = lazy(() => import('#/features/watch/WatchPanel'))

export const Route = createFileRoute('/$chain/')({
  ...listRoute('mainPageTransactions'),
  component: Home,
})

function Home() {
  const connection = useChain()
  const { chain, config } = connection
  const isOnlyChain = config.chains.length === 1
  const hasWatched = useHasWatched()
  return (
    <>
      <PageMeta />
      <div className="flex flex-wrap items-baseline gap-x-4 pt-5">
        <h1 className="text-xl font-semibold md:text-2xl">{chain.name}</h1>
        <StaleHeadNote />
        <IndexingNote />
      </div>
      {/* With one chain, this is the page of all chains. */}
      {isOnlyChain && <Examples examples={config.examples} />}
      {isOnlyChain && hasWatched && (
        <LazyPanel>
          <WatchPanel connection={connection} />
        </LazyPanel>
      )}
      <ChainStats />
      <LatestBlocks />
      <RecentBlocks />
      <div className="pt-4">
        <LatestHeading what="transactions" href={paths.transactions(chain.id)} />
      </div>
      <PartOfPage>
        <ListPage definition={latestTransactionsTable} params={Route.useParams()} search={{}} />
      </PartOfPage>
      {isOnlyChain && (
        <LazyPanel>
          <BookmarksAndRecent config={config} />
        </LazyPanel>
      )}
    </>
  )
}
