/* oxlint-disable typescript/no-unsafe-type-assertion -- a generic name is looked up in the table, whose row the compiler can not follow; Page and Item are its types outside */
import { readCursor, type Cursor } from '#/domain/cursor'
import { ApiError } from './errors'
import { foundIn, messageOf } from './failedResponse'
import { isObject } from '#/domain/isObject'
import { parseLenient } from './parseLenient'
import { sampleOf, type SchemaMismatch } from './schemaMismatch'
import type { ItemResource, ListResource } from './resource'
import {
  RESOURCES,
  type FiltersOf,
  type ItemName,
  type ListName,
  type ParamsOf,
  type ResourceName,
  type RowOf,
  type TopOf,
} from './resources'
import { rowsOf } from './rows'
import { type Priority } from './requestQueue'
import { createScheduler, type Scheduler } from './scheduler'
import { send, type Fetch, type Limits } from './transport'
import { originOf, requestPath, requestUrl, type FilterInput } from './url'

/** A credential for the multichain API: sent as a bearer token, or as the query parameter `apikey` (contract §5). */
export interface Credential {
  readonly scheme: 'bearer' | 'apikey'
  readonly key: string
  /** Requests a second that its plan allows, where whoever entered it said so. */
  readonly rate?: number
}

/** Where requests go: the address up to and including /api/v2, which form of the API it is, and what authorizes there. */
export interface ApiRoot {
  readonly url: string
  readonly form: 'multichain' | 'instance'
  /** Requests a second to keep to until the server says how many it allows; those of the free plan unless told. */
  readonly rate?: number
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
  readonly drift: SchemaMismatch[]
  readonly limits: Limits
  /** The root that it came from, by its address. */
  readonly source: string
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}

/** One record; a value of null means that it can't be read. */
export interface Item<Name extends ItemName> {
  readonly value: RowOf<Name> | null
  /** The root that it came from, by its address; absent where it was put together from a list. */
  readonly source?: string
  readonly raw: unknown
  /** The JSON text letter by letter, where a number that a parser would write in another way still stands as it was sent. */
  readonly text: string
  readonly drift: SchemaMismatch[]
  readonly limits: Limits
}

/** What a caller may add to any request. */
export interface AskOptions {
  signal?: AbortSignal | undefined
  /** What it is for, asked anew whenever a request is chosen from those that wait; the screen unless told. */
  priority?: (() => Priority) | undefined
}

/** What a caller may add to a request for a list. */
export interface ListOptions<Name extends ListName> extends AskOptions {
  filters?: FiltersOf<Name> | undefined
  cursor?: Cursor | null | undefined
  /** Told of the body letter by letter, where a number that a parser would write in another way still stands as it was sent. */
  onText?: ((text: string) => void) | undefined
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
    options?: AskOptions,
  ): Promise<Item<Name>>
}

/** Requests a second of the multichain API's free plan: kept to until it is known what the key's plan allows. */
export const FREE_PLAN = 5

/** What a client is made of; all but `fetch` may be left out. */
export interface ClientParts {
  fetch: Fetch
  /** As the transport has it. */
  timeout?: number
  now?: () => number
  scheduler?: Scheduler
  /** Told of every answer that differs from the contract. */
  onDrift?: (origin: string, resource: ResourceName, drift: readonly SchemaMismatch[]) => void
}

/** Makes a client that sends through `fetch`, at the pace that the scheduler keeps. */
export function createClient({
  fetch,
  timeout,
  now = Date.now,
  scheduler = createScheduler(),
  onDrift,
}: ClientParts): Client {
  function ask(root: ApiRoot, resource: ResourceName, { path, url }: Address, { signal, priority }: AskOptions) {
    const paid = root.form === 'multichain'
    return scheduler.ask({
      origin: originOf(url),
      // Another key may be told something else. It stays in memory: nothing shows or keeps these names.
      key: `${url} ${root.credential?.key ?? ''}`,
      resource,
      path,
      presumed: paid ? (root.rate ?? FREE_PLAN) : null,
      credits: paid ? RESOURCES[resource].credits : 0,
      priority: priority ?? onScreen,
      signal,
      send: (given) => send({ fetch, timeout, root, resource, path, url, signal: given }),
    })
  }

  function noted(url: string, resource: ResourceName, drift: SchemaMismatch[]): SchemaMismatch[] {
    if (drift.length > 0) onDrift?.(originOf(url), resource, drift)
    return drift
  }

  return {
    async list<Name extends ListName>(
      root: ApiRoot,
      name: Name,
      params: ParamsOf<Name>,
      options: ListOptions<Name> = {},
    ) {
      const resource: ListResource = RESOURCES[name]
      const address = addressOf(root, name, resource.path, params, options.filters, options.cursor)
      const { body, text, limits } = await ask(root, name, address, options)
      options.onText?.(text)
      const bare = Array.isArray(body)
      const items = bare ? body : isObject(body) ? body['items'] : null
      if (!Array.isArray(items)) throw unreadable(name, address, body)
      const drift: SchemaMismatch[] = []
      const rows = rowsOf<RowOf<Name>>(resource, items, bare ? '' : 'items', drift)
      const top = resource.top === null || bare ? null : parseLenient(resource.top, body, '', drift).value
      const next = isObject(body) ? cursorIn(body['next_page_params'], drift) : null
      return {
        rows,
        next,
        top: top as TopOf<Name> | null,
        drift: noted(address.url, name, drift),
        limits,
        source: root.url,
        receivedAt: now(),
      }
    },

    async item<Name extends ItemName>(root: ApiRoot, name: Name, params: ParamsOf<Name>, options: AskOptions = {}) {
      const resource: ItemResource = RESOURCES[name]
      const address = addressOf(root, name, resource.path, params)
      const { body, text, limits } = await ask(root, name, address, options)
      if (!isObject(body)) throw unreadable(name, address, body)
      const { value, mismatches: drift } = parseLenient(resource.item, body)
      noted(address.url, name, drift)
      return { value: value as RowOf<Name> | null, source: root.url, raw: body, text, drift, limits }
    },
  }
}

interface Address {
  path: string
  url: string
}

function onScreen(): Priority {
  return 'screen'
}

function addressOf(
  root: ApiRoot,
  resource: string,
  template: string,
  params: Readonly<Record<string, string>>,
  filters?: FilterInput,
  cursor?: Cursor | null,
): Address {
  try {
    return { path: requestPath(template, params), url: requestUrl(root.url, template, params, filters, cursor) }
  } catch {
    throw new ApiError({ kind: 'invalid', resource, path: template })
  }
}

/** The next page's cursor; one that is neither an object nor null ends the list, which is worth a note. */
function cursorIn(raw: unknown, drift: SchemaMismatch[]): Cursor | null {
  if (raw !== null && raw !== undefined && !isObject(raw)) {
    drift.push({ path: 'next_page_params', expected: 'object or null', found: sampleOf(raw) })
  }
  return readCursor(raw)
}

function unreadable(resource: string, { path, url }: Address, body: unknown): ApiError {
  const response = { body, text: '', contentType: null }
  return new ApiError({
    kind: 'contract',
    resource,
    path,
    origin: originOf(url),
    status: 200,
    found: foundIn(response),
    serverMessage: messageOf(response),
  })
}
