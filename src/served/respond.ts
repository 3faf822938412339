import { RESOURCES, type ResourceName } from '#/api/resources'
import type { Listing, ServedName, Responder, Responders, ResourceRequest } from './responder'
import { addressResponders } from './responders/addresses'
import { balanceResponders } from './responders/balances'
import { beaconResponders } from './responders/beacon'
import { blockResponders } from './responders/blocks'
import { chartResponders } from './responders/charts'
import { contractResponders } from './responders/contracts'
import { movementResponders } from './responders/movements'
import { searchResponders } from './responders/search'
import { statsResponders } from './responders/stats'
import { tokenResponders } from './responders/tokens'
import { transactionResponders } from './responders/transactions'
import { userOperationResponders } from './responders/userOperations'
import { fieldError, invalid } from './responses'
import {
  type ParameterFormat,
  Query,
  addressFormat,
  blockFormat,
  hashFormat,
  listOf,
  wordParameter,
  textFormat,
  tokenIdFormat,
} from './query'
import type { RouteParams } from './route'
import type { Form, ChainStore } from './store'

/** The responders of all resources: a row of the API's table without one, or one without a row, does not compile. */
export const RESPONDERS: Responders = {
  ...addressResponders,
  ...balanceResponders,
  ...beaconResponders,
  ...blockResponders,
  ...chartResponders,
  ...contractResponders,
  ...movementResponders,
  ...searchResponders,
  ...statsResponders,
  ...tokenResponders,
  ...transactionResponders,
  ...userOperationResponders,
}

/** The names of all resources that have a responder. */
export const SERVED_NAMES = Object.keys(RESPONDERS) as ServedName[]

/** The path of a resource under an API's URL, with its service: `api/v2/blocks/{id}`. */
export function servedPath(name: ServedName): string {
  const resource = RESOURCES[name]
  return `${resource.kind === 'item' ? resource.service : 'api/v2'}${resource.path}`
}

/** Builds the response body of a resource; throws an `ErrorResponse`. */
export async function bodyOf(
  name: ServedName,
  store: ChainStore,
  form: Form,
  request: Request,
  params: RouteParams,
  responders: Responders = RESPONDERS,
): Promise<unknown> {
  const resource = RESOURCES[name]
  const { searchParams } = new URL(request.url)
  if (form === 'multichain') searchParams.delete('apikey')
  const query = new Query(searchParams)
  const resourceRequest = {
    params: checkedParams(resource.path, params),
    filters: resource.kind === 'list' ? takeFilters(resource.filters, query) : {},
    open: async (...files) => ({ ...(await store.load(...files)), form }),
  } as ResourceRequest<ResourceName>
  // The responders are typed by name; here the name is a variable.
  const respond = responders[name] as Responder<ResourceName>
  try {
    const found = await respond(resourceRequest)
    if (resource.kind === 'item') return found
    const { page, top } = found as Listing
    const { items, next } = page(query)
    return resource.body === 'array' ? items : { items, next_page_params: next, ...top }
  } finally {
    // An invalid parameter is a 422 even if the record does not exist.
    query.finish()
  }
}

/** The format of a path parameter by the segment before it, and its name in a 422. */
const PARAMETERS: Readonly<Record<string, { pointer: string; format: ParameterFormat<string> }>> = {
  addresses: { pointer: 'address_hash_param', format: addressFormat },
  blocks: { pointer: 'block_hash_or_number_param', format: blockFormat },
  'smart-contracts': { pointer: 'address_hash_param', format: addressFormat },
  lines: { pointer: 'name', format: textFormat },
  operations: { pointer: 'operation_hash_param', format: hashFormat },
  blobs: { pointer: 'blob_hash_param', format: hashFormat },
  instances: { pointer: 'token_id_param', format: tokenIdFormat },
  tokens: { pointer: 'address_hash_param', format: addressFormat },
  transactions: { pointer: 'transaction_hash_param', format: hashFormat },
}

function checkedParams(path: string, params: RouteParams): Record<string, string> {
  const checked = [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(([, parent = '', name = '']) => {
    const parameter = PARAMETERS[parent]
    const value = parameter?.format.parse(params[name] ?? '')
    if (parameter === undefined || value === undefined) {
      throw invalid([fieldError(parameter?.pointer ?? name, parameter?.format.expected ?? 'Unexpected field')])
    }
    return [name, value] as const
  })
  return Object.fromEntries(checked)
}

type Filters = Extract<(typeof RESOURCES)[ResourceName], { kind: 'list' }>['filters']

function takeFilters(filters: Filters, query: Query): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => {
      if (filter.kind === 'text') return [name, query.take(name, textFormat)]
      return [name, query.take<unknown>(name, filter.kind === 'one' ? wordParameter(filter.of) : listOf(filter.of))]
    }),
  )
}
