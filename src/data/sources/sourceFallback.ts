import type { ApiRoot } from '#/api/client'
import { ApiError } from '#/api/errors'
import { RESOURCES, type ResourceName } from '#/api/resources'
import { type ChainConnection, sourceOf } from '#/data/sources/connection'
import { refuse, refusedEndpoints } from '#/data/sources/sourceChanges'
import { EVERY_CHAIN, type SourceFallback, served } from '#/data/sources/sources'

/**
 * The API to ask in place of `refused`, which answered with `error`: the chain's own instance, where there is one and the reader
 * did not insist; null when there is nothing else to ask.
 */
export function fallbackSource(connection: ChainConnection, refused: ApiRoot, error: unknown): ApiRoot | null {
  if (refused.form !== 'multichain' || !(error instanceof ApiError)) return null
  const resource = Object.hasOwn(RESOURCES, error.resource) ? (error.resource as ResourceName) : undefined
  if (!noteRefusal(connection.chain.id, resource, error)) return null
  const { root } = sourceOf(connection, resource)
  return root.form === 'instance' ? root : null
}

/**
 * Notes an error that says that the multichain API will not serve something: for lack of a key or of credits no chain, where it
 * does not know or allow the network this one, else an endpoint of it. False for any other error.
 */
function noteRefusal(chain: string, resource: ResourceName | undefined, error: ApiError): boolean {
  const { kind, status, serverMessage: message } = error
  const at = Date.now()
  const note = (scope: string, what: SourceFallback['kind'], of: ResourceName | null = null) => {
    refuse(scope, { kind: what, status, message, resource: of, at })
    return true
  }
  if (kind === 'unauthorised' || kind === 'out-of-credits') return note(EVERY_CHAIN, kind)
  if (kind === 'unsupported') return /network/i.test(message ?? '') && note(chain, kind)
  if (kind !== 'forbidden') return false
  if (resource === undefined || concernsChain(chain, resource, error)) return note(chain, kind)
  return note(`${chain} ${resource}`, kind, resource)
}

/** What a server says of a key, a plan, a network or who asks is not said of one endpoint. */
const WIDER = /\b(api[ -]?key|key|token|plan|subscription|network|chain|origin|referr?er|ip|country|region|account)\b/i

/**
 * Whether a 403 is about the whole chain: a guard's page stands before all of a server; words may say so; and where nothing of
 * the chain was ever answered, a second endpoint that is refused shows that it is not about the first.
 */
function concernsChain(chain: string, resource: ResourceName, { found, serverMessage }: ApiError): boolean {
  if (found === 'html' || WIDER.test(serverMessage ?? '')) return true
  return !served.has(chain) && refusedEndpoints(chain).some((refusal) => refusal.resource !== resource)
}
