import * as z from 'zod/mini'
import { type NetworkChanges, networkChanges } from '#/api/schemas/network'
import { badRequest, faultNamed, grpcError } from './networkFaults'
import { jsonResponse, responding } from '#/served/responses'
import { Route } from '#/served/route'

/** A token that can change the demo's networks. */
export const DEMO_ADMIN = 'demo-admin'

/** A token that can only read them. */
export const DEMO_VIEWER = 'demo-viewer'

/** A network's configuration (contract §2.12). */
export type NetworkBody = Required<NetworkChanges>

/** The networks with their changes. */
export type NetworkStore = Map<string, NetworkBody>

/** Handlers of the administration API (contract §4.3) below {url}/merits. */
export function networkHandlers(url: string, networks: NetworkStore): Route[] {
  const root = `${url}/merits/admin/api/v1/networks`
  return [
    new Route('GET', root, (request) =>
      responding(() => {
        authorize(request)
        return jsonResponse(200, { items: [...networks].map(networkBody) })
      }),
    ),
    new Route('GET', `${root}/{chain}`, (request, { chain: id = '' }) =>
      responding(() => {
        authorize(request)
        return jsonResponse(200, networkBody([id, networkOf(networks, id)]))
      }),
    ),
    new Route('PATCH', `${root}/{chain}`, (request, { chain: id = '' }) =>
      responding(async () => {
        if (authorize(request) === DEMO_VIEWER) throw grpcError(7, 'Permission denied')
        const network = networkOf(networks, id)
        const changes = readChanges(await request.text())
        const change = (changed: NetworkChanges) => networks.set(id, { ...network, ...changed })
        // The name that requests an error is not saved, even if the other changes are.
        const { name: _, ...others } = changes
        const error = await faultNamed(changes, () => change(others))
        if (error !== undefined) return error
        change(changes)
        return jsonResponse(200, {})
      }),
    ),
  ]
}

/** The token of a request; throws if it is not one of the demo's. */
function authorize(request: Request): string {
  const token = /^Bearer\s+(.*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (token !== DEMO_ADMIN && token !== DEMO_VIEWER) throw grpcError(16, 'Unauthenticated')
  return token
}

function networkBody([id, network]: [string, NetworkBody]) {
  return { chain_id: id, ...network }
}

function networkOf(networks: NetworkStore, id: string): NetworkBody {
  const network = networks.get(id)
  if (network === undefined) throw grpcError(5, `Network ${id} not found`)
  return network
}

function readChanges(text: string): NetworkChanges {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw grpcError(3, 'The body is not JSON')
  }
  const changes = z.safeParse(networkChanges, body)
  const violations = changes.success
    ? violationsIn(changes.data)
    : changes.error.issues.flatMap(({ code, path, message, ...issue }) =>
        code === 'unrecognized_keys' && 'keys' in issue
          ? issue.keys.map((field) => ({ field, description: 'Unknown field' }))
          : [{ field: path.map(String).join('.'), description: message }],
      )
  if (!changes.success || violations.length > 0) {
    throw grpcError(3, 'Invalid argument', [badRequest(violations)])
  }
  return changes.data
}

/** Errors in values of the right type. */
function violationsIn(changes: NetworkChanges) {
  const violations: { field: string; description: string }[] = []
  const { name, domain, rpc_url: rpcUrl, block_timestamp_skew: skew } = changes
  if (name?.trim() === '') violations.push({ field: 'name', description: 'Must not be empty' })
  if (domain !== undefined && !/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(domain)) {
    violations.push({ field: 'domain', description: 'Must be a host name' })
  }
  if (rpcUrl !== undefined && !/^(https?|wss?):\/\/[^\s/]+/.test(rpcUrl)) {
    violations.push({ field: 'rpc_url', description: 'Must be an http, https, ws or wss URL' })
  }
  if (skew !== undefined && skew < 0) {
    violations.push({ field: 'block_timestamp_skew', description: 'Must not be negative' })
  }
  return violations
}
