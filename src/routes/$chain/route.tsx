import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router'
import { defaultChain, findChain } from '#/data/config'
import { chainlessPath } from '#/domain/paths'
import { NotFound } from '#/shell/boundaries'

export const Route = createFileRoute('/$chain')({
  beforeLoad: ({ context: { config }, params, location }) => {
    const chain = findChain(config, params.chain)
    const rest = location.pathname.slice(params.chain.length + 1)
    // A slug leads to the same page by the chain's id; a path without a chain to the default one.
    if (chain && chain.id !== params.chain)
      throw redirect({ href: `/${chain.id}${rest}${location.searchStr}`, replace: true })
    const path = chain ? null : chainlessPath(location.pathname)
    if (path) throw redirect({ href: `/${defaultChain(config).id}${path}${location.searchStr}`, replace: true })
    if (!chain) throw notFound()
    return { chain }
  },
  component: Outlet,
  notFoundComponent: () => <NotFound />,
})
