import {
  isInYears,
  type TaxAsset,
  type TaxEntry,
  type TaxLine,
  type TaxPlace,
  type TaxRecords,
  type TaxTransfer,
} from './taxRecords'
import { plus } from '#/domain/amounts/plus'
import { decimalsOf } from '#/domain/amounts/tokenAmount'
import { isNftTransfer } from '#/domain/transactions/transactionRecords'

/** The entries of a tax file while they are gathered from the lists of one chain, and what is missing in them. */
export class TaxBook {
  readonly entries = new Map<string, TaxEntry>()
  /** How often each thing was missing. */
  readonly missing = new Map<string, number>()
  readonly native: TaxAsset
  private readonly records: TaxRecords

  constructor(records: TaxRecords) {
    const { symbol, decimals } = records.chain.currency
    this.records = records
    this.native = {
      key: 'native',
      symbol,
      token: null,
      tokenType: null,
      tokenId: null,
      decimals,
      isPriced: true,
      isNative: true,
    }
  }

  /** Whether an address, in lowercase, is of the set. */
  isOwn(address: string | null): address is string {
    return address !== null && this.records.addresses.has(address)
  }

  /** Whether a time is known and in the years of the file. */
  isInRange(time: Date | null): boolean {
    return time !== null && isInYears(this.records, time)
  }

  miss(what: string): void {
    this.missing.set(what, (this.missing.get(what) ?? 0) + 1)
  }

  /** The entry of a transaction, withdrawal or block, which is made when it is first asked for. */
  entryOf(kind: TaxEntry['kind'], id: string, hash: string | null, place: TaxPlace): TaxEntry {
    const key = `${kind} ${id}`
    const known = this.entries.get(key)
    if (known) {
      known.block ??= place.block_number
      known.time ??= place.timestamp
      return known
    }
    const entry: TaxEntry = {
      kind,
      chain: this.records.chain,
      hash,
      block: place.block_number,
      time: place.timestamp,
      status: kind === 'transaction' ? null : 'success',
      method: null,
      rate: null,
      notes: new Set(),
      lines: new Map(),
    }
    this.entries.set(key, entry)
    return entry
  }

  /** Counts an amount for the ends that are of the set; false if none is. */
  move(entry: TaxEntry, asset: TaxAsset, from: string | null, to: string | null, amount: bigint | null): boolean {
    const [sender, receiver] = [from?.toLowerCase() ?? null, to?.toLowerCase() ?? null]
    const [isSent, isReceived] = [this.isOwn(sender), this.isOwn(receiver)]
    if (this.isOwn(sender)) {
      const line = lineOf(entry, sender, asset)
      line.out = plus(line.out, amount)
      if (isReceived) line.ownOut = plus(line.ownOut, amount)
      if (receiver !== null) line.counterparties.add(receiver)
    }
    if (this.isOwn(receiver)) {
      const line = lineOf(entry, receiver, asset)
      line.in = plus(line.in, amount)
      if (isSent) line.ownIn = plus(line.ownIn, amount)
      if (sender !== null) line.counterparties.add(sender)
    }
    return isSent || isReceived
  }
}

/** What an entry has of an asset at one address, which is nothing when it is first asked for. */
export function lineOf(entry: TaxEntry, address: string, asset: TaxAsset): TaxLine {
  const key = `${address} ${asset.key}`
  const line = entry.lines.get(key) ?? {
    entry,
    address,
    asset,
    in: 0n,
    out: 0n,
    ownIn: 0n,
    ownOut: 0n,
    fee: 0n,
    counterparties: new Set<string>(),
  }
  entry.lines.set(key, line)
  return line
}

/** What a token transfer moved: a token, or one NFT. */
export function assetOf(transfer: TaxTransfer): TaxAsset {
  const { token, total } = transfer
  const asset = fungible(token, decimalsOf(transfer))
  if (!isNftTransfer(transfer)) return asset
  const tokenId = total?.token_id ?? null
  return { ...asset, key: `${asset.key}${tokenId ?? 'NFT'}`, tokenId }
}

/** A token whose units are alike. */
export function fungible(token: TaxTransfer['token'], decimals: number | null): TaxAsset {
  const address = token?.address_hash ?? null
  return {
    key: `${address?.toLowerCase() ?? 'unknown'} `,
    symbol: token?.symbol ?? null,
    token: address,
    tokenType: token?.type ?? null,
    tokenId: null,
    decimals,
    isPriced: (token?.exchange_rate ?? null) !== null,
    isNative: false,
  }
}
