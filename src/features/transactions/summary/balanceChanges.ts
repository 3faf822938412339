import { groupBy } from '#/domain/groupBy'
import { sameHash } from '#/domain/hashes/hash'
import { type Evidence, listed, type NamedToken, type SummaryPart, tokenName } from '#/domain/transactions/summaryParts'
import { decimalsOf, quantityOf, rawQuantityOf } from '#/domain/amounts/tokenAmount'
import type { Currency } from '#/domain/amounts/currency'
import {
  type AddressRecord,
  isNftTransfer,
  type TransferRecord,
  ZERO_ADDRESS,
} from '#/domain/transactions/transactionRecords'

/** An account's net change of one token, or of the native currency, over a transaction. */
export interface BalanceChange {
  readonly token: NamedToken | 'native'
  /** Above zero: base units, or the number of NFTs; null if the amount of a transfer is unknown. */
  readonly quantity: bigint | null
  /** The same before the multiplier of the token (ERC-8056). */
  readonly raw: bigint | null
  readonly decimals: number | null
  readonly nft: boolean
  /** Set if it is a single NFT. */
  readonly tokenId: string | undefined
  /** Whether all of it came from or went to the zero address: it was minted or burnt. */
  readonly fromNothing: boolean
  /** The counterparties, each once. */
  readonly others: readonly AddressRecord[]
  readonly evidence: readonly Evidence[]
}

/** What an account sent and received. */
export interface BalanceChanges {
  readonly out: readonly BalanceChange[]
  readonly in: readonly BalanceChange[]
}

/** An account's net change of the native currency, negative if sent, with its sources. */
export interface NativeChange {
  readonly net: bigint
  readonly others: readonly AddressRecord[]
  readonly evidence: readonly Evidence[]
}

interface Entry {
  /** Identifies the token contract. */
  readonly contract: string
  readonly token: NamedToken
  readonly decimals: number | null
  readonly nft: boolean
  readonly id: string
  net: bigint | null
  raw: bigint | null
  out: boolean
  fromNothing: boolean
  readonly others: Map<string, AddressRecord>
  readonly evidence: Evidence[]
}

/** Nets the token transfers of an account, and adds its native change; what nets to zero is left out. */
export function balanceChangesOf(
  account: string,
  transfers: readonly TransferRecord[],
  coin: NativeChange | null,
  currency: Currency,
): BalanceChanges {
  const out: BalanceChange[] = []
  const received: BalanceChange[] = []
  if (coin !== null && coin.net !== 0n) (coin.net < 0n ? out : received).push(nativeBalanceChange(coin, currency))
  const byToken = groupBy(entriesOf(account, transfers), (entry) => `${entry.contract}${entry.out}`)
  for (const [first, ...others] of byToken.values())
    if (first) (first.out ? out : received).push(merged([first, ...others]))
  return { out, in: received }
}

function entriesOf(account: string, transfers: readonly TransferRecord[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const [index, transfer] of transfers.entries()) {
    const { from, to, token, total } = transfer
    const out = sameHash(from?.hash, account)
    if (out === sameHash(to?.hash, account)) continue
    const nft = isNftTransfer(transfer)
    const id = nft ? String(total?.token_id ?? '') : ''
    // Transfers of tokens without an address may be of different tokens.
    const contract = `${token?.address_hash?.toLowerCase() ?? index}/${nft}`
    const key = `${contract}/${id}`
    const entry = entries.get(key) ?? {
      contract,
      token: tokenName(token),
      decimals: decimalsOf(transfer),
      nft,
      id,
      net: 0n,
      raw: 0n,
      out,
      fromNothing: true,
      others: new Map<string, AddressRecord>(),
      evidence: [],
    }
    entries.set(key, entry)
    entry.net = sum(entry.net, quantityOf(transfer), out)
    entry.raw = sum(entry.raw, rawQuantityOf(transfer), out)
    const other = out ? to : from
    entry.fromNothing &&= sameHash(other?.hash, ZERO_ADDRESS)
    if (other?.hash) entry.others.set(other.hash.toLowerCase(), other)
    entry.evidence.push(`token_transfers[${index}]`)
  }
  const fungible = new Set([...entries.values()].flatMap(({ nft, token }) => (nft ? [] : [token.hash?.toLowerCase()])))
  // An ERC-404 transfer is logged both as tokens and as NFTs: the NFTs would be counted twice.
  const moved = [...entries.values()].filter(
    ({ net, nft, token }) => net !== 0n && !(nft && token.hash !== null && fungible.has(token.hash.toLowerCase())),
  )
  for (const entry of moved) if (entry.net !== null) entry.out = entry.net < 0n
  return moved
}

/** Null if either is unknown. */
function sum(before: bigint | null, amount: bigint | null, isMinus: boolean): bigint | null {
  return before === null || amount === null ? null : before + (isMinus ? -amount : amount)
}

function merged(entries: readonly [Entry, ...Entry[]]): BalanceChange {
  const [first] = entries
  let quantity: bigint | null = 0n
  let raw: bigint | null = 0n
  for (const entry of entries) {
    quantity = sum(quantity, entry.net, entry.out)
    raw = sum(raw, entry.raw, entry.out)
  }
  return {
    token: first.token,
    quantity,
    raw,
    decimals: first.decimals,
    nft: first.nft,
    tokenId: entries.length === 1 && first.nft && first.id !== '' ? first.id : undefined,
    fromNothing: entries.every(({ fromNothing }) => fromNothing),
    others: [...new Map(entries.flatMap(({ others }) => [...others])).values()],
    evidence: entries.flatMap(({ evidence }) => evidence),
  }
}

function nativeBalanceChange({ net, others, evidence }: NativeChange, { decimals }: Currency): BalanceChange {
  return {
    token: 'native',
    quantity: net < 0n ? -net : net,
    raw: net < 0n ? -net : net,
    decimals,
    nft: false,
    tokenId: undefined,
    fromNothing: false,
    others,
    evidence,
  }
}

/** A change as a part of a sentence; an unknown amount is said to be so. */
export function amountPart({
  token,
  quantity,
  raw,
  decimals,
  tokenId,
  evidence,
}: BalanceChange): (string | SummaryPart)[] {
  if (quantity !== null) return [{ kind: 'amount', value: quantity, raw, decimals, token, tokenId, evidence }]
  if (token === 'native') return ['an unknown amount']
  return [token.isConfidential ? 'a confidential amount of ' : 'some ', { kind: 'token', token, evidence }]
}

/** The changes as parts of a sentence, the first few of many. */
export function amountsOf(changes: readonly BalanceChange[]): (string | SummaryPart)[] {
  return listed(changes.map(amountPart))
}
