import { shortAmount } from '#/domain/amounts/amount'
import { grouped } from '#/domain/amounts/numberFormat'
import { type AddressCounts, type AddressDetails, implementationsOf, kindOfAddress } from './address'
import { isOther } from '#/domain/open'
import { shortHash } from '#/domain/hashes/hash'
import type { Currency } from '#/domain/amounts/currency'
import { type TokenRecord, ZERO_ADDRESS } from '#/domain/transactions/transactionRecords'

/** A part of the description of an address: our own words, or a fact; names in it are untrusted text. */
export type AddressPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'address'; readonly hash: string; readonly name: string | null; readonly contract: boolean }
  | { readonly kind: 'transaction'; readonly hash: string }
  | { readonly kind: 'balance'; readonly value: bigint }
  | { readonly kind: 'token'; readonly token: TokenRecord }

function none(count: bigint | null): boolean {
  return count === null || count === 0n
}

/** Whether an address has no activity on its chain: for such an address, APIs respond with a nearly empty record. */
export function isUnused(address: AddressDetails, counts: AddressCounts | null): boolean {
  const labels = [address.metadata?.tags, address.public_tags, address.implementations]
  const traces = [
    address.has_beacon_chain_withdrawals,
    address.has_logs,
    address.has_token_transfers,
    address.has_tokens,
    address.has_validated_blocks,
  ]
  return (
    address.is_contract !== true &&
    address.block_number_balance_updated_at === null &&
    none(address.coin_balance) &&
    none(address.transactions_count) &&
    Object.values(counts ?? {}).every((count: bigint | null) => none(count)) &&
    !traces.includes(true) &&
    labels.every((list) => !list?.length) &&
    !(address.name || address.ens_domain_name || address.creator_address_hash || address.token)
  )
}

interface AddressContext {
  counts?: AddressCounts | null
  /** True if the record is a list row or a search result, whose missing fields mean nothing. */
  partial?: boolean
  /** False where the balance is shown next to the sentence. */
  withBalance?: boolean
}

/**
 * Describes an address in a few short sentences: its token, proxy, balance and creation, if they are known. Its type and
 * verification are badges, and left out.
 */
export function describeAddress(
  address: AddressDetails,
  { counts = null, partial = false, withBalance = true }: AddressContext = {},
): AddressPart[] {
  if (address.hash?.toLowerCase() === ZERO_ADDRESS) {
    return sentences(
      ['The zero address: it has no private key'],
      ['Tokens are minted from and burnt to it'],
      withBalance ? balance(address) : [],
    )
  }
  if (!partial && isUnused(address, counts))
    return sentences(['No activity on this chain yet'], ['It may be new, or used on another chain'])
  const parts = sentences(
    token(address),
    code(address),
    validator(address),
    withBalance ? balance(address) : [],
    creation(address),
  )
  return parts.length > 0 || !withBalance ? parts : sentences(['No details available'])
}

/** The type of an address in plain words, for texts without badges. */
export function addressTypeText(address: AddressDetails): string {
  const { is_verified, creation_status } = address
  switch (kindOfAddress(address)) {
    case 'contract':
      if (creation_status === 'selfdestructed') return 'Self-destructed contract'
      return is_verified === null ? 'Contract' : is_verified ? 'Verified contract' : 'Unverified contract'
    case 'account':
      return 'EOA'
    case 'delegated':
      return 'EOA (delegated)'
    case 'unknown':
      return 'Address'
  }
}

type Pieces = readonly (string | AddressPart)[]

function token(address: AddressDetails): Pieces {
  return address.token === null ? [] : ['Contract of the token ', { kind: 'token', token: address.token }]
}

const PROXY_TEXTS: Readonly<Record<string, string>> = {
  eip1167: 'Minimal proxy (clone) for ',
  minimal_proxy: 'Minimal proxy (clone) for ',
  clone_with_immutable_arguments: 'Minimal proxy (clone) for ',
  eip2535: 'Diamond proxy for ',
}

/** The contracts that a proxy or an EOA delegates to. */
function code(address: AddressDetails): Pieces {
  const { proxy_type } = address
  const implementations = implementationsOf(address)
  if (kindOfAddress(address) === 'delegated')
    return [
      'Delegated to ',
      ...(implementations.length === 0 ? ['an unknown contract'] : listed(implementations)),
      ' (EIP-7702)',
    ]
  if (implementations.length === 0) return []
  const text = proxy_type === null || isOther(proxy_type) ? undefined : PROXY_TEXTS[proxy_type]
  return [text ?? 'Proxy for ', ...listed(implementations)]
}

const MAX_NAMED_CONTRACTS = 2

function listed(contracts: readonly { hash: string; name: string | null }[]): Pieces {
  // Of three, all are named rather than two and one more.
  const shown = contracts.length <= MAX_NAMED_CONTRACTS + 1 ? contracts : contracts.slice(0, MAX_NAMED_CONTRACTS)
  const more = contracts.length - shown.length
  const pieces: (string | AddressPart)[] = []
  for (const [index, { hash, name }] of shown.entries()) {
    if (index > 0) pieces.push(index === contracts.length - 1 ? ' and ' : ', ')
    pieces.push({ kind: 'address', hash, name, contract: true })
  }
  if (more > 0) pieces.push(` and ${grouped(more)} more contracts`)
  return pieces
}

function validator(address: AddressDetails): Pieces {
  return address.has_validated_blocks === true ? ['Has validated blocks'] : []
}

function balance({ coin_balance }: AddressDetails): Pieces {
  if (coin_balance === null) return []
  return [coin_balance === 0n ? 'Holds no ' : 'Holds ', { kind: 'balance', value: coin_balance }]
}

function creation({ creator_address_hash: creator, creation_transaction_hash: transaction }: AddressDetails): Pieces {
  if (!creator && !transaction) return []
  return [
    'Created',
    ...(creator ? [' by ', { kind: 'address', hash: creator, name: null, contract: false } as const] : []),
    ...(transaction ? [' in txn ', { kind: 'transaction', hash: transaction } as const] : []),
  ]
}

/** Joins sentences and ends each with a period; adjacent text becomes one part. */
function sentences(...all: readonly Pieces[]): AddressPart[] {
  const parts: AddressPart[] = []
  const add = (piece: string | AddressPart) => {
    const part = typeof piece === 'string' ? ({ kind: 'text', text: piece } as const) : piece
    const last = parts.at(-1)
    if (part.kind === 'text' && last?.kind === 'text')
      parts[parts.length - 1] = { kind: 'text', text: last.text + part.text }
    else parts.push(part)
  }
  for (const pieces of all.filter(({ length }) => length > 0)) {
    if (parts.length > 0) add(' ')
    for (const piece of pieces) add(piece)
    add('.')
  }
  return parts
}

/** A part of the description as plain text; a name in it is untrusted. */
export function addressPartText(part: AddressPart, { symbol, decimals }: Currency): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'address':
      return part.name ?? shortHash(part.hash)
    case 'transaction':
      return shortHash(part.hash)
    case 'balance':
      return part.value === 0n ? symbol : `${shortAmount(part.value, decimals)} ${symbol}`
    case 'token':
      return part.token.symbol || part.token.name || 'without a name'
  }
}
