import { useId, useRef, useState } from 'react'
import { type Chain, type Config, featuredChains, nodeUrlOf } from '#/data/config/config'
import { recentChains } from '#/data/settings/recentChains'
import { grouped } from '#/domain/amounts/numberFormat'
import { ChainMark } from '#/entity/ChainMark'
import { useActiveOption } from '#/ui/activeOption'
import { TextBox } from '#/ui/TextBox'

interface ChainListProps {
  config: Config
  current: Chain | null
  /** What selecting a chain does. */
  hint: string
  hrefOn: (chain: Chain) => string
  /** Returns whether to follow the link. */
  onChoose: (chain: Chain) => boolean
}

/** A combobox of chains: an input that filters them, arrow keys that select one, Enter that opens it. */
export function ChainList({ config, current, hint, hrefOn, onChoose }: ChainListProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [recent] = useState(() => recentChains().filter((each) => each !== current?.id))
  const [typed, setTyped] = useState('')
  const groups = chainGroups(config.chains, typed, recent, featuredChains(config))
  const all = groups.flatMap(({ chains }) => chains)
  const count = all.length
  const optionId = (chain: Chain) => `${id}-${chain.id}`
  // At first the first other chain, so that Enter switches.
  const [first] = useState(() =>
    Math.max(
      0,
      all.findIndex((chain) => chain !== current),
    ),
  )
  const { active, select, onKeyDown } = useActiveOption(all.map(optionId), first)

  const onType = (text: string) => {
    setTyped(text)
    select(0)
    list.current?.scrollTo(0, 0)
  }
  return (
    <>
      <div className="border-b border-line p-2">
        <TextBox
          role="combobox"
          aria-label="Filter chains"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={active}
          aria-autocomplete="list"
          aria-describedby={`${id}-hint`}
          placeholder="Name, ID or currency"
          value={typed}
          onText={onType}
          onKeyDown={onKeyDown}
        />
        <p id={`${id}-hint`} className="px-1 pt-2.5 text-sm text-muted">
          {hint}
        </p>
      </div>
      <div ref={list} id={id} role="listbox" aria-label="Chains" className="relative min-h-24 overflow-y-auto p-1">
        {groups.map(({ label, chains }) => (
          <div key={label} role="group" aria-label={label}>
            <div aria-hidden className="px-2 pt-2 pb-1 text-sm text-muted">
              {label}
            </div>
            {chains.map((chain) => (
              <a
                key={chain.id}
                id={optionId(chain)}
                role="option"
                tabIndex={-1}
                href={hrefOn(chain)}
                data-prefetch="never"
                aria-selected={chain === current}
                data-active={optionId(chain) === active || undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  if (!onChoose(chain)) event.preventDefault()
                }}
                className="flex min-h-11 items-center gap-3 rounded-xs px-2 text-ink [contain-intrinsic-size:auto_2.25rem] [content-visibility:auto] hover:bg-sunken hover:no-underline aria-selected:font-semibold data-active:bg-accent-soft data-active:outline-2 data-active:-outline-offset-2 data-active:outline-accent md:min-h-9"
              >
                <ChainMark chain={chain} />
                <span className="min-w-0 grow truncate">{chain.name}</span>
                <span className="max-w-[40%] truncate text-sm font-normal text-muted empty:hidden">
                  {hostOfNode(chain)}
                </span>
                {chain === current && (
                  <span className="icon icon-check text-sm font-normal text-muted">
                    <span className="max-sm:sr-only">current</span>
                  </span>
                )}
                <span className="text-sm font-normal text-muted">{chain.currency.symbol}</span>
                <span className="min-w-16 text-right font-mono text-sm font-normal text-muted">{chain.id}</span>
              </a>
            ))}
          </div>
        ))}
        {count === 0 && <p className="p-3 text-muted">No matching chains</p>}
      </div>
      <p role="status" className="sr-only">
        {typed && `${grouped(count)} ${count === 1 ? 'chain' : 'chains'}`}
      </p>
    </>
  )
}

/** Host and port of the node that a chain is read from: local chains may have the same name and chain ID. */
function hostOfNode(chain: Chain): string | null {
  const url = nodeUrlOf(chain)
  const host = url === undefined ? null : new URL(url, location.origin).host
  return host === location.host || host === null || chain.name.includes(host) ? null : host
}

/** Chains under one heading. */
export interface ChainGroup {
  readonly label: string
  readonly chains: readonly Chain[]
}

/** How well a chain matches the typed text, 0 for the best match; null where it does not match. */
function rankOf({ id, slug = '', name, currency }: Chain, typed: string): number | null {
  const title = name.toLowerCase()
  const codes = [id, slug, currency.symbol.toLowerCase()]
  if (codes.includes(typed) || title === typed) return 0
  if (title.startsWith(typed)) return 1
  const text = ` ${title} ${codes.join(' ')} ${currency.name.toLowerCase()}`
  const words = typed.split(/\s+/)
  if (words.every((word) => text.includes(` ${word}`))) return 2
  return words.every((word) => text.includes(word)) ? 3 : null
}

/**
 * The chains that match the typed text by name, slug, ID or currency, in groups of mainnets and testnets, the best match first.
 * Without a text, the chains in `recent` (by ID) come first, then the featured ones.
 */
export function chainGroups(
  chains: readonly Chain[],
  typed: string,
  recent: readonly string[],
  featured: readonly Chain[],
): ChainGroup[] {
  const text = typed.trim().toLowerCase()
  const known = new Map(chains.map((chain) => [chain.id, chain]))
  const used = text ? [] : recent.flatMap((id) => known.get(id) ?? [])
  const chosen = text ? [] : featured.filter((chain) => !used.includes(chain))
  const first = new Set([...used, ...chosen])
  const others = text
    ? chains
        .flatMap((chain) => {
          const rank = rankOf(chain, text)
          return rank === null ? [] : [{ chain, rank }]
        })
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ chain }) => chain)
    : chains.filter((chain) => !first.has(chain))
  const best = others[0]
  const groups = [
    { label: 'Mainnets', chains: others.filter(({ testnet }) => !testnet) },
    { label: 'Testnets', chains: others.filter(({ testnet }) => testnet) },
  ]
  // Enter opens the best match, so its group comes first.
  if (text && best?.testnet) groups.reverse()
  return [{ label: 'Recently used', chains: used }, { label: 'Featured', chains: chosen }, ...groups].filter(
    (group) => group.chains.length > 0,
  )
}
