import * as z from 'zod/mini'
import { type AdminError, ApiError } from './errors'
import { adminErrorIn } from './failedResponse'
import { NETWORK_FIELDS, type FieldNames, wireName } from './networkFields'
import { type Network, networkCalled, type NetworkList, networksIn } from './readNetworks'
import { isObject } from '#/domain/isObject'
import { networkChanges, type NetworkChanges } from './schemas/network'
import { credentialsIn, hideNamedSecrets, withoutSecrets } from './secrets'
import { send, type Fetch } from './transport'
import { requestPath, withoutEndSlash } from './url'

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
  /** As the transport has it. */
  timeout?: number
}

/** A change to one network's configuration. */
export interface NetworkUpdate extends NetworksHost {
  chainId: string
  changes: NetworkChanges
}

/**
 * PATCH {merits_url}/admin/api/v1/networks/{chain_id} (contract §4.3): sends only the keys of `changes` and gives what the
 * answered object says, secrets hidden. Rejects with an ApiError: 'invalid' with `fields` before sending if a value isn't what
 * §2.12 says, and with `admin` where the server gave a code. No secret that was sent is in either, even if the server repeats it.
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
  const { explorer_api_key: key = '', rpc_url: address = '' } = changes.data
  const secrets = [update.token, key, ...credentialsIn(address)]
  const path = pathOf('updateNetwork', chainId)
  const body = await ask(update, 'updateNetwork', path, secrets, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: networkBody(changes.data, fieldNames),
  })
  if (isObject(body)) return withoutSecrets(hideNamedSecrets(body), secrets) as Record<string, unknown>
  throw new ApiError({ kind: 'contract', resource: 'updateNetwork', path, status: 200 })
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
  const list = networksIn(await ask(host, 'networks', LIST_PATH, [host.token]), host)
  if (list) return list
  throw new ApiError({ kind: 'contract', resource: 'networks', path: LIST_PATH, status: 200 })
}

/** GET {merits_url}/admin/api/v1/networks/{chain_id}: as above, for one network. */
export async function getNetwork(host: NetworksHost, chainId: string): Promise<Network> {
  const path = pathOf('network', chainId)
  const network = networkCalled(chainId, await ask(host, 'network', path, [host.token]), host)
  if (network) return network
  throw new ApiError({ kind: 'contract', resource: 'network', path, status: 200 })
}

async function ask(
  { fetch, meritsUrl, token, signal, timeout }: NetworksHost,
  resource: string,
  path: string,
  secrets: readonly string[],
  init: RequestInit = {},
): Promise<unknown> {
  try {
    const { body } = await send({
      fetch,
      timeout,
      root: { credential: { scheme: 'bearer', key: token } },
      resource,
      path,
      url: `${withoutEndSlash(meritsUrl)}${path}`,
      signal,
      // Nothing that is answered to a token is kept by the browser.
      init: { ...init, cache: 'no-store' },
    })
    const admin = refusalIn(body)
    if (admin === null) return body
    throw new ApiError({ kind: 'contract', resource, path, status: 200, admin })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // No content is all that there is to say of a change that was made.
    if (error.status === 204 && init.method === 'PATCH') return {}
    throw withoutSecretsOf(error, secrets)
  }
}

/** An error that came as a success does; a code alone is none, as a network may have one of its own. */
function refusalIn(body: unknown): AdminError | null {
  const admin = adminErrorIn(body)
  return admin && admin.code !== 0 && (admin.message !== '' || admin.details.length > 0) ? admin : null
}

/** The same error in words that hold no secret: a server may repeat what it was sent. */
function withoutSecretsOf(error: ApiError, secrets: readonly string[]): ApiError {
  const { kind, resource, path, origin, status, retryAfter, limits, found } = error
  const { serverMessage, fields, admin } = withoutSecrets(
    hideNamedSecrets({ serverMessage: error.serverMessage, fields: error.fields, admin: error.admin }),
    secrets,
  ) as Pick<ApiError, 'serverMessage' | 'fields' | 'admin'>
  return new ApiError({ kind, resource, path, origin, status, retryAfter, limits, found, serverMessage, fields, admin })
}

function pathOf(resource: string, chainId: string): string {
  try {
    return requestPath(PATH, { chain_id: chainId })
  } catch {
    throw new ApiError({ kind: 'invalid', resource, path: PATH })
  }
}
