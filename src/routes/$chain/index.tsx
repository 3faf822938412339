import { createFileRoute } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { afterFirstPage } from '#/data/later'
import { listRoute } from '#/data/listRequest'
import { useChain } from '#/data/useChain'
import { paths } from '#/domain/paths'
import { ChainFigures } from '#/features/home/ChainFigures'
import { BlocksInLine } from '#/features/home/BlocksInLine'
import { latestTransactionsLook } from '#/features/transactions/columns'
import { ListPage } from '#/list/ListPage'
import { PageMeta, PartOfPage } from '#/ui/PageMeta'

/** Pictures come when all else stands; without them nothing is missing. */
const RecentBlocks = lazy<ComponentType>(() =>
  afterFirstPage()
    .then(() => import('#/features/home/RecentBlocks'))
    .catch(() => ({ default: () => null })),
)

export const Route = createFileRoute('/$chain/')({
  ...listRoute('mainPageTransactions'),
  component: Home,
})

function Home() {
  const { chain } = useChain()
  return (
    <>
      <PageMeta />
      <h1 className="pt-5 text-xl font-semibold">{chain.name}</h1>
      <ChainFigures />
      <BlocksInLine />
      {/* The room that the pictures take. */}
      <Suspense fallback={<div className="min-h-101 border-b border-line md:min-h-40" />}>
        <RecentBlocks />
      </Suspense>
      <div className="flex items-baseline justify-between pt-4">
        <h2 className="text-lg font-semibold">Latest transactions</h2>
        <a href={paths.transactions(chain.id)}>All transactions</a>
      </div>
      <PartOfPage>
        <ListPage look={latestTransactionsLook} params={Route.useParams()} search={{}} />
      </PartOfPage>
    </>
  )
}
