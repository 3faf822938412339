import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '#/data/queries/listRequest'
import { useChain } from '#/data/sources/useChain'
import { paths } from '#/domain/paths'
import { ChainStats } from '#/features/home/ChainStats'
import { LatestBlocks } from '#/features/home/LatestBlocks'
import { RecentBlocks } from '#/features/home/RecentBlocks'
import { latestTransactionsTable } from '#/features/transactions/columns'
import { ListPage } from '#/list/ListPage'
import { PageMeta, PartOfPage } from '#/ui/PageMeta'

export const Route = createFileRoute('/$chain/')({
  ...listRoute('mainPageTransactions'),
  component: Home,
})

function Home() {
  const { chain } = useChain()
  return (
    <>
      <PageMeta />
      <h1 className="pt-5 text-xl font-semibold md:text-2xl">{chain.name}</h1>
      <ChainStats />
      <LatestBlocks />
      <RecentBlocks />
      <div className="flex items-baseline justify-between pt-4">
        <h2 className="text-lg font-semibold">Latest transactions</h2>
        <a href={paths.transactions(chain.id)}>View all transactions</a>
      </div>
      <PartOfPage>
        <ListPage definition={latestTransactionsTable} params={Route.useParams()} search={{}} />
      </PartOfPage>
    </>
  )
}
