import * as z from 'zod/mini'
import { type AdminError, ApiError } from './errors'
import { messageOf, reportedErrors } from './failedResponse'
import { NETWORK_FIELDS, type FieldNames, wireName } from './networkFields'
import { type Network, networkCalled, type NetworkList, networksIn } from './readNetworks'
import { isObject } from '#/domain/isObject'
import { failureOfChange, failureWithoutNetwork, refusalIn } from './reportedFailure'
import { networkChanges, type NetworkChanges } from './schemas/network'
import { credentialsIn, hideNamedSecrets, withoutSecrets } from './secrets'
import { send, type Fetch } from './transport'
import { requestPath, withoutEndSlash } from './url'

const LIST_PATH = '/admin/api/v1/networks'
const PATH = `${LIST_PATH}/{chain_id}`

/** An administration API, with the administrator's token. */
export interface NetworksHost {
  fetch: Fetch
  /** The contract's {merits_url}. */
  meritsUrl: string
  token: string
  /** The host's own names for some fields. */
  fieldNames?: FieldNames | undefined
  signal?: AbortSignal | undefined
  /** Time for a whole response, ms; the transport has a default. */
  timeout?: number
}

/** A change to one network's configuration. */
export interface NetworkUpdate extends NetworksHost {
  chainId: string
  changes: NetworkChanges
}

/**
 * PATCH {merits_url}/admin/api/v1/networks/{chain_id} (contract §4.3): sends only the keys of `changes`, returns the
 * object in the response, with secrets hidden. Rejects with an ApiError: of kind 'invalid' with `fields` before sending if a value
 * violates §2.12, with `admin` if the server sent a code. Neither has a secret that was sent, even if the server repeats it.
 */
export async function updateNetwork(update: NetworkUpdate): Promise<Record<string, unknown>> {
  const { chainId, fieldNames = {} } = update
  const changes = z.safeParse(networkChanges, update.changes)
  if (!changes.success) {
    throw new ApiError({
      kind: 'invalid',
      resource: 'updateNetwork',
      path: PATH,
      // Without the value, which may be a secret.
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
  const body = await sendToHost(update, 'updateNetwork', path, secrets, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: networkBody(changes.data, fieldNames),
  })
  const admin = failureOfChange(body)
  if (admin) throw successWithError('updateNetwork', path, admin, secrets)
  if (isObject(body)) return withoutSecrets(hideNamedSecrets(body), secrets) as Record<string, unknown>
  throw new ApiError({ kind: 'contract', resource: 'updateNetwork', path, status: 200 })
}

/** The exact body of a PATCH: the fields in the contract's order, with the host's names. */
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
  const body = await sendToHost(host, 'networks', LIST_PATH, [host.token])
  const list = networksIn(body, host)
  const hasEntries = list !== null && list.networks.length + list.unreadable.length > 0
  // An empty list next to an error is not a list without networks.
  if (list && (hasEntries || reportedErrors(body) === null)) return list
  const serverMessage = messageOf({ body, text: '', contentType: null })
  const kind = list ? 'server' : 'contract'
  const error = new ApiError({ kind, resource: 'networks', path: LIST_PATH, status: 200, serverMessage })
  throw withoutSecretsOf(error, [host.token])
}

/** GET {merits_url}/admin/api/v1/networks/{chain_id}: as above, for one network. */
export async function getNetwork(host: NetworksHost, chainId: string): Promise<Network> {
  const path = pathOf('network', chainId)
  const body = await sendToHost(host, 'network', path, [host.token])
  const admin = failureWithoutNetwork(body)
  if (admin) throw successWithError('network', path, admin, [host.token])
  const network = networkCalled(chainId, body, host)
  if (network) return network
  throw new ApiError({ kind: 'contract', resource: 'network', path, status: 200 })
}

async function sendToHost(
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
      // Responses to a token must not be in the browser's HTTP cache.
      init: { ...init, cache: 'no-store' },
    })
    const admin = refusalIn(body)
    if (admin === null) return body
    throw successWithError(resource, path, admin, secrets)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // A successful change may have no content.
    if (error.status === 204 && init.method === 'PATCH') return {}
    throw withoutSecretsOf(error, secrets)
  }
}

function successWithError(resource: string, path: string, admin: AdminError, secrets: readonly string[]): ApiError {
  return withoutSecretsOf(new ApiError({ kind: 'contract', resource, path, status: 200, admin }), secrets)
}

/** The same error without secrets, which a server may repeat in its message. */
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
