import { createFileRoute } from '@tanstack/react-router'
import { ChainDirectory } from '#/features/home/ChainDirectory'
import { PageMeta } from '#/ui/PageMeta'

export const Route = createFileRoute('/')({ component: Chains })

function Chains() {
  return (
    <>
      <PageMeta title="All chains" />
      <h1 className="py-5 text-2xl font-semibold">Chains</h1>
      <ChainDirectory connection={Route.useRouteContext()} />
    </>
  )
}
