import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { useAddressSet } from '#/data/addressSet/addressSet'
import { paths } from '#/domain/paths'
import { AddressSetEditor } from '#/features/portfolio/AddressSetEditor'
import { TabBar } from '#/ui/TabBar'

export const Route = createFileRoute('/portfolio')({ component: PortfolioLayout })

const TABS = [{ label: 'Portfolio', href: paths.portfolio() }]

/** The set of addresses, above what is shown of it. */
function PortfolioLayout() {
  const connection = Route.useRouteContext()
  const set = useAddressSet(connection.config)
  const path = useRouterState({ select: ({ location }) => paths.of(location.pathname) })
  return (
    <>
      <h1 className="pt-5 text-xl font-semibold">Portfolio</h1>
      <AddressSetEditor connection={connection} set={set} />
      <TabBar label="Portfolio" links={TABS} current={path} />
      <Outlet />
    </>
  )
}
