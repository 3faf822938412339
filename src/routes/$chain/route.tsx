import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router'
import { defaultChain, findChain } from '#/data/config'
import { isTransactionHash } from '#/domain/hash'
import { chainlessPath } from '#/domain/paths'
import { NotFound } from '#/shell/boundaries'
import { PageSubject } from '#/ui/PageMeta'

export const Route = createFileRoute('/$chain')({
  beforeLoad: async ({ context, params, location }) => {
    const { config, queryClient } = context
    const chain = findChain(config, params.chain)
    const go = (path: string) => redirect({ href: path + location.searchStr, replace: true })
    // A slug leads to the same page by the chain's id.
    if (chain && chain.id !== params.chain) throw go(`/${chain.id}${location.pathname.slice(params.chain.length + 1)}`)
    if (chain) return { chain }

    // A path as other explorers write it leads to the chain that has its hash, else to the default one.
    const path = chainlessPath(location.pathname)
    if (!path) throw notFound()
    const [, , hash, ...tabs] = path.split('/')
    const found = isTransactionHash(hash)
      ? await (await import('#/data/lookup')).pathOfHashAnywhere(queryClient, context, hash)
      : null
    throw go(found ? [found, ...tabs].join('/') : `/${defaultChain(config).id}${path}`)
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
