import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#/features/settings/SettingsPage'

export const Route = createFileRoute('/settings')({ component: Settings })

function Settings() {
  const { config } = Route.useRouteContext()
  return <SettingsPage proUrl={config.proUrl} />
}
