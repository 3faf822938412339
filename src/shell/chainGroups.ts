import type { Chain } from '#/data/config/config'

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
