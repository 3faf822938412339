import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy } from 'react'
import { byBlock } from '#/data/routeParams'
import { useRouteTabs } from '#/data/routeTabs'
import { paths } from '#/domain/links/paths'
import { BlockHeader, useBlockMeta } from '#/features/blocks/BlockHeader'
import { prefetchBlock } from '#/features/blocks/blockQuery'
import { useBlock } from '#/features/blocks/useBlock'
import { PageTabs } from '#/shell/PageTabs'
import { LazyPanel } from '#/ui/LazyPanel'
import { PageSubject } from '#/ui/PageMeta'

const UnknownBlock = lazy(() => import('#/features/blocks/UnknownBlock'))

export const Route = createFileRoute('/$chain/block/$id')({
  beforeLoad: byBlock,
  loader: ({ context, params, preload }) => prefetchBlock(context, params.id, preload),
  component: BlockPage,
})

function BlockPage() {
  const { chain, id } = Route.useParams()
  const { state, value: block } = useBlock(id)
  const tabs = useRouteTabs('/$chain/block/$id', {
    txs: { count: block?.transactions_count },
    internal: { count: block?.internal_transactions_count },
    withdrawals: { count: block?.withdrawals_count },
  })
  return (
    <PageSubject {...useBlockMeta(id)}>
      <BlockHeader id={id} />
      <PageTabs label="Block" base={paths.block(chain, id)} tabs={tabs} />
      {state === 'absent' ? (
        // No skeleton of a block, which the header says is not found.
        <LazyPanel fallback={<div className="min-h-60" />}>
          <UnknownBlock id={id} />
        </LazyPanel>
      ) : (
        <Outlet />
      )}
    </PageSubject>
  )
}
