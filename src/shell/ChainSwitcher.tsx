import { useRouterState } from '@tanstack/react-router'
import type { Chain, Config } from '#/data/config'
import { paths } from '#/domain/paths'
import { colorOf } from '#/shell/Shell'

/** Pages that mean the same on any chain; the others (a transaction, a token) belong to one and lead to its home instead. */
const keeps =
  /^\/\d+\/((?:txs|blocks|addresses|tokens|internal-transactions|withdrawals|search)$|address\/0x[\da-f]{40}\b.*)/i

/** The address of the same page on another chain, where it makes sense there; else that chain's home. */
export function samePageOn(chain: string, pathname: string, search: string): string {
  const rest = keeps.exec(pathname)?.[1]
  if (!rest) return paths.chain(chain)
  // A cursor belongs to the chain that gave it.
  const parameters = new URLSearchParams(search)
  parameters.delete('cursor')
  const text = parameters.toString()
  return `/${chain}/${rest}${text ? `?${text}` : ''}`
}

/** Shows the current chain and offers the others, each as a link to the same page there. */
export function ChainSwitcher({ config, chain }: { config: Config; chain: Chain | null }) {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  return (
    <div className="shrink-0">
      <button
        type="button"
        popoverTarget="chains"
        aria-label={`Chain: ${chain?.name ?? 'all'}. Switch`}
        className="flex min-h-11 max-w-40 items-center gap-2 rounded-sm border border-line px-2 font-medium hover:bg-sunken md:min-h-8"
        style={{ anchorName: '--chains' }}
      >
        <ChainDot chain={chain} />
        <span className="hidden truncate sm:inline">{chain?.name ?? 'All chains'}</span>
        <span aria-hidden className="text-xs text-muted">
          ▾
        </span>
      </button>
      <div
        id="chains"
        popover="auto"
        className="max-h-[70dvh] min-w-60 overflow-y-auto rounded-sm border border-line-strong bg-raised p-1 text-ink"
        style={{
          positionAnchor: '--chains',
          inset: 'auto',
          top: 'calc(anchor(bottom, 3rem) + 4px)',
          left: 'anchor(left, 1rem)',
          margin: 0,
        }}
      >
        <nav aria-label="Chains">
          {(['mainnet', 'testnet'] as const).map((kind) => (
            <ul key={kind} aria-label={kind === 'mainnet' ? 'Main networks' : 'Test networks'}>
              {config.chains
                .filter(({ testnet }) => testnet === (kind === 'testnet'))
                .map((each) => (
                  <li key={each.id}>
                    <a
                      href={samePageOn(each.id, pathname, searchStr)}
                      aria-current={each.id === chain?.id ? 'true' : undefined}
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
      </div>
    </div>
  )
}

/** The colour of a chain as a small disc, or a ring for all of them. */
export function ChainDot({ chain }: { chain: Chain | null }) {
  return (
    <span
      aria-hidden
      className="size-2.5 shrink-0 rounded-full border border-line-strong"
      style={chain ? { background: colorOf(chain), borderColor: colorOf(chain) } : undefined}
    />
  )
}
