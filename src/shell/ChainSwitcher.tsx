import { lazy, Suspense, useState } from 'react'
import type { Chain, Config } from '#/data/config'
import { colorOf } from '#/shell/Shell'

const ChainList = lazy(() => import('#/shell/ChainList'))

/** Shows the current chain and offers the others, each as a link to the same page there. */
export function ChainSwitcher({ config, chain }: { config: Config; chain: Chain | null }) {
  const [wanted, setWanted] = useState(false)
  return (
    <div className="shrink-0">
      <button
        type="button"
        popoverTarget="chains"
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => setWanted(true)}
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
        <Suspense>{wanted && <ChainList config={config} current={chain?.id ?? null} />}</Suspense>
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
