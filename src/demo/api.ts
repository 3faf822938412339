import { getResponse } from 'msw'
import { ErrorResponse, jsonResponse, preflightResponse, responding } from '#/served/responses'
import { type ReplayedChain, resourceHandlers } from './handlers'
import { type NetworkBody, type NetworkStore, networkHandlers } from './networks'
import { type Allowance, type Credentials, createPlan } from './plan'
import { Route, type RouteHandler } from '#/served/route'
import { rpcHandlers } from './rpc'
import type { LoadFacts } from '#/served/store'
import { createReplay } from './replay'
import { replayRoutes } from './replayRoutes'

/** A chain of the demo. */
export interface DemoChain {
  id: string
  name: string
  /** Whether the multichain API serves it, too. */
  multichain: boolean
}

/** The options of the demo. */
export interface DemoOptions {
  /** The absolute URL that everything is served under: /{chain_id}, /pro and /merits. */
  url: string
  chains: readonly DemoChain[]
  loadFacts: LoadFacts
  credentials: Credentials
  allowance?: Allowance
  /** Receives every request first; its response, if any, is sent. For tests of errors. */
  intercept?: RouteHandler
}

/** The demo: msw handlers, and a fetch that uses them. */
export interface DemoApi {
  handlers: Route[]
  /** A fetch that responds to requests under the demo's URL, and passes all others to `real`. */
  fetch(real: typeof fetch): typeof fetch
}

/** The recorded chains. */
export const DEMO_CHAINS: readonly DemoChain[] = [
  { id: '8801', name: 'Meridian', multichain: true },
  { id: '8802', name: 'Equinox Testnet', multichain: false },
]

/** The limits of a large paid plan. */
const DEFAULT_ALLOWANCE: Allowance = {
  credits: 10_000_000,
  requestsPerSecond: 1000,
}

/** Creates the demo's API. Recorded files are loaded when a request needs them. */
export function createDemoApi(options: DemoOptions): DemoApi {
  const { url, chains, loadFacts, credentials, allowance = DEFAULT_ALLOWANCE, intercept } = options
  const served = new Map<string, ReplayedChain>(
    chains.map(({ id, multichain }) => [id, { ...createReplay(id, loadFacts), multichain }]),
  )
  const networks: NetworkStore = new Map(chains.map((chain) => [chain.id, networkOf(chain)]))
  const plan = createPlan(credentials, allowance)
  const handlers = [
    // Before `intercept`: without a preflight response, browsers would not send the request.
    new Route('OPTIONS', `${url}/*`, preflightResponse),
    ...(intercept === undefined ? [] : [new Route('*', `${url}/*`, intercept)]),
    ...resourceHandlers({ url, chains: served, plan }),
    ...rpcHandlers({ url, chains: served, plan }),
    ...replayRoutes(url, served),
    new Route('GET', `${url}/pro/api/json/config`, () => jsonResponse(200, { chains: hostsOf(options) })),
    ...networkHandlers(url, networks),
    new Route('*', `${url}/*`, () => responding(unknownRoute)),
  ]
  return {
    handlers,
    fetch: (real) => async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.startsWith(`${url}/`)) return real(input, init)
      request.signal.throwIfAborted()
      const response = await Promise.race([getResponse(handlers, request), aborted(request.signal)])
      // Like fetch, when the connection breaks.
      if (response?.type === 'error') throw new TypeError('Failed to fetch')
      return response ?? real(input, init)
    },
  }
}

/** Rejects with an AbortError as soon as the request is aborted, like fetch. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

function unknownRoute(): never {
  throw new ErrorResponse(400, { message: 'Unknown API v2 action' })
}

function hostsOf({ chains, url }: DemoOptions): Record<string, string> {
  return Object.fromEntries(chains.filter((chain) => chain.multichain).map(({ id }) => [id, `${url}/${id}`]))
}

function networkOf({ id, name }: DemoChain): NetworkBody {
  return {
    name,
    domain: `${name.toLowerCase().replaceAll(' ', '-')}.example`,
    active: true,
    rpc_url: `https://rpc.example/${id}`,
    explorer_api_key: '',
    block_timestamp_skew: 0,
    sent_transactions_activity_enabled: true,
    verified_contracts_activity_enabled: true,
    explorer_usage_activity_enabled: false,
  }
}
