import { createFileRoute } from '@tanstack/react-router'
import { DevnetPage } from '#/features/devnet/DevnetPage'

export const Route = createFileRoute('/$chain/devnet')({ component: DevnetPage })
