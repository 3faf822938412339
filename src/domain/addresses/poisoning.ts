import { parseDecimal } from '#/domain/amounts/amount'
import { commonEnds, feasible } from '#/domain/addresses/lookAlikes'
import { type ScaledToken, shownAmount } from '#/domain/amounts/tokenAmount'
import type { TransferRecord } from '#/domain/transactions/transactionRecords'

/** The fields of a token transfer that decide whether it looks like address poisoning (contract §2.6). */
export interface WeighedTransfer {
  readonly from: { readonly hash: string | null } | null
  readonly to: { readonly hash: string | null } | null
  /** Base units, unless NFTs were transferred. */
  readonly total: Pick<NonNullable<TransferRecord['total']>, 'value' | 'token_id' | 'ui_multiplier'> | null
  readonly token:
    | (ScaledToken & {
        readonly address_hash: string | null
        readonly symbol: string | null
        readonly decimals: number | null
        /** USD for a whole unit, as a decimal text. */
        readonly exchange_rate: string | null
        readonly reputation: unknown
      })
    | null
}

/** Why a transfer has no real value: zero value, dust, or a spoofed token with the name of another one. */
export type Worthless = 'nothing' | 'dust' | 'counterfeit'

/** Why a transfer looks like address poisoning. */
export type Poisoning = {
  readonly of: Worthless
  /** How unlikely it is by chance, in bits, corrected for the number of comparisons. */
  readonly score: number
} & (
  | { readonly sign: 'look-alike'; readonly address: string; readonly imitated: string; readonly shared: number }
  /** Zero-value transfers between many accounts that are in no other transfer of the list. */
  | { readonly sign: 'batch'; readonly accounts: number }
)

/** Minimum number of equal hex digits at each end of a look-alike address. */
const END_DIGITS = 3
/** Score from which a transfer is flagged: one false positive in a thousand pages. */
const REQUIRED_BITS = Math.log2(1000)
/** Score of each account in a batch of zero-value transfers, which are rarely made on purpose. */
const BITS_PER_ACCOUNT = 5
/** Dust is at most this part of the largest amount of the same token in the list, or a value below 0.10 USD. */
const DUST_DIVISOR = 1000n

const digitsOf = (address: WeighedTransfer['from']) => {
  const digits = address?.hash?.slice(2).toLowerCase() ?? ''
  return /^[\da-f]{40}$/.test(digits) ? digits : null
}
const endsOf = (transfer: WeighedTransfer) =>
  [digitsOf(transfer.from), digitsOf(transfer.to)].filter((digits) => digits !== null)

/**
 * Finds the transfers of a list that look like address poisoning, by index: worthless ones with an address that starts and ends
 * like one of another transfer, and batches of zero-value transfers. The more addresses are compared, the more digits must be
 * equal; leading and trailing zeros do not count. Addresses that take part in any other transfer are never flagged.
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
  const spelled = spellingIn(transfers)
  for (const { place, of, ends } of suspects) {
    const [first] = ends
      .filter((digits) => strangers.has(digits))
      .flatMap(models)
      .toSorted((a, b) => b.score - a.score)
    if (first) {
      const [address, imitated] = [spelled(first.address), spelled(first.imitated)]
      found.set(place, { sign: 'look-alike', of, ...first, address, imitated })
    }
  }

  const batch = batchOf(suspects, strangers)
  const accounts = Math.min(...[0, 1].map((side) => new Set(batch.map(({ ends }) => ends[side])).size))
  const score = BITS_PER_ACCOUNT * accounts - Math.log2(transfers.length)
  if (score >= REQUIRED_BITS)
    for (const { place, of } of batch) if (!found.has(place)) found.set(place, { sign: 'batch', of, accounts, score })
  return found
}

/** Whether every transfer of a list is of zero value, dust or a spoofed token, compared with the others. */
export function areAllWorthless(transfers: readonly WeighedTransfer[]): boolean {
  const weigh = scalesFor(transfers)
  return transfers.length > 0 && transfers.every((transfer) => weigh(transfer) !== null)
}

interface Suspect {
  place: number
  of: Worthless
  ends: readonly string[]
}

/** The zero-value transfers between accounts that are in no other transfer and either only send or only receive. */
function batchOf(suspects: readonly Suspect[], strangers: ReadonlySet<string>): Suspect[] {
  const nothing = suspects.filter(({ of, ends }) => of === 'nothing' && ends.length === 2)
  const senders = new Set(nothing.map(({ ends: [from] }) => from))
  const receivers = new Set(nothing.map(({ ends: [, to] }) => to))
  return nothing.filter(
    ({ ends: [from = '', to = ''] }) =>
      strangers.has(from) && strangers.has(to) && !receivers.has(from) && !senders.has(to),
  )
}

/** The amount of a fungible token; null for NFTs, and if unknown. */
const amountOf = ({ total, token }: WeighedTransfer) =>
  total?.token_id == null && total?.value != null ? shownAmount(total.value, token, total.ui_multiplier) : null

/** Decides why a transfer is worthless, compared with the others of the list; null if it is not. */
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
    if (amount * DUST_DIVISOR <= (largest.get(hash) ?? 0n)) return 'dust'
    const price = parseDecimal(rate ?? '')
    if (!price || decimals === null || decimals < 0 || decimals > 255) return null
    // amount / 10^decimals × price < 0.10, without a division.
    return amount * price.value * 10n < 10n ** BigInt(decimals + price.decimals) ? 'dust' : null
  }
}

const nameOf = (symbol: string) => symbol.trim().normalize('NFKC').toUpperCase()

/** Addresses as the API spells them, with their checksum, by their lower-case hash. */
function spellingIn(transfers: readonly WeighedTransfer[]): (hash: string) => string {
  const hashes = transfers.flatMap(({ from, to }) => [from?.hash, to?.hash])
  const byHash = new Map(hashes.flatMap((hash) => (hash ? [[hash.toLowerCase(), hash] as const] : [])))
  return (hash) => byHash.get(hash) ?? hash
}

/** Finds the trusted addresses that another address may imitate. */
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
      return score >= REQUIRED_BITS && counted <= feasible
        ? [{ address: `0x${digits}`, imitated: `0x${model}`, shared: counted, score }]
        : []
    })
}

const endsKey = (digits: string) => digits.slice(0, END_DIGITS) + digits.slice(-END_DIGITS)
