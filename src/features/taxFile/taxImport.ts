import { formatUnits } from '#/domain/amounts/amount'
import { plus } from '#/domain/amounts/plus'
import type { TaxAsset, TaxEntry } from './taxRecords'

/** What a set of addresses received or sent in one asset by one transaction. */
export interface ImportPart {
  readonly value: bigint
  /** In whole units. */
  readonly amount: string
  readonly currency: string
  readonly isNative: boolean
}

/** A row for an importer: at most one asset sent and one received, and the fee, null if there is none. */
export interface ImportRow {
  readonly entry: TaxEntry
  readonly sent: ImportPart | null
  readonly received: ImportPart | null
  readonly fee: ImportPart | null
}

/** The most of a symbol that is written for an importer. */
const MAX_SYMBOL_LENGTH = 20

/**
 * The net amounts of each entry over all addresses of the set, in which transfers between them cancel out. An entry with one asset
 * sent and one received is one row, any other has a row for each asset; its fee is in the first row. `skipped` counts unknown amounts.
 */
export function importRows(entries: readonly TaxEntry[]): { rows: ImportRow[]; skipped: number } {
  const currencyOf = currencies(entries)
  let skipped = 0
  const rows: ImportRow[] = []
  for (const entry of entries) {
    const nets = new Map<string, { asset: TaxAsset; value: bigint | null }>()
    let fee: ImportPart | null = null
    const partOf = (asset: TaxAsset, value: bigint): ImportPart => {
      const amount = formatUnits(value, asset.decimals ?? 0)
      return { value, amount, currency: currencyOf(entry, asset), isNative: asset.isNative }
    }
    for (const { asset, in: received, out, fee: paid } of entry.lines.values()) {
      const value = received === null || out === null ? null : received - out
      const before = nets.get(asset.key)
      nets.set(asset.key, { asset, value: before ? plus(before.value, value) : value })
      if (paid === null) skipped += 1
      // A transaction has one sender, who pays it in one asset.
      else if (paid > 0n) fee = partOf(asset, paid)
    }
    const parts: { isSent: boolean; part: ImportPart }[] = []
    for (const { asset, value } of nets.values()) {
      if (value === null) skipped += 1
      else if (value !== 0n && !isTwiceCounted(asset, nets.values())) {
        parts.push({ isSent: value < 0n, part: partOf(asset, value < 0n ? -value : value) })
      }
    }
    const sent = parts.filter(({ isSent }) => isSent).map(({ part }) => part)
    const received = parts.filter(({ isSent }) => !isSent).map(({ part }) => part)
    const [given, taken] = [sent[0] ?? null, received[0] ?? null]
    if (sent.length <= 1 && received.length <= 1) {
      if (given || taken || fee) rows.push({ entry, sent: given, received: taken, fee })
      continue
    }
    const single = [...sent.map((part) => [part, null] as const), ...received.map((part) => [null, part] as const)]
    for (const [index, [out, back]] of single.entries())
      rows.push({ entry, sent: out, received: back, fee: index === 0 ? fee : null })
  }
  return { rows, skipped }
}

/** An ERC-404 logs the same transfer as an amount and as NFTs. */
function isTwiceCounted(asset: TaxAsset, all: Iterable<{ asset: TaxAsset }>): boolean {
  if (asset.tokenId === null || asset.tokenType !== 'ERC-404') return false
  return [...all].some(({ asset: other }) => other.token === asset.token && other.tokenId === null)
}

/**
 * Importers know tokens by their symbol, which anyone can copy. Only the symbol is written for a token that has a price in any of
 * its transfers, if no other with a price and not the native currency has the same one on its chain; any other gets the start of its
 * token's address.
 */
function currencies(entries: readonly TaxEntry[]): (entry: TaxEntry, asset: TaxAsset) => string {
  const priced = new Map<string, Set<string | undefined>>()
  for (const entry of entries) {
    for (const { asset } of entry.lines.values()) {
      if (!asset.isPriced || asset.isNative) continue
      const key = keyOf(entry, asset)
      priced.set(key, (priced.get(key) ?? new Set()).add(asset.token?.toLowerCase()))
    }
  }
  return (entry, asset) => {
    const symbol = plainSymbol(asset)
    if (asset.isNative) return symbol
    const token = asset.token?.toLowerCase()
    const same = priced.get(keyOf(entry, asset))
    const isNatives = symbol.toUpperCase() === entry.chain.currency.symbol.toUpperCase()
    const isAlone = symbol !== '' && !isNatives && same?.size === 1 && same.has(token)
    const name = isAlone ? symbol : `${symbol}-${token?.slice(0, 10) ?? 'unknown'}`
    return asset.tokenId === null ? name : `${name}#${asset.tokenId}`
  }
}

function keyOf({ chain }: TaxEntry, asset: TaxAsset): string {
  return `${chain.id} ${plainSymbol(asset).toUpperCase()}`
}

/** The letters and digits of a symbol: the rest could imitate another one. */
function plainSymbol({ symbol, isNative }: TaxAsset): string {
  if (isNative) return symbol ?? ''
  return (symbol ?? '').replace(/[^\w.$-]/g, '').slice(0, MAX_SYMBOL_LENGTH)
}
