import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router'
import { NotFound } from '#/shell/boundaries'
import { PageSubject } from '#/ui/PageMeta'

export const Route = createFileRoute('/$chain')({
  beforeLoad: async ({ context, params, location }) => {
    const { config, queryClient } = context
    const chain = config.chains.find(({ id }) => id === params.chain)
    if (chain) return { chain }

    const { leadOf } = await import('#/features/search/links')
    const lead = leadOf(config, location)
    if (!lead) throw notFound()
    const { hash, href } = lead
    const [, , , , ...tabs] = href.split('/')
    const found = hash && (await (await import('#/data/lookup')).pathOfHashAnywhere(queryClient, context, hash))
    throw redirect({ href: found ? [found, ...tabs].join('/') : href, replace: true })
  },
  component: OfChain,
  notFoundComponent: NotFound,
})

function OfChain() {
  const { chain } = Route.useRouteContext()
  return (
    <PageSubject title={chain.name} description={`Blocks, transactions, addresses and tokens of ${chain.name}.`}>
      <Outlet />
    </PageSubject>
  )
}
