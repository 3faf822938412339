import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { useAddressSet } from '#/data/addressSet/addressSet'
import { paths } from '#/domain/links/paths'
import { AddressSetEditor } from '#/features/portfolio/AddressSetEditor'
import { TabBar } from '#/ui/TabBar'

export const Route = createFileRoute('/portfolio')({ component: PortfolioLayout })

const TABS = [
  { label: 'Portfolio', path: paths.portfolio() },
  { label: 'Tax file', path: paths.portfolio('tax') },
]

/** The set of addresses, above what is shown of it. */
function PortfolioLayout() {
  const connection = Route.useRouteContext()
  const set = useAddressSet(connection.config)
  const path = useRouterState({ select: ({ location }) => paths.of(location.pathname) })
  // A set in the fragment is the same in all tabs.
  const fragment = useRouterState({ select: ({ location }) => location.hash && `#${location.hash}` })
  const links = TABS.map((tab) => ({ label: tab.label, href: tab.path + fragment }))
  return (
    <>
      <h1 className="pt-5 text-xl font-semibold md:text-2xl">Portfolio</h1>
      <AddressSetEditor connection={connection} set={set} />
      <TabBar label="Portfolio" links={links} current={path + fragment} />
      <Outlet />
    </>
  )
}
