import { getResponse } from 'msw'
import { Fault } from './fault'
import { type ServedChain, resourceHandlers } from './handlers'
import { type Network, type NetworkStore, networkHandlers } from './networks'
import { type Allowance, type Credentials, createPlan } from './plan'
import { jsonResponse, preflightResponse, responding } from './respond'
import { Route, type RouteAnswer } from './route'
import { type LoadFacts, createStore } from './store'

/** A chain of the demo. */
export interface DemoChain {
  id: string
  name: string
  /** Whether the multichain host serves it too. */
  multichain: boolean
}

/** How the demo stands. */
export interface DemoOptions {
  /** Absolute address below which everything is served: /{chain_id}, /pro and /merits. */
  url: string
  chains: readonly DemoChain[]
  loadFacts: LoadFacts
  credentials: Credentials
  allowance?: Allowance
  /** Sees every request first: what it answers is the answer. For tests of faults. */
  intercept?: RouteAnswer
}

/** The demo: msw handlers for any host of them, and a fetch that answers from them. */
export interface DemoApi {
  handlers: Route[]
  /** Answers what lies below the demo's address; anything else goes to `real`. */
  fetch(real: typeof fetch): typeof fetch
}

/** The chains that were recorded. */
export const DEMO_CHAINS: readonly DemoChain[] = [
  { id: '8801', name: 'Meridian', multichain: true },
  { id: '8802', name: 'Equinox Testnet', multichain: false },
]

/** As much as a paid plan has: the demo should not stop anybody. */
const GENEROUS: Allowance = { credits: 10_000_000, requestsPerSecond: 1000 }

/** Builds the demo's API over recorded facts, none of which are loaded before they are asked for. */
export function createDemoApi(options: DemoOptions): DemoApi {
  const { url, chains, loadFacts, credentials, allowance = GENEROUS, intercept } = options
  const served = new Map<string, ServedChain>(
    chains.map(({ id, multichain }) => [id, { store: createStore(id, loadFacts), multichain }]),
  )
  const networks: NetworkStore = new Map(chains.map((chain) => [chain.id, networkOf(chain)]))
  const handlers = [
    // A browser that may not even ask would hear nothing of what intercepts.
    new Route('OPTIONS', `${url}/*`, preflightResponse),
    ...(intercept === undefined ? [] : [new Route('*', `${url}/*`, intercept)]),
    ...resourceHandlers({ url, chains: served, plan: createPlan(credentials, allowance) }),
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
      // As a real fetch: a connection that broke is no answer.
      if (response?.type === 'error') throw new TypeError('Failed to fetch')
      return response ?? real(input, init)
    },
  }
}

/** As a real fetch: who has gone gets an AbortError at once, not an answer. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

function unknownRoute(): never {
  throw new Fault(400, { message: 'Unknown API v2 action' })
}

function hostsOf({ chains, url }: DemoOptions): Record<string, string> {
  return Object.fromEntries(chains.filter((chain) => chain.multichain).map(({ id }) => [id, `${url}/${id}`]))
}

function networkOf({ id, name }: DemoChain): Network {
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
