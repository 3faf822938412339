import { useRouterState } from '@tanstack/react-router'
import type { Config } from '#/data/config'
import { paths } from '#/domain/paths'
import { ChainDot } from '#/shell/ChainSwitcher'

/** Pages that mean the same on any chain; the others (a transaction, a token) belong to one and lead to its home instead. */
const keeps =
  /^\/\d+\/((?:txs|blocks|addresses|tokens|internal-transactions|withdrawals|search)$|address\/0x[\da-f]{40}\b.*)/i

/** The address of the same page on another chain, where it makes sense there; else that chain's home. */
function samePageOn(chain: string, pathname: string, search: string): string {
  const rest = keeps.exec(pathname)?.[1]
  if (!rest) return paths.chain(chain)
  // A cursor belongs to the chain that gave it.
  const parameters = new URLSearchParams(search)
  parameters.delete('cursor')
  const text = parameters.toString()
  return `/${chain}/${rest}${text ? `?${text}` : ''}`
}

/** The chains, each as a link to the page that is shown now. */
export default function ChainList({ config, current }: { config: Config; current: string | null }) {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  return (
    <nav aria-label="Chains">
      {(['mainnet', 'testnet'] as const).map((kind) => (
        <ul key={kind} aria-label={kind === 'mainnet' ? 'Main networks' : 'Test networks'}>
          {config.chains
            .filter(({ testnet }) => testnet === (kind === 'testnet'))
            .map((each) => (
              <li key={each.id}>
                <a
                  href={samePageOn(each.id, pathname, searchStr)}
                  aria-current={each.id === current ? 'true' : undefined}
                  onClick={() => document.getElementById('chains')?.hidePopover()}
                  className="flex min-h-11 items-center gap-2 rounded-xs px-2 text-ink hover:bg-sunken hover:no-underline aria-[current]:font-semibold md:min-h-9"
                >
                  <ChainDot chain={each} />
                  <span className="grow truncate">{each.name}</span>
                  {each.testnet && <span className="text-xs text-muted">testnet</span>}
                  <span className="font-mono text-xs text-muted">{each.id}</span>
                </a>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  )
}
