import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#/domain/paths'
import { ChainMark } from '#/entity/ChainMark'
import { PageMeta } from '#/ui/PageMeta'

export const Route = createFileRoute('/')({ component: Chains })

function Chains() {
  const { config } = Route.useRouteContext()
  return (
    <div className="py-8">
      <PageMeta title="All chains" />
      <h1 className="mb-4 text-2xl font-semibold">Chains</h1>
      <ul className="grid max-w-4xl gap-px border border-line bg-line md:grid-cols-2">
        {config.chains.map((chain) => (
          <li key={chain.id} className="bg-ground">
            <a
              href={paths.chain(chain.id)}
              className="flex items-center gap-3 p-4 text-ink hover:bg-sunken hover:no-underline"
            >
              <ChainMark chain={chain} />
              <span className="grow text-lg font-medium">{chain.name}</span>
              <span className="text-muted">{chain.currency.symbol}</span>
              {chain.testnet && <span className="text-sm text-muted">testnet</span>}
              <span className="font-mono text-sm text-muted">{chain.id}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
