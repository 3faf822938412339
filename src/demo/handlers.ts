import { RESOURCES, type ResourceName } from '#/api/resources'
import type { Answer, Answers, Ask, Listing } from './answer'
import { addressAnswers } from './answers/addresses'
import { blockAnswers } from './answers/blocks'
import { movementAnswers } from './answers/movements'
import { searchAnswers } from './answers/search'
import { statsAnswers } from './answers/stats'
import { tokenAnswers } from './answers/tokens'
import { transactionAnswers } from './answers/transactions'
import { Fault, complaint, invalid, notFound } from './fault'
import type { Plan } from './plan'
import {
  type Format,
  Query,
  addressFormat,
  blockFormat,
  hashFormat,
  listOf,
  oneOf,
  textFormat,
  tokenIdFormat,
} from './query'
import { jsonResponse, responding } from './respond'
import { Route, type RouteParams } from './route'
import type { Store } from './store'
import type { Form } from './view'

/** Answers every row of the API's table: a row without an answer, or an answer without a row, does not compile. */
const answers: Answers = {
  ...addressAnswers,
  ...blockAnswers,
  ...movementAnswers,
  ...searchAnswers,
  ...statsAnswers,
  ...tokenAnswers,
  ...transactionAnswers,
}

/** A chain that the demo serves: at its own address, and on the multichain host if it is `multichain`. */
export interface ServedChain {
  store: Store
  multichain: boolean
}

/** What the handlers answer from; `url` is where the demo stands. */
export interface Service {
  url: string
  chains: ReadonlyMap<string, ServedChain>
  plan: Plan
}

/** Handlers for every row of the API's table: below {url}/{chain_id} and, in the multichain form, {url}/pro/{chain_id}. */
export function resourceHandlers(service: Service): Route[] {
  return Object.keys(answers).flatMap((name) => rowHandlers(service, name as ResourceName))
}

function rowHandlers(service: Service, name: ResourceName): Route[] {
  const { url, chains, plan } = service
  const resource = RESOURCES[name]
  const path = `{chain}/api/v2${resource.path}`
  const multichain = new Route('GET', `${url}/pro/${path}`, (request, params) =>
    responding(async () => {
      plan.authorise(request)
      const chain = chains.get(params['chain'] ?? '')
      if (chain?.multichain !== true) throw new Fault(404, { error: 'Network not supported' })
      const headers = plan.charge(resource.credits)
      return jsonResponse(200, await answered(name, chain.store, 'multichain', request, params), headers)
    }),
  )
  if (resource.kind === 'list' && resource.form === 'multichain') return [multichain]
  const perInstance = new Route('GET', `${url}/${path}`, (request, params) =>
    responding(async () => {
      const chain = chains.get(params['chain'] ?? '')
      if (chain === undefined) throw notFound()
      return jsonResponse(200, await answered(name, chain.store, 'instance', request, params))
    }),
  )
  return [perInstance, multichain]
}

/** The body of a resource. */
async function answered(
  name: ResourceName,
  store: Store,
  form: Form,
  request: Request,
  params: RouteParams,
): Promise<unknown> {
  const resource = RESOURCES[name]
  const { searchParams } = new URL(request.url)
  if (form === 'multichain') searchParams.delete('apikey')
  const query = new Query(searchParams)
  const ask = {
    params: checkedParams(resource.path, params),
    filters: resource.kind === 'list' ? takeFilters(resource.filters, query) : {},
    open: async (...nouns) => ({ ...(await store.load(...nouns)), form }),
  } as Ask<ResourceName>
  // The table is typed row by row; here the row is a variable.
  const answer = answers[name] as Answer<ResourceName>
  try {
    const found = await answer(ask)
    if (resource.kind === 'item') return found
    const { page, top } = found as Listing
    const { items, next } = page(query)
    return resource.body === 'array' ? items : { items, next_page_params: next, ...top }
  } finally {
    // A wrong parameter is a 422 even where nothing was found.
    query.finish()
  }
}

/** Where a path parameter stands tells what it must look like, and what a 422 calls it. */
const parameters: Readonly<Record<string, { pointer: string; format: Format<string> }>> = {
  addresses: { pointer: 'address_hash_param', format: addressFormat },
  blocks: { pointer: 'block_hash_or_number_param', format: blockFormat },
  instances: { pointer: 'token_id_param', format: tokenIdFormat },
  tokens: { pointer: 'address_hash_param', format: addressFormat },
  transactions: { pointer: 'transaction_hash_param', format: hashFormat },
}

function checkedParams(path: string, params: RouteParams): Record<string, string> {
  const checked = [...path.matchAll(/(\w+)\/\{(\w+)\}/g)].map(([, parent = '', name = '']) => {
    const parameter = parameters[parent]
    const value = parameter?.format.parse(params[name] ?? '')
    if (parameter === undefined || value === undefined) {
      throw invalid([complaint(parameter?.pointer ?? name, parameter?.format.expected ?? 'Unexpected field')])
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
      return [name, query.take<unknown>(name, filter.kind === 'one' ? oneOf(filter.of) : listOf(filter.of))]
    }),
  )
}
