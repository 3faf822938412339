import * as z from 'zod/mini'
import { type NetworkChanges, networkChanges } from '#/api/schemas/network'
import { badRequest, faultCalled, refusal } from './networkFaults'
import { jsonResponse, responding } from './respond'
import { Route } from './route'

/** A token that may change the demo's networks. */
export const DEMO_ADMIN = 'demo-admin'

/** A token that may only look at them. */
export const DEMO_VIEWER = 'demo-viewer'

/** A network's configuration (contract §2.12). */
export type Network = Required<NetworkChanges>

/** Where changed networks are kept; by default for as long as the demo runs. */
export type NetworkStore = Map<string, Network>

/** Handlers of the administration API (contract §4.3) below {url}/merits. */
export function networkHandlers(url: string, networks: NetworkStore): Route[] {
  const root = `${url}/merits/admin/api/v1/networks`
  return [
    new Route('GET', root, (request) =>
      responding(() => {
        authorise(request)
        return jsonResponse(200, { items: [...networks].map(told) })
      }),
    ),
    new Route('GET', `${root}/{chain}`, (request, { chain: id = '' }) =>
      responding(() => {
        authorise(request)
        return jsonResponse(200, told([id, networkOf(networks, id)]))
      }),
    ),
    new Route('PATCH', `${root}/{chain}`, (request, { chain: id = '' }) =>
      responding(async () => {
        if (authorise(request) === DEMO_VIEWER) throw refusal(7, 'Permission denied')
        const network = networkOf(networks, id)
        const changes = readChanges(await request.text())
        const change = (changed: NetworkChanges) => networks.set(id, { ...network, ...changed })
        // A fault is not what the network is to be called, even where the change is made.
        const { name: _, ...others } = changes
        const fault = await faultCalled(changes, () => change(others))
        if (fault !== undefined) return fault
        change(changes)
        return jsonResponse(200, {})
      }),
    ),
  ]
}

/** The token that a request bears, if it is one of the demo's. */
function authorise(request: Request): string {
  const token = /^Bearer\s+(.*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (token !== DEMO_ADMIN && token !== DEMO_VIEWER) throw refusal(16, 'Unauthenticated')
  return token
}

function told([id, network]: [string, Network]) {
  return { chain_id: id, ...network }
}

function networkOf(networks: NetworkStore, id: string): Network {
  const network = networks.get(id)
  if (network === undefined) throw refusal(5, `Network ${id} not found`)
  return network
}

function readChanges(text: string): NetworkChanges {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw refusal(3, 'The body is not JSON')
  }
  const changes = z.safeParse(networkChanges, body)
  const violations = changes.success
    ? unfit(changes.data)
    : changes.error.issues.flatMap(({ code, path, message, ...issue }) =>
        code === 'unrecognized_keys' && 'keys' in issue
          ? issue.keys.map((field) => ({ field, description: 'Unknown field' }))
          : [{ field: path.map(String).join('.'), description: message }],
      )
  if (!changes.success || violations.length > 0) {
    throw refusal(3, 'Invalid argument', [badRequest(violations)])
  }
  return changes.data
}

/** What is of the right type and still can't be a network's. */
function unfit(changes: NetworkChanges) {
  const violations: { field: string; description: string }[] = []
  const { name, domain, rpc_url: rpcUrl, block_timestamp_skew: skew } = changes
  if (name?.trim() === '') violations.push({ field: 'name', description: 'Must not be empty' })
  if (domain !== undefined && !/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(domain)) {
    violations.push({ field: 'domain', description: 'Must be a host name' })
  }
  if (rpcUrl !== undefined && !/^(https?|wss?):\/\/[^\s/]+/.test(rpcUrl)) {
    violations.push({ field: 'rpc_url', description: 'Must be an http, https, ws or wss address' })
  }
  if (skew !== undefined && skew < 0) {
    violations.push({ field: 'block_timestamp_skew', description: 'Must not be negative' })
  }
  return violations
}
