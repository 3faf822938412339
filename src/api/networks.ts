import * as z from 'zod/mini'
import { ApiError } from './errors'
import { isObject } from './reader'
import { networkChanges, type NetworkChanges } from './schemas/network'
import { send, type Fetch } from './transport'
import { requestPath } from './url'

const RESOURCE = 'updateNetwork'
const PATH = '/admin/api/v1/networks/{chain_id}'

/** A change to one network's configuration; `token` is the administrator's. */
export interface NetworkUpdate {
  fetch: Fetch
  /** The contract's {merits_url}. */
  meritsUrl: string
  token: string
  chainId: string
  changes: NetworkChanges
  signal?: AbortSignal | undefined
  /** Milliseconds; 20 s unless told. */
  timeout?: number
}

/**
 * PATCH {merits_url}/admin/api/v1/networks/{chain_id} (contract §4.3): sends only the keys of `changes` and gives the answered
 * object. Rejects with an ApiError: 'invalid' with `fields` before sending if a value isn't what §2.12 says, and with `admin`
 * where the server gave a code.
 */
export async function updateNetwork(update: NetworkUpdate): Promise<Record<string, unknown>> {
  const { fetch, meritsUrl, token, chainId, signal, timeout = 20_000 } = update
  const changes = z.safeParse(networkChanges, update.changes)
  if (!changes.success) {
    throw new ApiError({
      kind: 'invalid',
      resource: RESOURCE,
      path: PATH,
      // Only where and what was expected: the value may be the secret.
      fields: changes.error.issues.map(({ path, message }) => ({
        title: 'Invalid value',
        pointer: `/${path.map(String).join('/')}`,
        detail: message,
      })),
    })
  }
  const path = pathOf(chainId)
  const { body } = await send({
    fetch,
    timeout,
    root: { credential: { scheme: 'bearer', key: token } },
    resource: RESOURCE,
    path,
    url: `${meritsUrl.replace(/\/+$/, '')}${path}`,
    signal,
    init: {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(changes.data),
    },
  })
  if (!isObject(body)) throw new ApiError({ kind: 'contract', resource: RESOURCE, path, status: 200 })
  return body
}

function pathOf(chainId: string): string {
  try {
    return requestPath(PATH, { chain_id: chainId })
  } catch {
    throw new ApiError({ kind: 'invalid', resource: RESOURCE, path: PATH })
  }
}
