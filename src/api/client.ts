/* oxlint-disable typescript/no-unsafe-type-assertion -- a generic name is looked up in the table, whose row the compiler can not follow; Page and Item are its types outside */
import { readCursor, type Cursor } from '#/domain/cursor'
import { ApiError, messageOf } from './errors'
import { isObject, noteDrift, read, type Drift } from './reader'
import type { ItemResource, ListResource } from './resource'
import {
  RESOURCES,
  type FiltersOf,
  type ItemName,
  type ListName,
  type ParamsOf,
  type RowOf,
  type TopOf,
} from './resources'
import { rowsOf } from './rows'
import { send, type Fetch, type Limits } from './transport'
import { requestPath, requestUrl, type FilterInput } from './url'

/** A credential for the multichain API: sent as a bearer token, or as the query parameter `apikey` (contract §5). */
export interface Credential {
  readonly scheme: 'bearer' | 'apikey'
  readonly key: string
}

/** Where requests go: the address up to and including /api/v2, which form of the API it is, and what authorizes there. */
export interface ApiRoot {
  readonly url: string
  readonly form: 'multichain' | 'instance'
  readonly credential?: Credential
}

/** A row of a list: the value is null where the row can't be read; `raw` is the JSON as it came. */
export interface Row<T> {
  /** Unique within its page, and the same for the same record on any page. */
  readonly id: string
  readonly value: T | null
  readonly raw: unknown
}

/** One page of a list. */
export interface Page<Name extends ListName> {
  readonly rows: Row<RowOf<Name>>[]
  /** The cursor of the next page, null at the end; nextCursor() knows more rules. */
  readonly next: Cursor | null
  readonly top: TopOf<Name> | null
  readonly drift: Drift[]
  readonly limits: Limits
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}

/** One record; a value of null means that it can't be read. */
export interface Item<Name extends ItemName> {
  readonly value: RowOf<Name> | null
  readonly raw: unknown
  /** The JSON text letter by letter, where a number that a parser would write in another way still stands as it was sent. */
  readonly text: string
  readonly drift: Drift[]
  readonly limits: Limits
}

/** What a caller may add to a request for a list. */
export interface ListOptions<Name extends ListName> {
  filters?: FiltersOf<Name> | undefined
  cursor?: Cursor | null | undefined
  signal?: AbortSignal | undefined
}

/** Asks servers for the resources of the table; rejects with an ApiError and nothing else. */
export interface Client {
  list<Name extends ListName>(
    root: ApiRoot,
    name: Name,
    params: ParamsOf<Name>,
    options?: ListOptions<Name>,
  ): Promise<Page<Name>>
  item<Name extends ItemName>(
    root: ApiRoot,
    name: Name,
    params: ParamsOf<Name>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Item<Name>>
}

const TIMEOUT = 20_000

/** Makes a client that sends through `fetch`; an answer not complete within `timeout` milliseconds is given up. */
export function createClient({
  fetch,
  timeout = TIMEOUT,
  now = Date.now,
}: {
  fetch: Fetch
  timeout?: number
  now?: () => number
}): Client {
  return {
    async list<Name extends ListName>(
      root: ApiRoot,
      name: Name,
      params: ParamsOf<Name>,
      options: ListOptions<Name> = {},
    ) {
      const resource: ListResource = RESOURCES[name]
      const { path, url } = addressOf(root, name, resource.path, params, options.filters, options.cursor)
      const { body, limits } = await send({ fetch, timeout, root, resource: name, path, url, signal: options.signal })
      const bare = Array.isArray(body)
      const items = bare ? body : isObject(body) ? body['items'] : null
      if (!Array.isArray(items)) throw unreadable(name, path, body)
      const drift: Drift[] = []
      const rows = rowsOf<RowOf<Name>>(resource, items, bare ? '' : 'items', drift)
      const top = resource.top === null || bare ? null : read(resource.top, body, '', drift).value
      return {
        rows,
        next: isObject(body) ? cursorIn(body['next_page_params'], drift) : null,
        top: top as TopOf<Name> | null,
        drift,
        limits,
        receivedAt: now(),
      }
    },

    async item<Name extends ItemName>(
      root: ApiRoot,
      name: Name,
      params: ParamsOf<Name>,
      options: { signal?: AbortSignal | undefined } = {},
    ) {
      const resource: ItemResource = RESOURCES[name]
      const { path, url } = addressOf(root, name, resource.path, params)
      const request = { fetch, timeout, root, resource: name, path, url, signal: options.signal }
      const { body, text, limits } = await send(request)
      if (!isObject(body)) throw unreadable(name, path, body)
      const { value, drift } = read(resource.item, body)
      return { value: value as RowOf<Name> | null, raw: body, text, drift, limits }
    },
  }
}

function addressOf(
  root: ApiRoot,
  resource: string,
  template: string,
  params: Readonly<Record<string, string>>,
  filters?: FilterInput,
  cursor?: Cursor | null,
): { path: string; url: string } {
  try {
    return { path: requestPath(template, params), url: requestUrl(root.url, template, params, filters, cursor) }
  } catch {
    throw new ApiError({ kind: 'invalid', resource, path: template })
  }
}

/** The next page's cursor; one that is neither an object nor null ends the list, which is worth a note. */
function cursorIn(raw: unknown, drift: Drift[]): Cursor | null {
  if (raw !== null && raw !== undefined && !isObject(raw)) {
    noteDrift({ parent: null, key: 'next_page_params', drift, depth: 0 }, 'object or null', raw)
  }
  return readCursor(raw)
}

function unreadable(resource: string, path: string, body: unknown): ApiError {
  const serverMessage = messageOf({ body, text: '', contentType: null })
  return new ApiError({ kind: 'contract', resource, path, status: 200, serverMessage })
}
