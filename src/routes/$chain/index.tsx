import { createFileRoute } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { listRoute } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { useSettled } from '#/data/useSettled'
import { paths } from '#/domain/paths'
import { ChainFigures } from '#/features/home/ChainFigures'
import { BlocksInLine } from '#/features/home/BlocksInLine'
import { PicturesPlace } from '#/features/home/PicturesPlace'
import { latestTransactionsTable } from '#/features/transactions/columns'
import { ListPage } from '#/list/ListPage'
import { PageMeta, PartOfPage } from '#/ui/PageMeta'

/** Without pictures nothing is missing. */
const RecentBlocks = lazy<ComponentType<{ place: ReactNode }>>(() =>
  import('#/features/home/RecentBlocks').catch(() => ({ default: () => null })),
)

export const Route = createFileRoute('/$chain/')({
  ...listRoute('mainPageTransactions'),
  component: Home,
})

function Home() {
  const { chain } = useChain()
  // Pictures come when all else stands.
  const settled = useSettled()
  return (
    <>
      <PageMeta />
      <h1 className="pt-5 text-xl font-semibold">{chain.name}</h1>
      <ChainFigures />
      <BlocksInLine />
      <Suspense fallback={<PicturesPlace />}>
        {settled ? <RecentBlocks place={<PicturesPlace />} /> : <PicturesPlace />}
      </Suspense>
      <div className="flex items-baseline justify-between pt-4">
        <h2 className="text-lg font-semibold">Latest transactions</h2>
        <a href={paths.transactions(chain.id)}>All transactions</a>
      </div>
      <PartOfPage>
        <ListPage definition={latestTransactionsTable} params={Route.useParams()} search={{}} />
      </PartOfPage>
    </>
  )
}
