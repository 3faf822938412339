import { isChainId } from '#/domain/links/paths'
import { NETWORK_FIELDS, type FieldNames, type NetworkField, wireName } from './networkFields'
import { isObject } from '#/domain/isObject'
import { parseLenient } from './parseLenient'
import { isNetwork } from './reportedFailure'
import { networkResponse, type NetworkChanges } from '#/api/schemas/network'
import { hideNamedSecrets, withoutSecrets } from './secrets'
import { withoutWrapper } from './wrapper'

/** A network as a host returned it; values that are missing or unreadable are absent. */
export interface Network {
  chainId: string
  values: Omit<NetworkChanges, 'explorer_api_key'>
  /** Whether there is an explorer_api_key; null if unknown. The key itself is dropped when it is read. */
  key: 'set' | 'empty' | null
  /** Other fields and unreadable values, by the host's names; possible secrets are hidden. */
  others: Readonly<Record<string, unknown>>
}

/** The networks of a host, each once; the entries that are no network or repeat one; and whether there are more. */
export interface NetworkList {
  networks: Network[]
  unreadable: unknown[]
  more: boolean
}

/** What reading a host's response needs: its names for fields, and the token, which it may repeat. */
interface Reading {
  fieldNames?: FieldNames | undefined
  token: string
}

/** The networks in a body: under `items` or `networks`, or a bare array; null if there are none. */
export function networksIn(body: unknown, reading: Reading): NetworkList | null {
  const content = withoutWrapper(body, (each) => Array.isArray(listIn(each)))
  const list = listIn(content)
  if (!Array.isArray(list)) return null
  const networks = new Map<string, Network>()
  const unreadable: unknown[] = []
  for (const raw of list as unknown[]) {
    const told = unwrapped(raw)
    const id = isObject(told) ? chainIdIn(told) : undefined
    if (isObject(told) && id !== undefined && isChainId(id) && !networks.has(id)) {
      networks.set(id, networkIn(told, id, reading))
    } else unreadable.push(shown(raw, reading))
  }
  return {
    networks: [...networks.values()],
    unreadable,
    more: [body, content].some((each) => isObject(each) && goesOn(each)),
  }
}

function listIn(body: unknown): unknown {
  return isObject(body) ? (body['items'] ?? body['networks']) : body
}

/** The network `chainId` in a body about one network; null if it is no network, or another one. */
export function networkCalled(chainId: string, body: unknown, reading: Reading): Network | null {
  const told = unwrapped(body)
  if (!isObject(told)) return null
  // The values of another network must never be shown as its own.
  return (chainIdIn(told) ?? chainId) === chainId ? networkIn(told, chainId, reading) : null
}

/** Unwraps a network that is the only field of an object, or that a gateway has wrapped, as some hosts send it. */
function unwrapped(sent: unknown): unknown {
  const raw = withoutWrapper(sent, (each) => isObject(each) && (isNetwork(each) || isObject(each['network'])))
  if (!isObject(raw) || chainIdIn(raw) !== undefined || !isObject(raw['network'])) return raw
  const { network, ...beside } = raw
  return { ...beside, ...(network as object) }
}

function chainIdIn(told: Readonly<Record<string, unknown>>): string | undefined {
  const id = told['chain_id'] ?? told['chainId']
  return typeof id === 'string' || typeof id === 'number' || typeof id === 'bigint' ? String(id) : undefined
}

/** Whether a list has a next page, by the contract's cursor (§2.13) or by gRPC's token. */
function goesOn({ next_page_params: params, next_page_token: token, nextPageToken }: Record<string, unknown>): boolean {
  return (isObject(params) && Object.keys(params).length > 0) || [token, nextPageToken].some((next) => !!next)
}

function networkIn(told: Readonly<Record<string, unknown>>, chainId: string, reading: Reading): Network {
  const { chain_id: _, chainId: __, ...rest } = told
  const nameOf = (field: NetworkField) => nameIn(rest, wireName(field, reading.fieldNames ?? {}))
  const wired = Object.fromEntries(NETWORK_FIELDS.map((field) => [field, rest[nameOf(field)]]))
  const { value } = parseLenient(networkResponse, wired)
  const understood = Object.entries(value ?? {}).filter(([, each]) => each !== null)
  const { explorer_api_key: key = null, ...values } = Object.fromEntries(understood) as ReadNetwork
  const known = new Set(NETWORK_FIELDS.filter((field) => value?.[field] !== null).map(nameOf))
  const others = Object.fromEntries(Object.entries(rest).filter(([name]) => !known.has(name)))
  return { chainId, values, key, others: shown(others, reading) as Record<string, unknown> }
}

type ReadNetwork = Network['values'] & { explorer_api_key?: 'set' | 'empty' }

/** The name of a field in an object: the host's, else in camel case, as gRPC gateways write it. */
function nameIn(told: Readonly<Record<string, unknown>>, name: string): string {
  const camel = name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
  return Object.hasOwn(told, name) ? name : camel
}

/** A value for display, with possible secrets hidden. */
function shown(raw: unknown, { token }: Reading): unknown {
  return withoutSecrets(hideNamedSecrets(raw), [token])
}
