import type { Row } from './rows'
import type { Credential } from './apiRoot'
import { ApiError } from './errors'
import { FREE_PLAN_RATE } from './client'
import { isObject } from '#/domain/isObject'
import { parseLenient } from './parseLenient'
import { RESOURCES } from './resources'
import type { Priority } from './queuedRequest'
import type { RequestQueues } from './requestQueues'
import { type SearchResult, searchResult } from '#/api/schemas/search'
import { type Fetch, send } from './transport'
import { originOf } from './url'

/** A multichain API, and what requests to it need. */
export interface AcrossHost {
  /** The contract's {pro_url}. */
  proUrl: string
  credential?: Credential | undefined
  /** Requests per second until the server reports its limit; FREE_PLAN_RATE by default. */
  rate?: number | undefined
  requestQueues: RequestQueues
  fetch: Fetch
  /** Time for a whole response, ms; the transport has a default. */
  timeout?: number
}

/** The search results of all chains of a multichain API, by chain ID. */
export type FoundAcross = ReadonlyMap<string, readonly Row<SearchResult>[]>

const PATH = '/services/multichain/api/v1/search:quick'
/** It costs as much as most endpoints. */
const CREDITS = RESOURCES.stats.credits

/**
 * GET {pro_url}/services/multichain/api/v1/search:quick: not in the contract, served by some hosts. One request
 * searches all chains of the API for a hash or an address. Rejects with an ApiError.
 */
export async function searchAcross(host: AcrossHost, text: string, signal: AbortSignal): Promise<FoundAcross> {
  const url = `${host.proUrl}${PATH}?${new URLSearchParams({ q: text })}`
  const request = { resource: 'search:quick', path: PATH, url, credits: CREDITS, priority: 'screen', signal } as const
  return foundIn(await requestAcross(host, request, hasResults))
}

const hasResults = (body: Record<string, unknown>) => KINDS.some(([group]) => Array.isArray(body[group]))

interface AcrossRequest {
  /** What the request log calls it. */
  resource: string
  path: string
  url: string
  credits: number
  priority: Priority
  signal: AbortSignal
}

/**
 * The body of a GET request to a service of a multichain API that is not in the contract. Rejects with an ApiError, of kind 'contract'
 * if the body is not an object as `isExpected`.
 */
export async function requestAcross(
  { credential, rate = FREE_PLAN_RATE, requestQueues, fetch, timeout }: AcrossHost,
  { resource, path, url, credits, priority, signal }: AcrossRequest,
  isExpected: (body: Record<string, unknown>) => boolean = () => true,
): Promise<Record<string, unknown>> {
  const root = credential ? { credential } : {}
  const { body } = await requestQueues.enqueue({
    origin: originOf(url),
    key: `${url} ${credential?.key ?? ''}`,
    resource,
    path,
    assumedRate: rate,
    credits,
    priority: () => priority,
    signal,
    send: (given) => send({ fetch, timeout, root, resource, path, url, signal: given }),
  })
  if (!isObject(body) || !isExpected(body))
    throw new ApiError({ kind: 'contract', resource, path, origin: originOf(url), status: 200 })
  return body
}

/** The groups of a response whose items have a chain ID, each with how an item becomes a search result. */
const KINDS: readonly [group: string, as: (item: Record<string, unknown>) => object][] = [
  ['transactions', ({ hash }) => ({ type: 'transaction', transaction_hash: hash })],
  ['blocks', ({ hash }) => ({ type: 'block', block_hash: hash })],
  ['block_numbers', ({ block_number }) => ({ type: 'block', block_number })],
  ['addresses', addressOf],
  ['nfts', ({ type, name, ...more }) => addressOf({ is_token: true, token_type: type, token_name: name, ...more })],
  [
    'tokens',
    ({ address, type, ...more }) => ({ address_hash: address, token_type: tokenTypeIn(type), ...more, type: 'token' }),
  ],
]

function addressOf(item: Record<string, unknown>): object {
  const { hash, address_hash = hash, is_token, is_contract, token_name, contract_name, token_type } = item
  const type = is_token === true ? 'token' : is_contract === true ? 'contract' : 'address'
  return {
    type,
    address_hash,
    name: token_name || contract_name || null,
    token_type: tokenTypeIn(token_type),
    is_smart_contract_verified: item['is_verified_contract'] ?? item['is_verified'],
    ens_info: item['domain_info'],
  }
}

/** ERC-20 for TOKEN_TYPE_ERC_20. */
function tokenTypeIn(type: unknown): string | null {
  return typeof type === 'string' ? type.replace('TOKEN_TYPE_', '').replaceAll('_', '-') : null
}

/** The chains that an item is on, each with what is known of it there: one by its ID, or, from hosts of a cluster, several. */
function onChains(item: Record<string, unknown>): [id: string, item: Record<string, unknown>][] {
  const { chain_id: chain, chain_infos: infos } = item
  if (isObject(infos)) return Object.entries(infos).map(([id, info]) => [id, { ...item, ...(isObject(info) && info) }])
  return typeof chain === 'string' || typeof chain === 'number' || typeof chain === 'bigint'
    ? [[String(chain), item]]
    : []
}

function foundIn(body: Record<string, unknown>): FoundAcross {
  const found = new Map<string, Row<SearchResult>[]>()
  for (const [group, as] of KINDS) {
    const items = body[group]
    if (!Array.isArray(items)) continue
    for (const [id, item] of (items as unknown[]).filter(isObject).flatMap(onChains)) {
      if (!/^\d+$/.test(id)) continue
      const { value } = parseLenient(searchResult, as(item))
      const identity = value && RESOURCES.search.identity(value)
      const rows = found.get(id) ?? []
      if (!value || !identity || rows.some((row) => row.id === identity)) continue
      found.set(id, [...rows, { id: identity, value, raw: item }])
    }
  }
  return found
}
