import { isChainId } from '#/domain/chainId'
import { NETWORK_FIELDS, type FieldNames, type NetworkField, wireName } from './networkFields'
import { isObject } from '#/domain/isObject'
import { parseLenient } from './parseLenient'
import { networkResponse, type NetworkChanges } from '#/api/schemas/network'
import { hideNamedSecrets, withoutSecrets } from './secrets'

/** A network as a host tells it; a value that is absent was not told, or can't be read. */
export interface Network {
  chainId: string
  values: Omit<NetworkChanges, 'explorer_api_key'>
  /** Whether there is an explorer_api_key, null where the host does not say; what it is is forgotten when it is read. */
  key: 'set' | 'empty' | null
  /** Whatever else the host told, and values that can't be read, by their names on the wire; what may be secret is hidden. */
  others: Readonly<Record<string, unknown>>
}

/** The networks of a host, each once; the entries of its answer that are none, or repeat one; whether it says that there are more. */
export interface NetworkList {
  networks: Network[]
  unreadable: unknown[]
  more: boolean
}

/** How a host is read: its names for fields, and the token, in case that it repeats it. */
interface Reading {
  fieldNames?: FieldNames | undefined
  token: string
}

/** The networks in a list as hosts give it, under `items` or `networks` or bare; null where there is none. */
export function networksIn(body: unknown, reading: Reading): NetworkList | null {
  const list = isObject(body) ? (body['items'] ?? body['networks']) : body
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
  return { networks: [...networks.values()], unreadable, more: isObject(body) && goesOn(body) }
}

/** The network `chainId` in an answer about it alone; null where that is no network, or another one. */
export function networkCalled(chainId: string, body: unknown, reading: Reading): Network | null {
  const told = unwrapped(body)
  if (!isObject(told)) return null
  // What is not about this network must never be taken for its values.
  return (chainIdIn(told) ?? chainId) === chainId ? networkIn(told, chainId, reading) : null
}

/** A network that stands in a shell of its own, as some hosts answer. */
function unwrapped(raw: unknown): unknown {
  if (!isObject(raw) || chainIdIn(raw) !== undefined || !isObject(raw['network'])) return raw
  const { network, ...beside } = raw
  return { ...beside, ...(network as object) }
}

function chainIdIn(told: Readonly<Record<string, unknown>>): string | undefined {
  const id = told['chain_id'] ?? told['chainId']
  return typeof id === 'string' || typeof id === 'number' || typeof id === 'bigint' ? String(id) : undefined
}

/** Whether a list says that it goes on elsewhere: in the contract's form (§2.13), or in that of gRPC. */
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

/** The name under which a field stands: as it is written on the wire, else in the casing that gRPC gateways give names in. */
function nameIn(told: Readonly<Record<string, unknown>>, name: string): string {
  const camel = name.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
  return Object.hasOwn(told, name) ? name : camel
}

/** What a host told, for people. */
function shown(raw: unknown, { token }: Reading): unknown {
  return withoutSecrets(hideNamedSecrets(raw), [token])
}
