import type { AnyRouter } from '@tanstack/react-router'
import type { Config } from '#/data/config/config'
import { paths } from '#/domain/links/paths'

/** The origin of a URL as a Content-Security-Policy names it; a path has this page's origin. */
const originOf = (url: string) => (url.startsWith('/') ? "'self'" : new URL(url).origin)

/** The Content-Security-Policy of a configuration: requests go only to its servers, requests for media only to its proxy. */
export function contentSecurityPolicyOf({
  proUrl,
  meritsUrl,
  signaturesUrl,
  sourcifyUrl,
  chains,
  mediaProxy,
}: Config): string {
  const ofChains = chains.flatMap(({ baseUrl, proUrl: own, rpcUrl }) => [baseUrl, own, rpcUrl])
  const servers = [proUrl, meritsUrl, signaturesUrl, sourcifyUrl, ...ofChains]
  const origins = new Set(["'self'", ...servers.flatMap((url) => (url === undefined ? [] : originOf(url)))])
  const connections = `connect-src ${[...origins].join(' ')}`
  if (mediaProxy === null) return connections
  const media = `'self' data: ${originOf(mediaProxy)}`
  return `${connections}; img-src ${media}; media-src ${media}`
}

let isPolicySet = false

/** Whether this document may send requests only to the configured servers. */
export function isLimitedToConfiguredServers(): boolean {
  return isPolicySet
}

/** Limits this document to the configured servers; for good, because a policy cannot be removed. */
function allowOnlyConfigured(config: Config): void {
  if (isPolicySet) return
  isPolicySet = true
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  // Of this origin, only the documents made to be framed.
  meta.content = `${contentSecurityPolicyOf(config)}; frame-src https: ${location.origin}${paths.of('/frames/')}`
  document.head.append(meta)
}

/**
 * Limits this document to the configured servers, except while it is on the page that adds chains, which tries other servers. A
 * configuration that loads more chains is complete when `whole` resolves.
 */
export async function limitToConfiguredServers(router: AnyRouter, whole: Promise<void> | null): Promise<void> {
  const limit = (pathname: string) => {
    if (pathname !== paths.addChain()) allowOnlyConfigured(router.options.context.config)
  }
  if (whole) await whole
  limit(location.pathname)
  router.subscribe('onBeforeLoad', ({ toLocation }) => limit(paths.of(toLocation.pathname)))
}
