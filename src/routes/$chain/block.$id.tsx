import { createFileRoute, Outlet } from '@tanstack/react-router'
import { paths } from '#/domain/paths'
import { lazy, Suspense } from 'react'
import { RESOURCES } from '#/api/resources'
import { byBlock } from '#/data/routeParams'
import { BlockHead } from '#/features/blocks/BlockHead'
import { BlockSubject } from '#/features/blocks/BlockSubject'
import { useBlock } from '#/features/blocks/useBlock'
import { PageTabs } from '#/shell/PageTabs'

const UnknownBlock = lazy(() => import('#/features/blocks/UnknownBlock'))

export const Route = createFileRoute('/$chain/block/$id')({
  staticData: { firstRequest: RESOURCES.block.path },
  beforeLoad: byBlock,
  // Comes with the page's own code: no other page needs to know how a block is asked for. Where that cannot be fetched, the page says so.
  loader: ({ context, params, preload }) => {
    import('#/features/blocks/blockQuery')
      .then(({ prefetchBlock }) => prefetchBlock(context, params.id, preload))
      .catch(() => undefined)
  },
  component: BlockPage,
})

function BlockPage() {
  const { chain, id } = Route.useParams()
  const { block, absent } = useBlock(id)
  const tabs = [
    { label: 'Overview', path: '' },
    { label: 'Transactions', path: 'txs', resource: 'blockTransactions', count: block?.transactions_count ?? null },
    {
      label: 'Internal transactions',
      path: 'internal',
      resource: 'blockInternalTransactions',
      count: block?.internal_transactions_count ?? null,
    },
    {
      label: 'Withdrawals',
      path: 'withdrawals',
      resource: 'blockWithdrawals',
      count: block?.withdrawals_count ?? null,
    },
  ] as const
  return (
    <BlockSubject id={id}>
      <BlockHead id={id} />
      <PageTabs label="Block" base={paths.block(chain, id)} tabs={tabs} />
      {/* A block that is not there has nothing in any tab. */}
      {absent ? (
        <Suspense>
          <UnknownBlock id={id} />
        </Suspense>
      ) : (
        <Outlet />
      )}
    </BlockSubject>
  )
}
