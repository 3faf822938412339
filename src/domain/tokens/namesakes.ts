import { parseDecimal } from '#/domain/amounts/amount'
import { lookOf } from './tokenNames'

/** The fields of a token by which it is compared with others of its name; null or missing means unknown. */
export interface ComparedToken {
  readonly address_hash: string | null
  readonly name: string | null
  readonly symbol: string | null
  readonly reputation: unknown
  readonly icon_url?: string | null
  /** US dollars, as decimal texts. */
  readonly exchange_rate?: string | null
  readonly circulating_market_cap?: string | null
  readonly holders_count?: bigint | null
  /** Whether the API's operators vouch for it, and whether the source code of its contract is verified. */
  readonly certified?: boolean | null
  readonly is_smart_contract_verified?: boolean | null
}

/**
 * Finds the tokens of a list that have the name or symbol of one that is better known, by contracts in lower case. Case, spaces, hidden
 * characters and imitating letters do not distinguish names. Of tokens that the API says the same of, none is better known.
 */
export function findNamesakes(tokens: readonly (ComparedToken | null)[]): ReadonlyMap<string, string> {
  const byName = new Map<string, ComparedToken[]>()
  const unique = new Map(
    tokens.flatMap((token) => (token?.address_hash ? [[token.address_hash.toLowerCase(), token] as const] : [])),
  )
  for (const token of unique.values()) {
    for (const look of looksOf(token)) {
      const known = byName.get(look)
      if (known) known.push(token)
      else byName.set(look, [token])
    }
  }
  const found = new Map<string, string>()
  for (const [hash, token] of unique) {
    const others = looksOf(token).flatMap((look) => byName.get(look) ?? [])
    const better = others.find((other) => compareFame(other, token) > 0)
    if (better?.address_hash) found.set(hash, better.address_hash)
  }
  return found
}

/** The name and the symbol as people see them, each once. */
function looksOf({ name, symbol }: ComparedToken): string[] {
  const looks = [name, symbol].flatMap((text) => (text ? [lookOf(text)] : []))
  return [...new Set(looks)].filter((look) => look !== '')
}

/** Positive if `one` is better known than `other`: by the first fact that differs and is known of both. */
function compareFame(one: ComparedToken, other: ComparedToken): number {
  const facts: readonly ((token: ComparedToken) => bigint | null)[] = [
    ({ reputation }) => (reputation === 'scam' ? -1n : 0n),
    ({ certified }) => (certified === true ? 1n : 0n),
    ({ circulating_market_cap: cap }) => wholeDollars(cap),
    ({ exchange_rate: rate }) => (rate ? 1n : 0n),
    ({ icon_url: icon }) => (icon ? 1n : 0n),
    ({ holders_count: count }) => count ?? null,
    ({ is_smart_contract_verified: verified }) => (verified == null ? null : verified ? 1n : 0n),
  ]
  for (const factOf of facts) {
    const [first, second] = [factOf(one), factOf(other)]
    if (first !== null && second !== null && first !== second) return first > second ? 1 : -1
  }
  return 0
}

/** A market cap, rounded down; a missing one is none. */
function wholeDollars(text: string | null | undefined): bigint {
  const sum = parseDecimal(text ?? '')
  return sum ? sum.value / 10n ** BigInt(sum.decimals) : 0n
}
