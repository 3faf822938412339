import type { Chain } from '#/data/config/config'

/** Chains that stand together under a name. */
export interface ChainGroup {
  readonly label: string
  readonly chains: readonly Chain[]
}

/** How well a chain fits what was typed, 0 for the best; null where it does not. */
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
 * The chains that fit what was typed (name, slug, id or currency), main and test networks apart, the best first; without anything
 * typed those `recent` by their ids stand before all others.
 */
export function chainGroups(chains: readonly Chain[], typed: string, recent: readonly string[]): ChainGroup[] {
  const text = typed.trim().toLowerCase()
  const known = new Map(chains.map((chain) => [chain.id, chain]))
  const first = text ? [] : recent.flatMap((id) => known.get(id) ?? [])
  const others = text
    ? chains
        .flatMap((chain) => {
          const rank = rankOf(chain, text)
          return rank === null ? [] : [{ chain, rank }]
        })
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ chain }) => chain)
    : chains.filter((chain) => !first.includes(chain))
  const best = others[0]
  const groups = [
    { label: 'Main networks', chains: others.filter(({ testnet }) => !testnet) },
    { label: 'Test networks', chains: others.filter(({ testnet }) => testnet) },
  ]
  // What fits best is what Enter opens: its group comes first.
  if (text && best?.testnet) groups.reverse()
  return [{ label: 'Recently used', chains: first }, ...groups].filter((group) => group.chains.length > 0)
}
