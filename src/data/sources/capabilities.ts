import type { ApiRoot } from '#/api/apiRoot'
import { ApiError } from '#/api/errors'
import { RESOURCES, type ResourceName } from '#/api/resources'
import type { ServerFeature, ServerNotes } from '#/api/serverNotes'

/** Whether an API seems to have only the endpoints of the contract: it has none of the others that were tried, two at least. */
export function hasOnlyContract(notes: ServerNotes, { url }: ApiRoot): boolean {
  return countBeyond(notes.servedBy(url)) === 0 && countBeyond(notes.lackedBy(url)) > 1
}

/** How many endpoints are not in the contract. */
function countBeyond(features: ReadonlySet<ServerFeature>): number {
  return endpointsIn(features).filter((name) => RESOURCES[name].source === 'served').length
}

function endpointsIn(features: ReadonlySet<ServerFeature>): ResourceName[] {
  return [...features].filter((feature): feature is ResourceName => Object.hasOwn(RESOURCES, feature))
}

/** The section of the contract with the endpoints of each form of the API. */
const SECTIONS = { instance: '4.1', multichain: '4.2' } as const

/**
 * Whether an API seems to lack the endpoints of a resource's section of the contract, and those outside of the contract: it responded
 * for none of them, and lacks an endpoint that names no record. Undefined until one of the two is seen.
 */
function lacksSectionOf(notes: ServerNotes, resource: ResourceName, { url }: ApiRoot): boolean | undefined {
  const sources = new Set([RESOURCES[resource].source, 'served'])
  if (endpointsIn(notes.servedBy(url)).some((name) => sources.has(RESOURCES[name].source))) return false
  return endpointsIn(notes.lackedBy(url)).some((name) => !namesRecord(name)) || undefined
}

const namesRecord = (resource: ResourceName) => RESOURCES[resource].of !== null

/**
 * Whether an error means that the API lacks the endpoint. Some servers respond to a request for such an endpoint as they do for a
 * record that they do not have: then it is the endpoint if it names no record, or if `probe`, a request for one that names none, fails
 * in the same way.
 */
async function isOfEndpoint(
  notes: ServerNotes,
  root: ApiRoot,
  resource: ResourceName,
  { kind }: ApiError,
  probe: (() => Promise<unknown>) | undefined,
): Promise<boolean> {
  if (kind !== 'not-found') return kind === 'unsupported'
  if (!namesRecord(resource)) return true
  if (RESOURCES[resource].source === SECTIONS[root.form]) return false
  if (lacksSectionOf(notes, resource, root) === undefined) await probe?.().catch(() => null)
  return lacksSectionOf(notes, resource, root) ?? false
}

/**
 * Sends a request unless the API is known not to have the endpoint, and notes it if that turns out. In both cases it throws an
 * ApiError of kind 'unsupported'. `probe` requests an endpoint that names no record, if the
 * response does not tell whether the endpoint or the record is missing.
 */
export async function requestIfSupported<T>(
  notes: ServerNotes,
  root: ApiRoot,
  resource: ResourceName,
  send: () => Promise<T>,
  probe?: () => Promise<unknown>,
): Promise<T> {
  const key = `${root.url} ${resource}`
  if (notes.undecided.has(key)) await notes.undecided.get(key)
  if (notes.lacks(root.url, resource)) {
    const reason = notes.reasonOf(root.url, resource)
    const { path } = RESOURCES[resource]
    throw new ApiError({ kind: 'unsupported', resource, path, serverMessage: reason, isOfNode: reason !== null })
  }
  try {
    const response = await send()
    notes.noteServed(root.url, resource)
    return response
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const decision = isOfEndpoint(notes, root, resource, error, probe)
    notes.undecided.set(key, decision)
    const isMissing = await decision
    notes.undecided.delete(key)
    if (!isMissing) throw error
    notes.noteLacking(root.url, resource, error.isOfNode ? error.serverMessage : null)
    throw new ApiError(Object.assign({}, error, { kind: 'unsupported' as const }))
  }
}
