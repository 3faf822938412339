import { createFileRoute } from '@tanstack/react-router'
import { PageMeta } from '#/ui/PageMeta'

export const Route = createFileRoute('/portfolio/')({ component: Portfolio })

function Portfolio() {
  return <PageMeta title="Portfolio" />
}
