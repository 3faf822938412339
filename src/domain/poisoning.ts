import { parseDecimal } from './amount'
import { commonEnds, feasible } from './lookAlikes'

/** A movement of a token, as far as it tells whether it was made to be mistaken for another one; under the contract's names (§2.6). */
export interface WeighedTransfer {
  readonly from: { readonly hash: string | null } | null
  readonly to: { readonly hash: string | null } | null
  /** Base units, unless single instances moved. */
  readonly total: { readonly value: bigint | null; readonly token_id: bigint | null } | null
  readonly token: {
    readonly address_hash: string | null
    readonly symbol: string | null
    readonly decimals: number | null
    /** US dollars for a whole unit, as a decimal text. */
    readonly exchange_rate: string | null
    readonly reputation: unknown
  } | null
}

/** Of how little a transfer was: of nothing, of next to nothing, or of a token that only bears the name of another one. */
export type Worthless = 'nothing' | 'dust' | 'counterfeit'

/** Why a transfer looks like poisoning. */
export type Poisoning = {
  readonly of: Worthless
  /** Bits of surprise, if chance alone had made it, beyond how much was compared. */
  readonly score: number
} & (
  | { readonly sign: 'look-alike'; readonly address: string; readonly imitated: string; readonly shared: number }
  /** Nothing moved from so many accounts to as many others, none of which has part in anything else here. */
  | { readonly sign: 'batch'; readonly accounts: number }
)

/** Hex digits that an imitation shares with its model at each end, at the least. */
const end = 3
/** Bits by which chance accuses one page in a thousand. */
const needed = Math.log2(1000)
/** Bits for every account that seems to have moved nothing at the same time as others: few do, and none of them knows of it. */
const bitsOfAccount = 5
/** Next to nothing is so small a part of the largest amount of the same token here, or less than ten cents. */
const part = 1000n

const digitsOf = (address: WeighedTransfer['from']) => {
  const digits = address?.hash?.slice(2).toLowerCase() ?? ''
  return /^[\da-f]{40}$/.test(digits) ? digits : null
}
const endsOf = (transfer: WeighedTransfer) =>
  [digitsOf(transfer.from), digitsOf(transfer.to)].filter((digits) => digits !== null)

/**
 * Finds among the transfers of a list those that look like poisoning, by their places: worthless ones with an address that begins
 * and ends like one of the other transfers, and batches that move nothing for many. The more addresses are compared, the more digits
 * have to be the same; zeros that an address begins or ends with do not count. Who takes part in anything else is never accused.
 */
export function findPoisoning(transfers: readonly WeighedTransfer[]): Map<number, Poisoning> {
  const weigh = scalesFor(transfers)
  const suspects: Suspect[] = []
  const trusted = new Set<string>()
  for (const [place, transfer] of transfers.entries()) {
    const of = weigh(transfer)
    const ends = endsOf(transfer)
    if (of) suspects.push({ place, of, ends })
    else for (const digits of ends) trusted.add(digits)
  }
  const found = new Map<number, Poisoning>()
  if (suspects.length === 0) return found

  const strangers = new Set(suspects.flatMap(({ ends }) => ends).filter((digits) => !trusted.has(digits)))
  const chance = Math.log2(Math.max(1, strangers.size * trusted.size))
  const models = modelsFor(trusted, chance)
  for (const { place, of, ends } of suspects) {
    const [first] = ends
      .filter((digits) => strangers.has(digits))
      .flatMap(models)
      .toSorted((a, b) => b.score - a.score)
    if (first) found.set(place, { sign: 'look-alike', of, ...first })
  }

  const batch = batchOf(suspects, strangers)
  const accounts = Math.min(...[0, 1].map((side) => new Set(batch.map(({ ends }) => ends[side])).size))
  const score = bitsOfAccount * accounts - Math.log2(transfers.length)
  if (score >= needed)
    for (const { place, of } of batch) if (!found.has(place)) found.set(place, { sign: 'batch', of, accounts, score })
  return found
}

interface Suspect {
  place: number
  of: Worthless
  ends: readonly string[]
}

/** The transfers of nothing between strangers, of whom none both sends and receives. */
function batchOf(suspects: readonly Suspect[], strangers: ReadonlySet<string>): Suspect[] {
  const nothing = suspects.filter(({ of, ends }) => of === 'nothing' && ends.length === 2)
  const senders = new Set(nothing.map(({ ends: [from] }) => from))
  const receivers = new Set(nothing.map(({ ends: [, to] }) => to))
  return nothing.filter(
    ({ ends: [from = '', to = ''] }) =>
      strangers.has(from) && strangers.has(to) && !receivers.has(from) && !senders.has(to),
  )
}

/** The amount of a fungible token; null for instances, and where it is unknown. */
const amountOf = ({ total }: WeighedTransfer) => (total?.token_id === null ? total.value : null)

/** Says of how little a transfer was, seen beside the others; null for one that may well have been meant. */
function scalesFor(transfers: readonly WeighedTransfer[]): (transfer: WeighedTransfer) => Worthless | null {
  const largest = new Map<string | null, bigint>()
  const priced = new Map<string, Set<string | null>>()
  for (const transfer of transfers) {
    const amount = amountOf(transfer) ?? 0n
    const { address_hash: hash = null, symbol, exchange_rate: rate, reputation } = transfer.token ?? {}
    if (amount > (largest.get(hash) ?? 0n)) largest.set(hash, amount)
    if (symbol && rate && reputation !== 'scam')
      priced.set(nameOf(symbol), (priced.get(nameOf(symbol)) ?? new Set()).add(hash))
  }
  return (transfer) => {
    const amount = amountOf(transfer)
    if (amount === null) return null
    if (amount === 0n) return 'nothing'
    const { address_hash: hash = null, symbol, decimals = null, exchange_rate: rate, reputation } = transfer.token ?? {}
    const namesakes = symbol && (reputation === 'scam' || !rate) ? (priced.get(nameOf(symbol)) ?? []) : []
    if ([...namesakes].some((each) => each !== hash)) return 'counterfeit'
    if (amount * part <= (largest.get(hash) ?? 0n)) return 'dust'
    const price = parseDecimal(rate ?? '')
    if (!price || decimals === null || decimals < 0 || decimals > 255) return null
    // amount / 10^decimals × price < 0.10, without a division.
    return amount * price.value * 10n < 10n ** BigInt(decimals + price.decimals) ? 'dust' : null
  }
}

const nameOf = (symbol: string) => symbol.trim().normalize('NFKC').toUpperCase()

/** Finds those of the trusted addresses that another one may have been made after. */
function modelsFor(trusted: ReadonlySet<string>, chance: number) {
  const byEnds = new Map<string, string[]>()
  for (const digits of trusted) {
    const alike = byEnds.get(endsKey(digits))
    if (alike) alike.push(digits)
    else byEnds.set(endsKey(digits), [digits])
  }
  return (digits: string) =>
    (byEnds.get(endsKey(digits)) ?? []).flatMap((model) => {
      const { counted } = commonEnds(digits, model)
      const score = 4 * counted - chance
      return score >= needed && counted <= feasible
        ? [{ address: `0x${digits}`, imitated: `0x${model}`, shared: counted, score }]
        : []
    })
}

const endsKey = (digits: string) => digits.slice(0, end) + digits.slice(-end)
