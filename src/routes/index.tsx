import { createFileRoute } from '@tanstack/react-router'
import { AddChainHint } from '#/features/home/AddChainHint'
import { BookmarksAndRecent } from '#/features/home/BookmarksAndRecent'
import { ChainDirectory } from '#/features/home/ChainDirectory'
import { ChainListNote } from '#/features/home/ChainListNote'
import { PageMeta } from '#/ui/PageMeta'

export const Route = createFileRoute('/')({ component: Chains })

function Chains() {
  const connection = Route.useRouteContext()
  return (
    <>
      <PageMeta title="All chains" />
      <h1 className="pt-5 pb-1 text-2xl font-semibold">Chains</h1>
      <AddChainHint demo={connection.config.demo} />
      {connection.config.chainsFrom && <ChainListNote connection={connection} />}
      <BookmarksAndRecent />
      <ChainDirectory connection={connection} />
    </>
  )
}
