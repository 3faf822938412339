import { createFileRoute } from '@tanstack/react-router'
import { Tools } from '#/shell/Tools'

export const Route = createFileRoute('/$chain/tools')({ component: Tools })
