import { createFileRoute } from '@tanstack/react-router'
import { ApiStatusPage } from '#/features/apiStatus/ApiStatusPage'

export const Route = createFileRoute('/api-status')({ component: ApiStatus })

function ApiStatus() {
  const { config, requestLog, requestQueues } = Route.useRouteContext()
  return <ApiStatusPage config={config} requestLog={requestLog} requestQueues={requestQueues} />
}
