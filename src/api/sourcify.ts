import { ApiError } from './errors'
import { parseLenient } from './parseLenient'
import type { RequestQueues } from './requestQueues'
import { sourcifyContract, type SourcifyContract } from './schemas/sourcify'
import { type Fetch, MAX_BODY_BYTES, send } from './transport'
import { originOf } from './url'

/** A Sourcify server, and what requests to it need. */
export interface SourcifyServer {
  /** `sourcifyUrl` of the configuration. */
  url: string
  requestQueues: RequestQueues
  fetch: Fetch
}

interface SourcifyRequest {
  chainId: string
  address: string
  /** Whether a body above MAX_BODY_BYTES is read as well. */
  isUnlimited?: boolean
  signal: AbortSignal
}

const resource = 'sourcify'

/** Loads a contract with its source from Sourcify; null if it is not verified there. Rejects with an ApiError. */
export async function loadSourcifyContract(
  { url: base, requestQueues, fetch }: SourcifyServer,
  { chainId, address, isUnlimited = false, signal }: SourcifyRequest,
): Promise<SourcifyContract | null> {
  const path = `/v2/contract/${chainId}/${address}`
  const url = `${base}${path}?fields=all`
  const maxBytes = isUnlimited ? Infinity : MAX_BODY_BYTES
  let body: unknown
  try {
    const response = await requestQueues.enqueue({
      origin: originOf(url),
      key: url,
      resource,
      path,
      assumedRate: null,
      credits: 0,
      priority: () => 'screen',
      signal,
      send: (given) => send({ fetch, root: {}, resource, path, url, signal: given, maxBytes }),
    })
    body = response.body
  } catch (error) {
    if (isNotVerified(error)) return null
    throw error
  }
  const { value } = parseLenient(sourcifyContract, body)
  if (value?.sources == null || Object.keys(value.sources).length === 0) {
    throw new ApiError({ kind: 'contract', resource, path, origin: originOf(url), status: 200 })
  }
  return value
}

/** Whether Sourcify itself has no such contract: a server without this endpoint sends no JSON, or names the missing route. */
function isNotVerified(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 404 || error.found !== null) return false
  return error.kind === 'not-found' || error.serverMessage === null
}
