import { createFileRoute } from '@tanstack/react-router'
import { ApiStatusPage } from '#/features/apiStatus/ApiStatusPage'

export const Route = createFileRoute('/api-status')({ component: ApiStatus })

function ApiStatus() {
  const { config, ledger, scheduler } = Route.useRouteContext()
  return <ApiStatusPage config={config} ledger={ledger} scheduler={scheduler} />
}
