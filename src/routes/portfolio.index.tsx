import { createFileRoute } from '@tanstack/react-router'
import { PortfolioPage } from '#/features/portfolio/PortfolioPage'

/** What the holdings are grouped by, if not by asset. */
interface PortfolioSearch {
  by?: 'chain' | 'address'
}

export const Route = createFileRoute('/portfolio/')({
  validateSearch: ({ by }: Record<string, unknown>): PortfolioSearch =>
    by === 'chain' || by === 'address' ? { by } : {},
  component: Portfolio,
})

function Portfolio() {
  return <PortfolioPage reach={Route.useRouteContext()} by={Route.useSearch().by ?? 'asset'} />
}
