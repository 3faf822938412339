import type { Row } from './rows'
import type { Page, Item } from './page'
import type { ApiRoot } from './apiRoot'
import { readCursor, type Cursor } from '#/api/cursor'
import { ApiError } from './errors'
import { foundIn, messageOf, reportedErrors } from './failedResponse'
import { fieldErrorsIn } from './fieldErrors'
import { isObject } from '#/domain/isObject'
import { hasPageSize, withLargePages } from './pageSize'
import { parseLenient } from './parseLenient'
import { unprocessedIn } from './schemas/processing'
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
import { LongList } from './longList'
import { searchedIn } from './searchedBlocks'
import { readList } from './readList'
import type { Priority } from './queuedRequest'
import { createRequestQueues, type RequestQueues } from './requestQueues'
import { type OptionalHeaders, sendWith } from './optionalHeaders'
import { createServerNotes, type ServerNotes } from './serverNotes'
import type { Fetch } from './transport'
import { serviceRoot, type Target, targetOf } from './target'
import { originOf, type FilterInput } from './url'
import { hasFieldOf, listWithoutWrapper, withoutWrapper } from './wrapper'

/** Options of any request. */
export interface RequestOptions {
  signal?: AbortSignal | undefined
  /** Read whenever the queue chooses its next request; 'screen' by default. */
  priority?: (() => Priority) | undefined
  /** Sent if the API accepts them; none by default. */
  headers?: OptionalHeaders | undefined
}

/** Options of a request for a list. */
export interface ListOptions<Name extends ListName> extends RequestOptions {
  filters?: FiltersOf<Name> | undefined
  cursor?: Cursor | null | undefined
  /** Requests as many rows as the API serves in a page, for what loads whole lists; the API's own number by default. */
  largePages?: boolean | undefined
  /** Receives the JSON text as it was sent: parsing it may lose digits. */
  onText?: ((text: string) => void) | undefined
  /** Receives the rows of a long page that are read up to then, a few times while there are more. */
  onRows?: ((rows: Row<RowOf<Name>>[]) => void) | undefined
}

/** Requests the resources of the table; rejects with an ApiError and nothing else. */
export interface Client {
  /** What the servers turned out to have or to lack. */
  readonly notes: ServerNotes
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
    options?: RequestOptions,
  ): Promise<Item<Name>>
  /** Prepares a retry by the user: ends all delays of the server that failed, and accepts a body that was too large. */
  prepareRetry(error: ApiError): void
}

/** Requests per second of the multichain API's free plan, used until the plan of the key is known. */
export const FREE_PLAN_RATE = 5

/** What a client is made of. */
export interface ClientParts {
  fetch: Fetch
  /** Time for a whole response, ms; the transport has a default. */
  timeout?: number
  now?: () => number
  requestQueues?: RequestQueues
  /** Called for every response with schema mismatches. */
  onMismatches?: (note: { origin: string; resource: ResourceName; mismatches: readonly SchemaMismatch[] }) => void
}

/** Creates a client that sends its requests with `fetch`, through the request queues. */
export function createClient({
  fetch,
  timeout,
  now = Date.now,
  requestQueues = createRequestQueues(),
  onMismatches,
}: ClientParts): Client {
  /** Paths, each with its origin, whose bodies may have any size. */
  const unlimited = new Set<string>()
  const notes = createServerNotes()

  function request(root: ApiRoot, resource: ResourceName, { path, url }: Target, options: RequestOptions) {
    const { signal, priority, headers = {} } = options
    const isPaid = root.form === 'multichain'
    const origin = originOf(url)
    return requestQueues.enqueue({
      origin,
      // Another key, and other headers, may get another response. The queue's keys stay in memory and are never shown.
      key: `${url} ${root.credential?.key ?? ''} ${JSON.stringify(headers)}`,
      resource,
      path,
      assumedRate: isPaid ? (root.rate ?? FREE_PLAN_RATE) : null,
      credits: isPaid ? RESOURCES[resource].credits : 0,
      priority: priority ?? onScreen,
      signal,
      send: (given) => {
        const maxBytes = unlimited.has(origin + path) ? Infinity : undefined
        const isList = RESOURCES[resource].kind === 'list'
        return sendWith(headers, notes, {
          fetch,
          timeout,
          maxBytes,
          isList,
          root,
          resource,
          path,
          url,
          signal: given,
        })
      },
    })
  }

  function report(url: string, resource: ResourceName, mismatches: SchemaMismatch[]): void {
    if (mismatches.length > 0) onMismatches?.({ origin: originOf(url), resource, mismatches })
  }

  return {
    notes,

    async list<Name extends ListName>(
      root: ApiRoot,
      name: Name,
      params: ParamsOf<Name>,
      options: ListOptions<Name> = {},
    ) {
      const resource: ListResource = RESOURCES[name]
      const { filters, cursor, largePages } = options
      const target = targetOf(root, name, resource.path, params, filters, cursor)
      const sendFor = (size: FilterInput, from = cursor) =>
        request(root, name, targetOf(root, name, resource.path, params, { ...filters, ...size }, from), options)
      const isSizable = resource.body === 'page' && (largePages === true || hasPageSize(cursor))
      const {
        body: sent,
        text,
        limits,
      } = await (isSizable
        ? withLargePages({ notes, rootUrl: root.url, resource: name, cursor }, sendFor)
        : sendFor({}))
      options.onText?.(text)
      const mismatches: SchemaMismatch[] = []
      const content = sent instanceof LongList ? sent : listWithoutWrapper(sent)
      const read = await readList<RowOf<Name>>(resource, content, {
        mismatches,
        onRows: options.onRows,
        throwIfAborted: () => {
          if (options.signal?.aborted) throw errorOf(name, target, null, { kind: 'aborted' })
        },
      })
      const body = read?.body ?? (content instanceof LongList ? undefined : content)
      const isBare = Array.isArray(body)
      const top = resource.top === null || isBare ? null : parseLenient(resource.top, body, '', mismatches).value
      const unprocessed = unprocessedIn(top as Parameters<typeof unprocessedIn>[0])
      const isMissing = isObject(body) && (body['items'] ?? null) === null
      const rows = read?.rows ?? (unprocessed && isMissing ? [] : null)
      if (rows === null) throw unreadable(name, target, body, text)
      const reported = reportedErrors(body)
      // An empty list next to an error is not a list without entries.
      if (reported !== null && rows.length === 0) throw failedList(name, target, body)
      if (reported !== null) mismatches.push({ path: 'errors', expected: 'none', found: sampleOf(reported) })
      const rawCursor = isObject(body) ? body['next_page_params'] : null
      const next = readCursor(rawCursor)
      const hasUnreadableCursor = rawCursor !== null && rawCursor !== undefined && !isObject(rawCursor)
      if (hasUnreadableCursor)
        mismatches.push({ path: 'next_page_params', expected: 'object or null', found: sampleOf(rawCursor) })
      report(target.url, name, mismatches)
      return {
        rows,
        next,
        hasUnreadableCursor,
        top: top as TopOf<Name> | null,
        unprocessed,
        searched: searchedIn(body),
        mismatches,
        limits,
        source: root.url,
        receivedAt: now(),
      }
    },

    async item<Name extends ItemName>(root: ApiRoot, name: Name, params: ParamsOf<Name>, options: RequestOptions = {}) {
      const resource: ItemResource = RESOURCES[name]
      const target = targetOf(serviceRoot(root, resource.service), name, resource.path, params)
      const { body: sent, text, limits } = await request(root, name, target, options)
      const isRecord = (each: unknown) => hasFieldOf(resource, each)
      const content = withoutWrapper(sent, isRecord)
      const body = resource.recordOf ? resource.recordOf(content) : content
      if (!isObject(body)) throw unreadable(name, target, body, text)
      // Nothing but a message is no record without fields.
      if (!isRecord(body) && messageIn(body) !== null) throw failedItem(name, target, body)
      const { value, mismatches } = parseLenient(resource.item, body)
      report(target.url, name, mismatches)
      return { value: value as RowOf<Name> | null, source: root.url, raw: body, text, mismatches, limits }
    },

    prepareRetry({ kind, origin, path }) {
      requestQueues.resume(origin)
      if (kind === 'too-large') unlimited.add(origin + path)
    },
  }
}

function onScreen(): Priority {
  return 'screen'
}

function failedList(resource: string, target: Target, body: unknown): ApiError {
  return errorOf(resource, target, body, { kind: 'server', fields: fieldErrorsIn(body) })
}

function failedItem(resource: string, target: Target, body: unknown): ApiError {
  const kind = /not found/i.test(messageIn(body) ?? '') ? 'not-found' : 'server'
  return errorOf(resource, target, body, { kind, fields: fieldErrorsIn(body) })
}

function unreadable(resource: string, target: Target, body: unknown, text: string): ApiError {
  return errorOf(resource, target, body, { kind: 'contract', found: foundIn({ body, text }) ?? 'other' })
}

/** The error of a response with status 200. */
function errorOf(
  resource: string,
  { path, url }: Target,
  body: unknown,
  details: Pick<ApiError, 'kind'> & Partial<Pick<ApiError, 'fields' | 'found'>>,
): ApiError {
  return new ApiError({
    ...details,
    resource,
    path,
    origin: originOf(url),
    status: 200,
    serverMessage: messageIn(body),
  })
}

function messageIn(body: unknown): string | null {
  return messageOf({ body, text: '', contentType: null })
}
