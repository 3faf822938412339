import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** The parameters in a path: `'/tokens/{hash}/instances/{id}'` takes `{ hash: string; id: string }`. */
export type PathParams<Path extends string> = { readonly [Name in NamesIn<Path>]: string }

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** A query parameter that filters or orders: free text, one word, or several words sent with commas between them. */
export type Filter =
  | { readonly kind: 'text' }
  | { readonly kind: 'one'; readonly of: readonly string[] }
  | { readonly kind: 'some'; readonly of: readonly string[] }

/** The value that a caller gives for a filter. */
export type FilterValue<F extends Filter> = F extends { kind: 'one'; of: readonly (infer Word)[] }
  ? Word
  : F extends { kind: 'some'; of: readonly (infer Word)[] }
    ? readonly Word[]
    : string

/** The filters of a resource by name, each with its type. */
export type Filters = Readonly<Record<string, Filter>>

/** Where an endpoint is described: a section of the contract, or 'served' for what only real servers have. */
export type EndpointSource = '4.1' | '4.2' | 'served'

/** A record that endpoints are of, by a parameter of their path; a chart by its ID. */
export type RecordKind =
  | 'address'
  | 'block'
  | 'transaction'
  | 'token'
  | 'NFT'
  | 'user operation'
  | 'blob'
  | 'message'
  | 'chart'

/** The record that an endpoint is of, which a path with parameters must have. */
type OfRecord<Path extends string> = [NamesIn<Path>] extends [never] ? { of?: never } : { of: RecordKind }

/** The record whose field counts the rows of a list, and the field. */
type Total = readonly [record: string, field: string]

/** A read-only list: an `items` array with a cursor (contract §2.13), or a bare array without paging. */
export interface ListResource<
  Path extends string = string,
  Item extends Schema = Schema,
  Top extends Schema = Schema,
  F extends Filters = Filters,
  Counter extends Total = Total,
> {
  readonly kind: 'list'
  /** Below /api/v2, with `{param}` placeholders. */
  readonly path: Path
  /** The record on whose page the list is; null for the lists of a chain. */
  readonly of: RecordKind | null
  readonly item: Item
  /** Same within and across pages for the same record; null where the row holds nothing that identifies it. Reads a `z.output<Item>`. */
  identity(row: unknown): string | null
  /** The schema of the fields next to `items`; null if there are none. */
  readonly top: Top | null
  readonly filters: F
  /** The word of the filter `sort` for the order that the API has without one, descending; null if there is none. */
  readonly defaultSort: string | null
  /** What its first rows are in that order. */
  readonly firstRows: 'Latest' | 'Top' | 'First'
  /** The record that counts its rows approximately, by the parameters of the list, and the field; null if none does. */
  readonly total: Counter | null
  readonly body: 'page' | 'array'
  /** Reads the items of a body in another format than a bare array; null for the usual ones. */
  readonly itemsOf: ((body: unknown) => Promise<unknown[] | null>) | null
  readonly source: EndpointSource
  /** What a request costs in the multichain API, in API credits. */
  readonly credits: number
  /** 'multichain' where the contract has the endpoint in that API only. */
  readonly form: 'multichain' | 'both'
  /** Whether servers leave out what they flag as scam, unless a header requests it. */
  readonly hidesScam: boolean
}

/** The services of an explorer: the API, and charts of the chain, which many servers lack. */
export type ApiService = 'api/v2' | 'stats-service/api/v1'

/** A read-only single record. */
export interface ItemResource<Path extends string = string, Item extends Schema = Schema> {
  readonly kind: 'item'
  /** Below its service, with `{param}` placeholders. */
  readonly path: Path
  /** The record that its path names; null for a record of the chain. */
  readonly of: RecordKind | null
  /** What the path is below. */
  readonly service: ApiService
  readonly item: Item
  /** Reads the record in a body of another form; null for the usual one. */
  readonly recordOf: ((body: unknown) => unknown) | null
  readonly source: EndpointSource
  /** What a request costs in the multichain API, in API credits. */
  readonly credits: number
  /** Whether servers leave out what they flag as scam, unless a header requests it. */
  readonly hidesScam: boolean
}

/** A row of the table as written; omitted properties have the common value. */
interface ListRow<
  Path extends string,
  Item extends Schema,
  Top extends Schema,
  F extends Filters,
  Counter extends Total,
> {
  path: Path
  item: Item
  identity: (row: z.output<Item>) => string | null
  source?: EndpointSource
  top?: Top
  filters?: F
  defaultSort?: F extends { sort: { of: readonly (infer Word)[] } } ? Word : never
  firstRows?: 'Latest' | 'Top'
  total?: Counter
  body?: 'page' | 'array'
  itemsOf?: (body: unknown) => Promise<unknown[] | null>
  credits?: number
  form?: 'multichain' | 'both'
  hidesScam?: boolean
}

/** Most calls cost this many credits. */
const USUAL_CREDITS = 20

/** Makes a list row of the table. */
export function list<
  const Path extends string,
  Item extends Schema,
  Top extends Schema = never,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- most lists take no filter
  const F extends Filters = Record<never, never>,
  const Counter extends Total = never,
>(row: ListRow<Path, Item, Top, F, Counter> & OfRecord<Path>): ListResource<Path, Item, Top, F, Counter> {
  const { identity } = row
  return {
    kind: 'list',
    path: row.path,
    of: row.of ?? null,
    item: row.item,
    identity: (value) => identity(value as z.output<Item>),
    top: row.top ?? null,
    filters: row.filters ?? ({} as F),
    defaultSort: (row.defaultSort as string | undefined) ?? null,
    firstRows: row.firstRows ?? 'First',
    total: row.total ?? null,
    body: row.body ?? 'page',
    itemsOf: row.itemsOf ?? null,
    source: row.source ?? 'served',
    credits: row.credits ?? USUAL_CREDITS,
    form: row.form ?? 'both',
    hidesScam: row.hidesScam ?? false,
  }
}

/** Makes an item row of the table. */
export function item<const Path extends string, Item extends Schema>(
  row: {
    path: Path
    service?: ApiService
    item: Item
    recordOf?: (body: unknown) => unknown
    credits?: number
    hidesScam?: boolean
  } & OfRecord<Path>,
): ItemResource<Path, Item> {
  const { path, of = null, service = 'api/v2', item: schema, recordOf = null } = row
  const { credits = USUAL_CREDITS, hidesScam = false } = row
  return { kind: 'item', path, of, service, item: schema, recordOf, source: 'served', credits, hidesScam }
}

/** A filter of free text. */
export const freeText = { kind: 'text' } as const

/** A filter that takes one of `words`. */
export function oneOf<const Word extends string>(...words: Word[]): { kind: 'one'; of: Word[] } {
  return { kind: 'one', of: words }
}

/** A filter that takes any of `words`, sent with commas between them. */
export function someOf<const Word extends string>(...words: Word[]): { kind: 'some'; of: Word[] } {
  return { kind: 'some', of: words }
}

/** Ascending or descending. */
export const order = oneOf('asc', 'desc')

/** Token standards that lists are filtered by. */
export const tokenTypes = someOf('ERC-20', 'ERC-721', 'ERC-404', 'ERC-1155', 'ERC-7984')
