/** A server as a pasted text names it. */
export interface PastedServer {
  /** Host and port, as it is shown before anything is sent. */
  readonly host: string
  /** URLs that may have `/api/v2`, without a trailing slash; the most likely first. */
  readonly bases: readonly string[]
  /** The URL as it was pasted, without a fragment: that of a JSON-RPC node has its key in its path or query. */
  readonly url: string
}

/** Why a text names no server. */
export type NoServer = 'nothing' | 'no address' | 'another scheme' | 'a password'

/** First segments of paths that are pages of explorers, or their APIs. */
const page =
  /^(?:tx|txs|address|addresses|accounts|token|tokens|token-transfers|block|blocks|nft|search|search-results|withdrawals|internal-transactions|verified-contracts|stats|apps|gas-tracker|api-docs|api|graphiql|l2|batches|ops|advanced-filter|login|auth)$/

/** Hosts of one's own machine or network are reached without encryption. */
const near =
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])|^[^.]+(?::\d+)?(?:[/?#]|$)|\.local(?:host)?(?:[:/?#]|$)/i

/**
 * The server that a pasted text names: a host with or without scheme and path, the address of its API, or of any of its pages.
 *
 *     pastedServer('eth.example.org/tx/0x12') // { host: 'eth.example.org', bases: ['https://eth.example.org'], … }
 */
export function pastedServer(pasted: string): PastedServer | NoServer {
  const text = pasted.trim().replace(/^["'<(]+|["'>),;]+$/g, '')
  if (text === '') return 'nothing'
  const [, scheme] = /^([a-z][a-z\d+.-]*):\/\//i.exec(text) ?? []
  if (scheme && !/^https?$/i.test(scheme)) return 'another scheme'
  const address = scheme ? text : `${near.test(text) ? 'http' : 'https'}://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return 'no address'
  const url = new URL(address)
  if (!isHost(url.hostname)) return 'no address'
  if (url.username || url.password) return 'a password'

  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const api = segments.findIndex((segment, at) => segment === 'api' && segments[at + 1] === 'v2')
  const first = api >= 0 ? api : segments.findIndex((segment) => page.test(segment))
  const below = (count: number) => [url.origin, ...segments.slice(0, count)].join('/')
  const bases = [below(first < 0 ? segments.length : first), url.origin]
  return { host: url.host, bases: [...new Set(bases)], url: url.origin + url.pathname + url.search }
}

/** Hosts of this device, and of its network, by their names or IP addresses. */
const ON_DEVICE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i
const IN_NETWORK =
  /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)[\d.]+$|^\[f(?:[cd]|e[89ab])[\da-f:]+\]$|\.local$/i

/** Where a host is by its name, without a port: on this device, in its network, or elsewhere. */
export function nearnessOf(hostname: string): 'device' | 'network' | 'far' {
  return ON_DEVICE.test(hostname) ? 'device' : IN_NETWORK.test(hostname) ? 'network' : 'far'
}

/** Whether a text is a host: a name with a dot, an IP address, or a machine in the local network. */
function isHost(name: string): boolean {
  return /^(?:[a-z\d_-]+\.)*[a-z\d_-]+\.?$|^\[[\da-f:.]+\]$/i.test(name)
}

/** A chain of a multichain API, as its address is written: the API's own address, and the decimal chain id. */
export function chainOfBase(base: string): { proUrl: string; id: string } | null {
  const [, proUrl, id] = /^(https?:\/\/.+)\/([1-9]\d{0,77})$/.exec(base) ?? []
  return proUrl && id ? { proUrl, id } : null
}

/** Whether browsers block a request from `origin` as mixed content: from https to http, except to localhost. */
export function isMixedContent(origin: string, base: string): boolean {
  return origin.startsWith('https:') && /^http:\/\/(?!localhost[:/]|127\.|\[::1\])/i.test(`${base}/`)
}
