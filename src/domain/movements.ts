import { sameHash } from './hash'
import { tokenName, type Evidence, type TokenName } from './summaryParts'
import { type AddressRecord, type Currency, type TransferRecord, ZERO_ADDRESS } from './transactionRecords'

/** What an account gained or lost of one token contract, or of the coin, over a whole transaction. */
export interface Movement {
  readonly token: TokenName | 'coin'
  /** Above zero: base units, or NFTs counted; null where a transfer does not say how much it moved. */
  readonly quantity: bigint | null
  readonly decimals: number | null
  readonly nft: boolean
  /** Of the only NFT that moved. */
  readonly tokenId: string | undefined
  /** Whether all of it came from, or went to, the zero address: it was minted or burned. */
  readonly fromNothing: boolean
  /** Whom it went to or came from, each once. */
  readonly others: readonly AddressRecord[]
  readonly evidence: readonly Evidence[]
}

/** What left and what reached an account. */
export interface Movements {
  readonly out: readonly Movement[]
  readonly in: readonly Movement[]
}

/** Coins that an account gave (below zero) or got, with where that is from. */
export interface CoinChange {
  readonly net: bigint
  readonly others: readonly AddressRecord[]
  readonly evidence: readonly Evidence[]
}

interface Entry {
  /** What tells one token contract from another. */
  readonly contract: string
  readonly token: TokenName
  readonly decimals: number | null
  readonly nft: boolean
  readonly id: string
  net: bigint | null
  out: boolean
  fromNothing: boolean
  readonly others: Map<string, AddressRecord>
  readonly evidence: Evidence[]
}

/** Nets the token transfers from and to an account, and a change of its coins; what nets to zero did not move. */
export function movementsOf(
  account: string,
  transfers: readonly TransferRecord[],
  coin: CoinChange | null,
  currency: Currency,
): Movements {
  const out: Movement[] = []
  const received: Movement[] = []
  if (coin !== null && coin.net !== 0n) (coin.net < 0n ? out : received).push(coinMovement(coin, currency))
  const byToken = new Map<string, [Entry, ...Entry[]]>()
  for (const entry of entriesOf(account, transfers)) {
    const group = byToken.get(`${entry.contract}${entry.out}`)
    if (group === undefined) byToken.set(`${entry.contract}${entry.out}`, [entry])
    else group.push(entry)
  }
  for (const entries of byToken.values()) (entries[0].out ? out : received).push(merged(entries))
  return { out, in: received }
}

/** Whether a transfer is of NFTs, which are counted; an ERC-404 moves as either. */
export function isNftTransfer({ total, token }: TransferRecord): boolean {
  return (total !== null && total.token_id !== null) || token?.type === 'ERC-721'
}

/** How much a transfer moved: base units, or NFTs counted; null where it does not say. */
export function quantityOf(transfer: TransferRecord): bigint | null {
  const value = transfer.total?.value ?? null
  // An ERC-1155 counts its instances, an ERC-721 has one of each.
  return value === null && isNftTransfer(transfer) && transfer.token?.type !== 'ERC-1155' ? 1n : value
}

function entriesOf(account: string, transfers: readonly TransferRecord[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const [place, transfer] of transfers.entries()) {
    const { from, to, token, total } = transfer
    const out = sameHash(from?.hash, account)
    if (out === sameHash(to?.hash, account)) continue
    const nft = isNftTransfer(transfer)
    const id = nft ? String(total?.token_id ?? '') : ''
    // Transfers of tokens without an address cannot be told to be of the same one.
    const contract = `${token?.address_hash?.toLowerCase() ?? place}/${nft}`
    const key = `${contract}/${id}`
    const decimals = nft ? 0 : (total?.decimals ?? token?.decimals ?? null)
    const entry = entries.get(key) ?? {
      contract,
      token: tokenName(token),
      decimals,
      nft,
      id,
      net: 0n,
      out,
      fromNothing: true,
      others: new Map<string, AddressRecord>(),
      evidence: [],
    }
    entries.set(key, entry)
    const quantity = quantityOf(transfer)
    entry.net = entry.net === null || quantity === null ? null : entry.net + (out ? -quantity : quantity)
    const other = out ? to : from
    entry.fromNothing &&= sameHash(other?.hash, ZERO_ADDRESS)
    if (other?.hash) entry.others.set(other.hash.toLowerCase(), other)
    entry.evidence.push(`token_transfers[${place}]`)
  }
  const fungible = new Set([...entries.values()].flatMap(({ nft, token }) => (nft ? [] : [token.hash?.toLowerCase()])))
  // The NFTs of an ERC-404 are its tokens once more: they would be counted twice.
  const moved = [...entries.values()].filter(
    ({ net, nft, token }) => net !== 0n && !(nft && token.hash !== null && fungible.has(token.hash.toLowerCase())),
  )
  for (const entry of moved) if (entry.net !== null) entry.out = entry.net < 0n
  return moved
}

function merged(entries: readonly [Entry, ...Entry[]]): Movement {
  const [first] = entries
  let quantity: bigint | null = 0n
  for (const { net } of entries)
    quantity = quantity === null || net === null ? null : quantity + (net < 0n ? -net : net)
  return {
    token: first.token,
    quantity,
    decimals: first.decimals,
    nft: first.nft,
    tokenId: entries.length === 1 && first.nft && first.id !== '' ? first.id : undefined,
    fromNothing: entries.every(({ fromNothing }) => fromNothing),
    others: [...new Map(entries.flatMap(({ others }) => [...others])).values()],
    evidence: entries.flatMap(({ evidence }) => evidence),
  }
}

function coinMovement({ net, others, evidence }: CoinChange, { decimals }: Currency): Movement {
  return {
    token: 'coin',
    quantity: net < 0n ? -net : net,
    decimals,
    nft: false,
    tokenId: undefined,
    fromNothing: false,
    others,
    evidence,
  }
}
