import type { ApiRoot } from '#/api/client'
import { ApiError } from '#/api/errors'
import { RESOURCES, type ResourceName } from '#/api/resources'

/** What servers were found to lack since the app was opened: the roots' addresses, each with its resources. */
const lacking = new Map<string, Set<ResourceName>>()
/** The addresses of roots that answered for something outside of the contract. */
const richer = new Set<string>()
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever a server is found to lack something, or is given another chance; gives what ends that. */
export function onCapabilities(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a server is known not to have an endpoint. */
export function lacks(root: ApiRoot, resource: ResourceName): boolean {
  return lacking.get(root.url)?.has(resource) ?? false
}

/**
 * Whether a server is taken to have the contract's endpoints alone, so that others need not be tried one by one: it refused two
 * of them, and answered none.
 */
export function servesContractAlone({ url }: ApiRoot): boolean {
  if (richer.has(url)) return false
  const refused = [...(lacking.get(url) ?? [])].filter((name) => RESOURCES[name].source === 'served')
  return refused.length > 1
}

/** Forgets that a server lacks an endpoint: the reader wants it to be asked again. */
export function askAgain(root: ApiRoot, resource: ResourceName): void {
  if (lacking.get(root.url)?.delete(resource)) changed()
}

/**
 * Sends a request unless the server is known not to have the endpoint, and remembers when it turns out so; either way that is
 * an ApiError of kind 'unsupported'.
 */
export async function askFor<T>(root: ApiRoot, resource: ResourceName, send: () => Promise<T>): Promise<T> {
  if (lacks(root, resource)) throw new ApiError({ kind: 'unsupported', resource, path: RESOURCES[resource].path })
  try {
    const answer = await send()
    if (RESOURCES[resource].source === 'served' && !richer.has(root.url)) {
      richer.add(root.url)
      changed()
    }
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unsupported') {
      lacking.set(root.url, (lacking.get(root.url) ?? new Set()).add(resource))
      changed()
    }
    throw error
  }
}
