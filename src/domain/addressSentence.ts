import { grouped } from './numberFormat'
import { implementationsOf, kindOfAddress } from './addressKind'
import type { AddressCounts, AddressDetails } from './addressRecords'
import { isOther } from './open'
import { type TokenRecord, ZERO_ADDRESS } from './transactionRecords'

/** A part of what is said of an address: our own words, or a fact; names in it may be hostile text. */
export type AddressPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'address'; readonly hash: string; readonly name: string | null; readonly contract: boolean }
  | { readonly kind: 'transaction'; readonly hash: string }
  | { readonly kind: 'balance'; readonly value: bigint }
  | { readonly kind: 'token'; readonly token: TokenRecord }

function none(count: bigint | null): boolean {
  return count === null || count === 0n
}

/**
 * Whether nothing was ever seen of an address on its chain: servers answer for one that was never used as for any other, with
 * next to nothing in the answer. False where anything at all is known.
 */
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

/** What is known besides the record itself. */
interface Beside {
  counts?: AddressCounts | null
  /** True where the record is a row of a list or a search's, in which what is missing says nothing. */
  partial?: boolean
}

/**
 * Says what an address is, holds and came from in one sentence, of which everything is what the server said; what it left out
 * is left out.
 */
export function describeAddress(
  address: AddressDetails,
  { counts = null, partial = false }: Beside = {},
): AddressPart[] {
  if (address.hash?.toLowerCase() === ZERO_ADDRESS) {
    return sentence(
      'The zero address, for which nobody can sign: tokens are minted from it and burnt to it',
      ...holding(address),
    )
  }
  if (!partial && isUnused(address, counts))
    return sentence('Never used on this chain, as far as the server knows: it may be new, or in use on another chain')
  const kind = kindOfAddress(address)
  return sentence(
    ...(kind === 'contract' ? contract(address) : noContract(address, kind)),
    ...holding(address),
    ...origin(address),
  )
}

type Pieces = readonly (string | AddressPart)[]

function contract(address: AddressDetails): Pieces {
  const { is_verified, creation_status, token } = address
  const what =
    is_verified === true ? 'A verified contract' : is_verified === false ? 'An unverified contract' : 'A contract'
  const fate =
    creation_status === 'selfdestructed'
      ? [' that destroyed itself']
      : creation_status === 'failed'
        ? [' whose creation failed']
        : []
  return [
    what,
    ...fate,
    ...(token === null ? [] : [', the token ', { kind: 'token', token } as const]),
    ...proxied(address),
  ]
}

/** What each kind of proxy does, before the name of what it does it for. */
const proxies: Readonly<Record<string, string>> = {
  eip1167: 'a minimal clone of ',
  minimal_proxy: 'a minimal clone of ',
  clone_with_immutable_arguments: 'a minimal clone of ',
  eip2535: 'a diamond that joins ',
}

function proxied(address: AddressDetails): Pieces {
  const { proxy_type } = address
  const known = implementationsOf(address)
  if (known.length === 0) return []
  const way = proxy_type === null || isOther(proxy_type) ? undefined : proxies[proxy_type]
  return [', ', way ?? 'a proxy for ', ...several(known)]
}

/** A sentence names this many of several contracts. */
const MOST_NAMED = 2

function several(contracts: readonly { hash: string; name: string | null }[]): Pieces {
  // Of three, all are named rather than two and one more.
  const shown = contracts.length <= MOST_NAMED + 1 ? contracts : contracts.slice(0, MOST_NAMED)
  const more = contracts.length - shown.length
  const pieces: (string | AddressPart)[] = []
  for (const [place, { hash, name }] of shown.entries()) {
    if (place > 0) pieces.push(place === contracts.length - 1 ? ' and ' : ', ')
    pieces.push({ kind: 'address', hash, name, contract: true })
  }
  if (more > 0) pieces.push(` and ${grouped(more)} more contracts`)
  return pieces
}

function noContract(address: AddressDetails, kind: 'account' | 'delegated' | 'unknown'): Pieces {
  switch (kind) {
    case 'delegated': {
      const known = implementationsOf(address)
      const whose = known.length === 0 ? ['a contract that the server does not name'] : several(known)
      return ['An account with a key of its own that runs the code of ', ...whose, ' (EIP-7702)']
    }
    case 'account':
      return [
        address.has_validated_blocks === true ? 'An account that has produced blocks' : 'An account, not a contract',
      ]
    case 'unknown':
      return ['An address of which the server does not say whether it is a contract']
  }
}

function holding({ coin_balance }: AddressDetails): Pieces {
  if (coin_balance === null) return []
  return [', holding ', coin_balance === 0n ? 'no ' : '', { kind: 'balance', value: coin_balance }]
}

function origin({ creator_address_hash: creator, creation_transaction_hash: transaction }: AddressDetails): Pieces {
  if (!creator && !transaction) return []
  return [
    '; created',
    ...(creator ? [' by ', { kind: 'address', hash: creator, name: null, contract: false } as const] : []),
    ...(transaction ? [' in ', { kind: 'transaction', hash: transaction } as const] : []),
  ]
}

/** Puts words and facts together and ends them; words that meet become one part. */
function sentence(...pieces: Pieces): AddressPart[] {
  const parts: AddressPart[] = []
  for (const piece of [...pieces, '.']) {
    const part = typeof piece === 'string' ? ({ kind: 'text', text: piece } as const) : piece
    const last = parts.at(-1)
    if (part.kind === 'text' && last?.kind === 'text')
      parts[parts.length - 1] = { kind: 'text', text: last.text + part.text }
    else if (part.kind !== 'text' || part.text) parts.push(part)
  }
  return parts
}
