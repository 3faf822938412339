import { createFileRoute } from '@tanstack/react-router'
import { NetworksPage } from '#/features/admin/NetworksPage'

export const Route = createFileRoute('/admin/networks/')({ component: NetworksPage })
