import * as z from 'zod/mini'
import { type NetworkChanges, networkChanges } from '#/api/schemas/network'
import { Fault } from './fault'
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

/** Codes of the administration API, with the HTTP status that each is sent with. */
const CODES = { invalid: [3, 400], notFound: [5, 404], forbidden: [7, 403], unauthenticated: [16, 401] } as const

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
        if (authorise(request) === DEMO_VIEWER) throw refusal('forbidden', 'Permission denied')
        const network = networkOf(networks, id)
        networks.set(id, { ...network, ...readChanges(await request.text()) })
        return jsonResponse(200, {})
      }),
    ),
  ]
}

/** The token that a request bears, if it is one of the demo's. */
function authorise(request: Request): string {
  const token = /^Bearer\s+(.*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  if (token !== DEMO_ADMIN && token !== DEMO_VIEWER) throw refusal('unauthenticated', 'Unauthenticated')
  return token
}

function told([id, network]: [string, Network]) {
  return { chain_id: id, ...network }
}

function networkOf(networks: NetworkStore, id: string): Network {
  const network = networks.get(id)
  if (network === undefined) throw refusal('notFound', `Network ${id} not found`)
  return network
}

function readChanges(text: string): NetworkChanges {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw refusal('invalid', 'The body is not JSON')
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
    throw refusal('invalid', 'Invalid argument', [
      { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: violations },
    ])
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
  if (rpcUrl !== undefined && !/^https?:\/\/[^\s/]+/.test(rpcUrl)) {
    violations.push({ field: 'rpc_url', description: 'Must be an http or https address' })
  }
  if (skew !== undefined && skew < 0) {
    violations.push({ field: 'block_timestamp_skew', description: 'Must not be negative' })
  }
  return violations
}

function refusal(reason: keyof typeof CODES, message: string, details: readonly object[] = []): Fault {
  const [code, status] = CODES[reason]
  return new Fault(status, { code, message, details })
}
