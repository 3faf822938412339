import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { AdminGate } from '#/features/admin/AdminGate'

export const Route = createFileRoute('/admin')({
  beforeLoad: ({ context }) => {
    if (!context.config.meritsUrl) throw notFound()
  },
  component: Admin,
})

function Admin() {
  const { config, fetch } = Route.useRouteContext()
  return (
    <AdminGate config={config} fetch={fetch}>
      <Outlet />
    </AdminGate>
  )
}
