import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router'
import { LazyNotFound } from '#/shell/boundaries'
import { PageSubject } from '#/ui/PageMeta'

export const Route = createFileRoute('/$chain')({
  beforeLoad: async ({ context, params, location }) => {
    const { config } = context
    const chain = config.chains.find(({ id }) => id === params.chain)
    if (chain) return { chain }

    const { foreignRedirect } = await import('#/features/search/foreignRedirects')
    const href = foreignRedirect(config, location)
    if (href === null) throw notFound()
    throw redirect({ href, replace: true })
  },
  // Every page of a chain has it, and it is little.
  codeSplitGroupings: [],
  component: OfChain,
  notFoundComponent: LazyNotFound,
})

function OfChain() {
  const { chain } = Route.useRouteContext()
  return (
    <PageSubject title={chain.name} description={`Blocks, transactions, addresses and tokens of ${chain.name}.`}>
      <Outlet />
    </PageSubject>
  )
}
