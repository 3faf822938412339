import { createFileRoute } from '@tanstack/react-router'
import { MoreLists } from '#/shell/MoreLists'

export const Route = createFileRoute('/$chain/lists')({ component: MoreLists })
