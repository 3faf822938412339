import type { ApiRoot } from '#/api/apiRoot'
import { ApiError } from '#/api/errors'
import { RESOURCES, type ResourceName } from '#/api/resources'
import { type ChainConnection, sourceOf } from '#/data/sources/dataSource'
import { EVERY_CHAIN, refuse, refusedEndpoints, type SourceFallback, wasServed } from '#/data/sources/sourceChoices'

/** The API to use after `refused` responded with `error`: the chain's own API, or null if there is none or you chose the other. */
export function fallbackSource(connection: ChainConnection, refused: ApiRoot, error: unknown): ApiRoot | null {
  if (refused.form !== 'multichain' || !(error instanceof ApiError)) return null
  const resource = Object.hasOwn(RESOURCES, error.resource) ? (error.resource as ResourceName) : undefined
  if (!noteRefusal(connection.chain.id, resource, error)) return null
  const { root } = sourceOf(connection, resource)
  return root.form === 'instance' ? root : null
}

/** The endpoints that the chain's own API serves, as the multichain API refused or lacks them but serves the chain otherwise. */
export function endpointFallbacks(connection: ChainConnection): SourceFallback[] {
  if (sourceOf(connection).deprecated) return []
  return refusedEndpoints(connection.chain.id).filter(({ resource }) => {
    if (resource === null) return false
    const { root, deprecated } = sourceOf(connection, resource)
    return deprecated && !connection.client.notes.lacks(root.url, resource)
  })
}

/** Notes what the multichain API refuses: every chain, this chain, or one endpoint of it. False if the error is no refusal. */
function noteRefusal(chain: string, resource: ResourceName | undefined, error: ApiError): boolean {
  const { kind, status, serverMessage: message } = error
  const at = Date.now()
  const note = (scope: string, reason: SourceFallback['kind'], endpoint: ResourceName | null = null) => {
    refuse(scope, { kind: reason, status, message, resource: endpoint, at })
    return true
  }
  if (kind === 'unauthorized' || kind === 'out-of-credits') return note(EVERY_CHAIN, kind)
  if (kind === 'unsupported' && /network/i.test(message ?? '')) return note(chain, kind)
  if (kind === 'unsupported') return resource !== undefined && note(`${chain} ${resource}`, kind, resource)
  if (kind !== 'forbidden') return false
  if (resource === undefined || isAboutChain(chain, resource, error)) return note(chain, kind)
  return note(`${chain} ${resource}`, kind, resource)
}

/** Words in the message of a 403 that is about more than one endpoint. */
const WIDER = /\b(api[ -]?key|key|token|plan|subscription|network|chain|origin|referr?er|ip|country|region|account)\b/i

/**
 * Whether a 403 is about the whole chain: an HTML page is bot protection in front of the server, and the message may say so. If
 * the API never responded for the chain, the second refused endpoint counts as well.
 */
function isAboutChain(chain: string, resource: ResourceName, { found, serverMessage }: ApiError): boolean {
  if (found === 'html' || WIDER.test(serverMessage ?? '')) return true
  return (
    !wasServed(chain) &&
    refusedEndpoints(chain).some((refusal) => refusal.kind === 'forbidden' && refusal.resource !== resource)
  )
}
