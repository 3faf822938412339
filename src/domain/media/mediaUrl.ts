import { browserDataUrl, dataUrlOfSvg } from '#/domain/media/dataUrl'

/** A network that gateways serve content of. */
export type MediaNetwork = 'ipfs' | 'ipns' | 'ar' | 'bzz'

/** Where media are: in the text itself, at a URL of the web, or in a network, as content ID and path within it. */
export type MediaUrl =
  | { readonly from: 'data'; readonly url: string }
  | { readonly from: 'web'; readonly url: URL }
  | { readonly from: MediaNetwork; readonly id: string; readonly path: string; readonly query: string }

/** What an ID may be where its network is named. */
const IDS: Readonly<Record<MediaNetwork, RegExp>> = {
  // Base32, base36 or base58.
  ipfs: /^[a-z\d]{46,}$/i,
  // A key, or a name of the DNS or ENS.
  ipns: /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i,
  ar: /^[\w-]{43}$/,
  // A reference, twice as long if the content is encrypted, or an ENS name.
  bzz: /^(?:[\da-f]{64}|[\da-f]{128}|[a-z\d-]+(?:\.[a-z\d-]+)+)$/i,
}

/** An IPFS content ID without anything that names IPFS: version 0, or 1 in base32. */
const BARE_CONTENT_ID = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{50,})$/

/**
 * Reads where media are from any form that authors write: data: URLs, SVG markup, http(s), `ipfs://` and `/ipfs/` in any mix,
 * IPFS content IDs, `ipns://`, `ar://` and `bzz://`. Null for any other text.
 */
export function readMediaUrl(text: string): MediaUrl | null {
  const source = text.trim()
  if (/^data:/i.test(source)) {
    const url = browserDataUrl(source)
    return url === null ? null : { from: 'data', url }
  }
  if (source.startsWith('<')) {
    const url = dataUrlOfSvg(source)
    return url === null ? null : { from: 'data', url }
  }
  if (/^https?:\/\//i.test(source)) return URL.canParse(source) ? { from: 'web', url: new URL(source) } : null
  return contentOf(source)
}

function contentOf(source: string): MediaUrl | null {
  const [, scheme, rest = ''] = /^(?:(ipfs|ipns|ar|arweave|bzz|dweb):)?\/*(.*)$/is.exec(source) ?? []
  const [prefix = ''] = /^(?:(?:ipfs|ipns|bzz)\/+)*/i.exec(rest) ?? []
  const named = /(\w+)\/+$/.exec(prefix)?.[1] ?? scheme
  const [, id = '', tail = ''] = /^([^/?#]+)(.*)$/s.exec(rest.slice(prefix.length)) ?? []
  const network = named === undefined ? 'ipfs' : networkOf(named.toLowerCase())
  const pattern = named === undefined ? BARE_CONTENT_ID : network && IDS[network]
  if (!network || !pattern?.test(id)) return null
  const end = queryStart(tail)
  return { from: network, id, path: tail.slice(0, end), query: tail.slice(end) }
}

function networkOf(name: string): MediaNetwork | null {
  if (name === 'arweave') return 'ar'
  return name === 'ipfs' || name === 'ipns' || name === 'ar' || name === 'bzz' ? name : null
}

/** Files may have '#' and '?' in their names: a query starts right after the ID, or has a name and a value. */
function queryStart(tail: string): number {
  if (!tail.startsWith('/')) return 0
  const start = tail.search(/\?[\w.~-]+=[^/]*$/)
  return start < 0 ? tail.length : start
}
