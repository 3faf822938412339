import { createRootRoute, createRoute, lazyRouteComponent, Outlet, useParams } from '@tanstack/react-router'
import { type ComponentType, createElement } from 'react'
import { Search } from './Search'

/** The parameters in the path of a page: `id` of a block, `hash` of an address or transaction. */
export interface PageProps {
  chain: string
  id: string
  hash: string
}

function usePageProps(): PageProps {
  const { chain = '', id = '', hash = '' } = useParams({ strict: false })
  return { chain, id, hash }
}

const root = createRootRoute({ component: Root })

function Root() {
  return (
    <>
      <header className="flex h-12 gap-4 border-b border-gray-300 p-3">
        <a href="/">The floor</a>
        <Search chain={usePageProps().chain} />
      </header>
      <Outlet />
    </>
  )
}

/** A page whose code is loaded with its route. */
const page = (path: string, load: () => Promise<{ default: ComponentType<PageProps> }>) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(async () => {
      const { default: Page } = await load()
      return { default: () => createElement(Page, usePageProps()) }
    }),
  })

/** What a link to a page that the floor does not have opens. */
const other = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: () => (
    <main>
      <h1>{location.pathname}</h1>
    </main>
  ),
})

export const routeTree = root.addChildren([
  page('/$chain/txs', () => import('./Transactions')),
  page('/$chain/block/$id/txs', () => import('./Transactions')),
  page('/$chain/addresses', () => import('./Holders')),
  page('/$chain/address/$hash/nft', () => import('./Nfts')),
  page('/$chain/search', () => import('./SearchResults')),
  page('/$chain/tx/$hash', () => import('./Transaction')),
  page('/$chain/tx/$hash/token-transfers', () => import('./TokenTransfers')),
  other,
])
