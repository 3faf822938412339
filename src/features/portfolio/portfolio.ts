import { plus } from '#/domain/amounts/plus'
import type { Decimal } from '#/domain/amounts/amount'
import { groupBy } from '#/domain/groupBy'
import { sumOf, usdValue } from '#/domain/tokens/netWorth'
import type { Open } from '#/domain/open'
import { isDeceptive, lookOf } from '#/domain/tokens/tokenNames'
import { hidesAmount, type ScaledToken, shownAmount } from '#/domain/amounts/tokenAmount'
import { isCounted } from '#/domain/transactions/transactionRecords'

/** Why a holding is not in the sum; null for one that is. */
export type Exclusion = 'scam' | 'look-alike' | 'no-price' | 'nft'

/** The fields of a token that a portfolio shows; name and symbol are attacker-written text. */
export interface HeldToken extends ScaledToken {
  readonly address_hash: string | null
  readonly name: string | null
  readonly symbol: string | null
  readonly decimals: number | null
  readonly exchange_rate: string | null
  readonly reputation: Open<'ok' | 'scam'> | null
  readonly type: Open<string> | null
}

/** The balance of an address in one asset of one chain. */
export interface Balance {
  /** The chain’s ID. */
  readonly chain: string
  readonly address: string
  /** Null for the native currency. */
  readonly token: HeldToken | null
  /** Base units, or the number of NFTs; null if unknown. */
  readonly value: bigint | null
  readonly decimals: number | null
  /** USD for a whole unit, as the API reported it. */
  readonly rate: string | null
  /** The host of the API that reported it; empty if unknown. */
  readonly source: string
  /** When it was received, Unix ms: APIs do not report the age of a price. */
  readonly receivedAt: number
}

/** A balance with its asset, its exact value, and whether it is in the sum. */
export interface Holding extends Balance {
  /** The same for the same asset: chain, contract and decimals. */
  readonly asset: string
  /** In USD; null without a price. */
  readonly usd: Decimal | null
  readonly exclusion: Exclusion | null
}

/** What the lines of a portfolio are grouped by. */
export const GROUPINGS = ['asset', 'chain', 'address'] as const

/** What the lines are grouped by: one of the above. */
export type Grouping = (typeof GROUPINGS)[number]

/** The sums over some holdings. */
interface HoldingSums {
  /** The exact sum in base units; null if one is unknown. Holdings of several assets have no such sum. */
  readonly amount: bigint | null
  /** In USD, of those that are in the sum. */
  readonly usd: Decimal
  /** Number of addresses. */
  readonly addresses: number
}

/** The holdings of a group in one asset, or of an asset at one address. */
export interface HoldingLine extends HoldingSums {
  readonly key: string
  /** The last of the holdings, which the asset and its price are taken from. */
  readonly holding: Holding
}

/** The holdings of one asset, chain or address. */
export interface HoldingGroup extends HoldingSums {
  readonly key: string
  readonly lines: readonly HoldingLine[]
}

/**
 * Decides which balances are in the sum. Excluded are NFTs, tokens flagged as scam by the API for any of the addresses, look-alikes
 * (names with hidden or imitating letters, or the symbol of the native currency), and whatever has no price.
 * A token without a price that has the symbol of one with a price is a look-alike, too.
 */
export function judgeBalances(
  balances: readonly Balance[],
  /** The symbol of each chain’s native currency, by chain ID. */
  symbols: ReadonlyMap<string, string>,
): Holding[] {
  const holdings = balances.map((each) => ({
    ...each,
    asset: assetOf(each),
    usd: usdValue({ ...each, value: shownValue(each) }),
  }))
  const scams = new Set(holdings.flatMap((each) => (each.token?.reputation === 'scam' ? [contractOf(each)] : [])))
  const native = new Set(Array.from(symbols, ([chain, symbol]) => `${chain} ${lookOf(symbol)}`))
  const priced = new Map<string, Set<string>>()
  for (const each of holdings) {
    if (!each.token?.symbol || !each.usd || scams.has(contractOf(each))) continue
    const look = `${each.chain} ${lookOf(each.token.symbol)}`
    priced.set(look, (priced.get(look) ?? new Set()).add(contractOf(each)))
  }
  return holdings.map((each) => Object.assign(each, { exclusion: exclusionOf(each) }))

  function exclusionOf(holding: Omit<Holding, 'exclusion'>): Exclusion | null {
    const { token, chain, usd } = holding
    if (scams.has(contractOf(holding))) return 'scam'
    if (token && isCounted(token.type)) return 'nft'
    const look = token?.symbol ? `${chain} ${lookOf(token.symbol)}` : ''
    const originals = priced.get(look)
    // A token is no look-alike of itself where an amount or a price of it is unknown.
    const isCopy = !usd && originals !== undefined && !originals.has(contractOf(holding))
    if (token && (isDeceptive(token) || native.has(look) || isCopy)) return 'look-alike'
    return usd ? null : 'no-price'
  }
}

/** The amount of a balance as people see it. */
export function shownValue({ value, token }: Pick<Balance, 'value' | 'token'>): bigint | null {
  return value === null ? null : shownAmount(value, token)
}

/** The contract of a token on its chain. */
function contractOf({ chain, token }: Balance): string {
  return `${chain} ${token ? (token.address_hash?.toLowerCase() ?? `? ${token.name}`) : 'coin'}`
}

function assetOf(balance: Balance): string {
  return `${contractOf(balance)} ${balance.decimals}`
}

/**
 * Groups holdings by asset, chain or address, the most valuable first; holdings of nothing are left out, but for encrypted ones. `seeds` are groups to show
 * although they are empty.
 */
export function groupHoldings(
  holdings: readonly Holding[],
  by: Grouping,
  seeds: readonly string[] = [],
): readonly HoldingGroup[] {
  const held = holdings.filter(({ value, token }) => value !== 0n || hidesAmount(0n, token))
  const seeded = seeds.map((key): [string, Holding[]] => [key, []])
  return [...new Map([...seeded, ...groupBy(held, (holding) => holding[by])])]
    .map(([key, those]) =>
      Object.assign(sumsOf(those), { key, lines: linesOf(those, by === 'asset' ? 'address' : 'asset') }),
    )
    .toSorted(byValue)
}

function linesOf(held: readonly Holding[], by: 'asset' | 'address'): readonly HoldingLine[] {
  return [...groupBy(held, (holding) => holding[by])]
    .flatMap(([key, those]) => {
      const holding = those.at(-1)
      return holding ? [{ key, holding, ...sumsOf(those) }] : []
    })
    .toSorted(byValue)
}

/** The sum of the holdings that are in it. */
export function totalValueOf(holdings: readonly Holding[]): Decimal {
  return sumOf(holdings.flatMap(({ usd, exclusion }) => (usd && exclusion === null ? [usd] : [])))
}

function sumsOf(held: readonly Holding[]): HoldingSums {
  return {
    amount: held.map(({ value }) => value).reduce(plus, 0n),
    usd: totalValueOf(held),
    addresses: new Set(held.map(({ address }) => address)).size,
  }
}

/** The most valuable first; of equal ones, as they came. */
function byValue({ usd: a }: HoldingSums, { usd: b }: HoldingSums): number {
  const places = Math.max(a.decimals, b.decimals)
  const difference = b.value * 10n ** BigInt(places - b.decimals) - a.value * 10n ** BigInt(places - a.decimals)
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}
