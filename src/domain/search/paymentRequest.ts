import { chainOfWord } from './chainWords'
import { type AddressHash, pastedAddress } from '#/domain/hashes/hash'
import { isDomainName } from './searchTarget'

/** A payment request (EIP-681), or an address with its chain in front. */
export interface PaymentRequest {
  /** The words in front, in lowercase: "ethereum", "eip155:10". */
  readonly prefix: string
  /** The chain by ID or name: that of `@`, else that in front. */
  readonly chain: string
  /** What is paid or called: an address in lowercase, or a domain name. */
  readonly target: string
  /** The called function; null for a payment in the native currency. */
  readonly method: string | null
  /** The addresses among the arguments of the call, in lowercase. */
  readonly addresses: readonly AddressHash[]
}

const REQUEST = /^((?:[\w-]+:){1,2})(?:pay-)?([^\s@/:?#]+)(?:@(\d+))?\/?(?:(?<=\/)([\w%]+))?(?:\?(\S*))?$/i

/** Reads base:0x…, eip155:10:0x…, and EIP-681: ethereum:pay-0x…@10, ethereum:name.eth/transfer?address=0x…; null for any other text. */
export function readPaymentRequest(text: string): PaymentRequest | null {
  const [, before = '', named = '', after, method, query = ''] = REQUEST.exec(text) ?? []
  const chain = after ?? before.split(':').findLast((word) => word !== '') ?? ''
  const isRequest = before.toLowerCase() === 'ethereum:'
  const target = pastedAddress(named) ?? (isRequest && isDomainName(named) ? named : null)
  if (target === null || chainOfWord(chain) === null || (!isRequest && (method ?? query) !== '')) return null
  const values = method === undefined ? [] : new URLSearchParams(query).values()
  const addresses = Array.from(values, pastedAddress).filter((address) => address !== null)
  return { prefix: before.slice(0, -1).toLowerCase(), chain, target, method: method ?? null, addresses }
}
