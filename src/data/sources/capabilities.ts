import type { ApiRoot } from '#/api/apiRoot'
import { ApiError } from '#/api/errors'
import { RESOURCES, type ResourceName } from '#/api/resources'

/** Endpoints that an API turned out not to have since the app was opened, by root URL. */
const unsupported = new Map<string, Set<ResourceName>>()
/** Endpoints that an API responded for, by root URL. */
const served = new Map<string, Set<ResourceName>>()
/** Whether an endpoint is missing, by root URL and name, while that is being found out: its next request waits for it. */
const undecided = new Map<string, Promise<boolean>>()
const listeners = new Set<() => void>()

/** Calls `listener` whenever more is known of what an API has; returns a function that ends that. */
export function onCapabilities(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether an API is known not to have an endpoint. */
export function isUnsupported(root: ApiRoot, resource: ResourceName): boolean {
  return unsupported.get(root.url)?.has(resource) ?? false
}

/** Whether an API seems to have only the endpoints of the contract: it has none of the others that were tried, two at least. */
export function hasOnlyContract({ url }: ApiRoot): boolean {
  return countBeyond(served.get(url)) === 0 && countBeyond(unsupported.get(url)) > 1
}

/** How many endpoints are not in the contract. */
function countBeyond(names: ReadonlySet<ResourceName> = new Set()): number {
  return [...names].filter((name) => RESOURCES[name].source === 'served').length
}

/** The section of the contract with the endpoints of each form of the API. */
const SECTIONS = { instance: '4.1', multichain: '4.2' } as const

/**
 * Whether an API seems to lack the endpoints of a resource's section of the contract, and those outside of the contract: it responded
 * for none of them, and lacks an endpoint that names no record. Undefined until one of the two is seen.
 */
function lacksSectionOf(resource: ResourceName, { url }: ApiRoot): boolean | undefined {
  const sources = new Set([RESOURCES[resource].source, 'served'])
  if ([...(served.get(url) ?? [])].some((name) => sources.has(RESOURCES[name].source))) return false
  return [...(unsupported.get(url) ?? [])].some((name) => !namesRecord(name)) || undefined
}

const namesRecord = (resource: ResourceName) => RESOURCES[resource].of !== null

/**
 * Whether an error means that the API lacks the endpoint. Some servers respond to a request for such an endpoint as they do for a
 * record that they do not have: then it is the endpoint if it names no record, or if `probe`, a request for one that names none, fails
 * in the same way.
 */
async function isOfEndpoint(
  root: ApiRoot,
  resource: ResourceName,
  { kind }: ApiError,
  probe: (() => Promise<unknown>) | undefined,
): Promise<boolean> {
  if (kind !== 'not-found') return kind === 'unsupported'
  if (!namesRecord(resource)) return true
  if (RESOURCES[resource].source === SECTIONS[root.form]) return false
  if (lacksSectionOf(resource, root) === undefined) await probe?.().catch(() => null)
  return lacksSectionOf(resource, root) ?? false
}

/** Forgets that an API lacks an endpoint, so that it is requested again. */
export function forgetUnsupported(root: ApiRoot, resource: ResourceName): void {
  if (unsupported.get(root.url)?.delete(resource)) changed()
}

/**
 * Sends a request unless the API is known not to have the endpoint, and notes it if that turns out. In both cases it throws an
 * ApiError of kind 'unsupported'. `probe` requests an endpoint that names no record, if the
 * response does not tell whether the endpoint or the record is missing.
 */
export async function requestIfSupported<T>(
  root: ApiRoot,
  resource: ResourceName,
  send: () => Promise<T>,
  probe?: () => Promise<unknown>,
): Promise<T> {
  const key = `${root.url} ${resource}`
  if (undecided.has(key)) await undecided.get(key)
  if (isUnsupported(root, resource))
    throw new ApiError({ kind: 'unsupported', resource, path: RESOURCES[resource].path })
  try {
    const response = await send()
    note(served, root, resource)
    return response
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const decision = isOfEndpoint(root, resource, error, probe)
    undecided.set(key, decision)
    const isMissing = await decision
    undecided.delete(key)
    if (!isMissing) throw error
    note(unsupported, root, resource)
    throw new ApiError(Object.assign({}, error, { kind: 'unsupported' as const }))
  }
}

function note(notes: Map<string, Set<ResourceName>>, { url }: ApiRoot, resource: ResourceName): void {
  const names = notes.get(url) ?? new Set()
  if (names.has(resource)) return
  notes.set(url, names.add(resource))
  changed()
}

function changed(): void {
  for (const listener of listeners) listener()
}
