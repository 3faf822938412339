import * as z from 'zod/mini'
import { ApiError } from './errors'
import { NETWORK_FIELDS, type FieldNames, wireName } from './networkFields'
import { isObject, read } from './reader'
import { networkChanges, networkTold, type NetworkChanges } from './schemas/network'
import { hideNamedSecrets, withoutSecrets } from './secrets'
import { send, type Fetch } from './transport'
import { requestPath } from './url'

const LIST_PATH = '/admin/api/v1/networks'
const PATH = `${LIST_PATH}/{chain_id}`

/** An administration API and what it takes to talk to it; `token` is the administrator's. */
export interface NetworksHost {
  fetch: Fetch
  /** The contract's {merits_url}. */
  meritsUrl: string
  token: string
  /** Names that the host has for some fields. */
  fieldNames?: FieldNames | undefined
  signal?: AbortSignal | undefined
  /** Milliseconds; 20 s unless told. */
  timeout?: number
}

/** A change to one network's configuration. */
export interface NetworkUpdate extends NetworksHost {
  chainId: string
  changes: NetworkChanges
}

/** A network as a host tells it; a value that is absent was not told, or can't be read. */
export interface Network {
  chainId: string
  values: Omit<NetworkChanges, 'explorer_api_key'>
  /** Whether there is an explorer_api_key, null where the host does not say; what it is is forgotten when it is read. */
  key: 'set' | 'empty' | null
  /** Whatever else the host told, and values that can't be read, by their names on the wire; what may be secret is hidden. */
  others: Readonly<Record<string, unknown>>
}

/** The networks of a host, and the entries of its answer that are none. */
export interface NetworkList {
  networks: Network[]
  unreadable: unknown[]
}

/**
 * PATCH {merits_url}/admin/api/v1/networks/{chain_id} (contract §4.3): sends only the keys of `changes` and gives the answered
 * object. Rejects with an ApiError: 'invalid' with `fields` before sending if a value isn't what §2.12 says, and with `admin`
 * where the server gave a code. Neither the token nor the secret is in the error, even if the server repeats them.
 */
export async function updateNetwork(update: NetworkUpdate): Promise<Record<string, unknown>> {
  const { chainId, fieldNames = {} } = update
  const changes = z.safeParse(networkChanges, update.changes)
  if (!changes.success) {
    throw new ApiError({
      kind: 'invalid',
      resource: 'updateNetwork',
      path: PATH,
      // Only where and what was expected: the value may be the secret.
      fields: changes.error.issues.map(({ path, message }) => ({
        title: 'Invalid value',
        pointer: `/${path.map(String).join('/')}`,
        detail: message,
      })),
    })
  }
  const secrets = [update.token, changes.data.explorer_api_key ?? '']
  return ask(update, 'updateNetwork', pathOf('updateNetwork', chainId), secrets, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: networkBody(changes.data, fieldNames),
  })
}

/** The body of a PATCH, to the letter: the contract's order, under the host's names. */
export function networkBody(changes: NetworkChanges, names: FieldNames, indent = 0): string {
  const fields = NETWORK_FIELDS.filter((field) => changes[field] !== undefined)
  return JSON.stringify(
    Object.fromEntries(fields.map((field) => [wireName(field, names), changes[field]])),
    null,
    indent,
  )
}

/** GET {merits_url}/admin/api/v1/networks: not in the contract, served by real hosts. Rejects with an ApiError. */
export async function listNetworks(host: NetworksHost): Promise<NetworkList> {
  const { items } = await ask(host, 'networks', LIST_PATH, [host.token])
  if (!Array.isArray(items)) {
    throw new ApiError({ kind: 'contract', resource: 'networks', path: LIST_PATH, status: 200 })
  }
  const entries = items.map((raw: unknown) => ({ raw, network: networkIn(raw, host.fieldNames ?? {}) }))
  return {
    networks: entries.flatMap(({ network }) => network ?? []),
    unreadable: entries.filter(({ network }) => network === null).map(({ raw }) => hideNamedSecrets(raw)),
  }
}

/** GET {merits_url}/admin/api/v1/networks/{chain_id}: as above, for one network. */
export async function getNetwork(host: NetworksHost, chainId: string): Promise<Network> {
  const path = pathOf('network', chainId)
  const body = await ask(host, 'network', path, [host.token])
  const network = networkIn({ ...body, chain_id: chainId }, host.fieldNames ?? {})
  // What is not about this network must never be taken for its values.
  const about = networkIn(body, {})?.chainId ?? chainId
  if (network && about === chainId) return network
  throw new ApiError({ kind: 'contract', resource: 'network', path, status: 200 })
}

async function ask(
  { fetch, meritsUrl, token, signal, timeout = 20_000 }: NetworksHost,
  resource: string,
  path: string,
  secrets: readonly string[],
  init: RequestInit = {},
): Promise<Record<string, unknown>> {
  try {
    const { body } = await send({
      fetch,
      timeout,
      root: { credential: { scheme: 'bearer', key: token } },
      resource,
      path,
      url: `${meritsUrl.replace(/\/+$/, '')}${path}`,
      signal,
      // Nothing that is answered to a token is kept by the browser.
      init: { ...init, cache: 'no-store' },
    })
    if (isObject(body)) return body
  } catch (error) {
    throw error instanceof ApiError ? withoutSecretsOf(error, secrets) : error
  }
  throw new ApiError({ kind: 'contract', resource, path, status: 200 })
}

/** The same error in words that hold no secret: a server may repeat what it was sent. */
function withoutSecretsOf(error: ApiError, secrets: readonly string[]): ApiError {
  const { kind, resource, path, origin, status, retryAfter, limits, found } = error
  const { serverMessage, fields, admin } = withoutSecrets(
    { serverMessage: error.serverMessage, fields: error.fields, admin: error.admin },
    secrets,
  ) as Pick<ApiError, 'serverMessage' | 'fields' | 'admin'>
  return new ApiError({ kind, resource, path, origin, status, retryAfter, limits, found, serverMessage, fields, admin })
}

function networkIn(raw: unknown, names: FieldNames): Network | null {
  if (!isObject(raw)) return null
  const { chain_id: id, ...rest } = raw
  const chainId = typeof id === 'number' || typeof id === 'bigint' ? String(id) : id
  if (typeof chainId !== 'string' || !/^\d+$/.test(chainId)) return null
  const wired = Object.fromEntries(NETWORK_FIELDS.map((field) => [field, rest[wireName(field, names)]]))
  const { value } = read(networkTold, wired)
  const understood = Object.entries(value ?? {}).filter(([, told]) => told !== null)
  const { explorer_api_key: key = null, ...values } = Object.fromEntries(understood) as ReadNetwork
  const known = new Set(
    NETWORK_FIELDS.filter((field) => value?.[field] !== null).map((field) => wireName(field, names)),
  )
  const others = Object.fromEntries(Object.entries(rest).filter(([name]) => !known.has(name)))
  return { chainId, values, key, others: hideNamedSecrets(others) as Record<string, unknown> }
}

type ReadNetwork = Network['values'] & { explorer_api_key?: 'set' | 'empty' }

function pathOf(resource: string, chainId: string): string {
  try {
    return requestPath(PATH, { chain_id: chainId })
  } catch {
    throw new ApiError({ kind: 'invalid', resource, path: PATH })
  }
}
