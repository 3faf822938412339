import type { AnyRouter } from '@tanstack/react-router'
import type { Config } from '#/data/config/config'
import { paths } from '#/domain/paths'

/** What a policy calls the origin of a server; a path is of this origin. */
const originOf = (url: string) => (url.startsWith('/') ? "'self'" : new URL(url).origin)

/** The policy that a configuration allows of what index.html does: its own servers alone are asked, its proxy alone for media. */
export function sourcePolicyOf({ proUrl, meritsUrl, chains, mediaProxy }: Config): string {
  const servers = [proUrl, meritsUrl, ...chains.flatMap(({ baseUrl, proUrl: own }) => [baseUrl, own])]
  const origins = new Set(["'self'", ...servers.flatMap((url) => (url === undefined ? [] : originOf(url)))])
  const asked = `connect-src ${[...origins].join(' ')}`
  if (mediaProxy === null) return asked
  const media = `'self' data: ${originOf(mediaProxy)}`
  return `${asked}; img-src ${media}; media-src ${media}`
}

let narrowed = false

/** Whether this document may by now ask the configured servers alone. */
export function isNarrowed(): boolean {
  return narrowed
}

/** Narrows what this document may ask for to what the configuration names; for good, as policies add up and are never taken back. */
function allowOnlyConfigured(config: Config): void {
  if (narrowed) return
  narrowed = true
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  // Of this origin only the documents that are made for it may be framed.
  meta.content = `${sourcePolicyOf(config)}; frame-src https: ${location.origin}${paths.of('/frames/')}`
  document.head.append(meta)
}

/**
 * Lets this document ask the configured servers alone, from the first page on; only a document that opens where chains are added
 * may ask others, and until that page is left. A configuration that takes chains from elsewhere is waited for until it is `whole`.
 */
export async function keepToConfigured(router: AnyRouter, whole: Promise<void> | null): Promise<void> {
  const narrow = (pathname: string) => {
    if (pathname !== paths.addChain()) allowOnlyConfigured(router.options.context.config)
  }
  if (whole) await whole
  narrow(location.pathname)
  router.subscribe('onBeforeLoad', ({ toLocation }) => narrow(paths.of(toLocation.pathname)))
}
