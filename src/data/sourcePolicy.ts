import type { Config } from '#/data/config'

/** What a policy calls the origin of a server; a path is of this origin. */
const originOf = (url: string) => (url.startsWith('/') ? "'self'" : new URL(url).origin)

/** The policy that a configuration allows of what index.html does: its own servers alone are asked, its proxy alone for media. */
export function sourcePolicyOf({ proUrl, meritsUrl, chains, mediaProxy }: Config): string {
  const servers = [proUrl, meritsUrl, ...chains.map(({ baseUrl }) => baseUrl)]
  const origins = new Set(["'self'", ...servers.flatMap((url) => (url === undefined ? [] : originOf(url)))])
  const asked = `connect-src ${[...origins].join(' ')}`
  if (mediaProxy === null) return asked
  const media = `'self' data: ${originOf(mediaProxy)}`
  return `${asked}; img-src ${media}; media-src ${media}`
}

/** Narrows what this document may ask for to what the configuration names; for good, as policies add up and are never taken back. */
export function allowOnlyConfigured(config: Config): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = sourcePolicyOf(config)
  document.head.append(meta)
}
