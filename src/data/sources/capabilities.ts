import type { ApiRoot } from '#/api/client'
import { ApiError } from '#/api/errors'
import { RESOURCES, type ResourceName } from '#/api/resources'

/** Endpoints that an API turned out not to have since the app was opened, by root URL. */
const unsupported = new Map<string, Set<ResourceName>>()
/** Root URLs of APIs that have an endpoint outside of the contract. */
const extended = new Set<string>()
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
  if (extended.has(url)) return false
  const missing = [...(unsupported.get(url) ?? [])].filter((name) => RESOURCES[name].source === 'served')
  return missing.length > 1
}

/** Forgets that an API lacks an endpoint, so that it is requested again. */
export function forgetUnsupported(root: ApiRoot, resource: ResourceName): void {
  if (unsupported.get(root.url)?.delete(resource)) changed()
}

/**
 * Sends a request unless the API is known not to have the endpoint, and notes it if that turns out. In both cases it throws an
 * ApiError of kind 'unsupported'.
 */
export async function requestIfSupported<T>(root: ApiRoot, resource: ResourceName, send: () => Promise<T>): Promise<T> {
  if (isUnsupported(root, resource))
    throw new ApiError({ kind: 'unsupported', resource, path: RESOURCES[resource].path })
  try {
    const response = await send()
    if (RESOURCES[resource].source === 'served' && !extended.has(root.url)) {
      extended.add(root.url)
      changed()
    }
    return response
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unsupported') {
      unsupported.set(root.url, (unsupported.get(root.url) ?? new Set()).add(resource))
      changed()
    }
    throw error
  }
}

function changed(): void {
  for (const listener of listeners) listener()
}
