import { RESOURCES } from '#/api/resources'
import { bodyOf, SERVED_NAMES, servedPath } from '#/served/respond'
import type { ServedName } from '#/served/responder'
import { ErrorResponse, jsonResponse, notFound, responding } from '#/served/responses'
import { Route } from '#/served/route'
import type { Plan } from './plan'
import type { Replay } from './replay'

/** A chain that the demo serves: by its own API, and by the multichain API if `multichain` is set. */
export interface ReplayedChain extends Replay {
  multichain: boolean
}

/** The chains of the demo, its plan, and the URL that it is served under. */
export interface DemoService {
  url: string
  chains: ReadonlyMap<string, ReplayedChain>
  plan: Plan
}

/** The handlers of all resources: under {url}/{chain_id}, and of the multichain API under {url}/pro/{chain_id}. */
export function resourceHandlers(service: DemoService): Route[] {
  return SERVED_NAMES.flatMap((name) => rowHandlers(service, name))
}

function rowHandlers(service: DemoService, name: ServedName): Route[] {
  const { url, chains, plan } = service
  const resource = RESOURCES[name]
  const path = `{chain}/${servedPath(name)}`
  const multichain = new Route('GET', `${url}/pro/${path}`, (request, params) =>
    responding(async () => {
      plan.authorize(request)
      const chain = chains.get(params['chain'] ?? '')
      if (chain?.multichain !== true) throw new ErrorResponse(404, { error: 'Network not supported' })
      const headers = plan.charge(resource.credits)
      return jsonResponse(200, await bodyOf(name, chain.store, 'multichain', request, params), headers)
    }),
  )
  if (resource.kind === 'list' && resource.form === 'multichain') return [multichain]
  const perInstance = new Route('GET', `${url}/${path}`, (request, params) =>
    responding(async () => {
      const chain = chains.get(params['chain'] ?? '')
      if (chain === undefined) throw notFound()
      return jsonResponse(200, await bodyOf(name, chain.store, 'instance', request, params))
    }),
  )
  return [perInstance, multichain]
}
