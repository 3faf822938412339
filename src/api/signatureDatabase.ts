import * as z from 'zod/mini'
import { ApiError } from './errors'
import { isObject } from '#/domain/isObject'
import { parseLenient } from './parseLenient'
import type { RequestQueues } from './requestQueues'
import { type Fetch, send } from './transport'
import { originOf } from './url'

/** A signature database, and what requests to it need. */
export interface SignatureDatabase {
  /** `signaturesUrl` of the configuration. */
  url: string
  requestQueues: RequestQueues
  fetch: Fetch
}

const PATH = '/signature-database/v1/lookup'
const resource = 'signatures'

const entries = z.array(z.object({ name: z.nullable(z.string()) }))

/** A larger response is no list of signatures of a few selectors. */
const MAX_BODY_BYTES = 1_000_000

/** Selectors or topics in one request: servers limit the length of a URL. */
export const MAX_LOOKUP = 50

/**
 * Looks up the signatures with each of some selectors (functions and errors) or topics (events), such as "transfer(address,uint256)":
 * format of OpenChain and Sourcify 4byte. Anyone can add signatures to such a database. Rejects with an ApiError.
 */
export async function lookUpSignatures(
  { url: base, requestQueues, fetch }: SignatureDatabase,
  kind: 'function' | 'event',
  hashes: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, readonly string[]>> {
  const url = `${base}${PATH}?${new URLSearchParams({ [kind]: hashes.join(','), filter: 'false' })}`
  const { body } = await requestQueues.enqueue({
    origin: originOf(url),
    key: url,
    resource,
    path: PATH,
    assumedRate: null,
    credits: 0,
    priority: () => 'screen',
    signal,
    send: (given) => send({ fetch, root: {}, resource, path: PATH, url, signal: given, maxBytes: MAX_BODY_BYTES }),
  })
  const result = isObject(body) && isObject(body['result']) ? body['result'][kind] : null
  if (!isObject(result)) {
    throw new ApiError({ kind: 'contract', resource, path: PATH, origin: originOf(url), status: 200 })
  }
  return new Map(
    hashes.map((hash) => {
      const found = Object.hasOwn(result, hash) ? result[hash] : null
      return [hash, (parseLenient(entries, found).value ?? []).flatMap(({ name }) => name ?? [])]
    }),
  )
}
