/** Why an address that others wrote leads nowhere. */
export type UrlRefusal = 'scheme' | 'hidden' | 'credentials' | 'unreadable' | 'length'

/** What a reader should know before an address is opened. */
export type UrlDoubt = 'unencrypted' | 'punycode' | 'number' | 'own-network' | 'program'

/** An address in the web that may be opened: as a browser would ask for it, with its host (and port) in ASCII. */
export interface ExternalUrl {
  readonly href: string
  readonly host: string
  readonly doubts: readonly UrlDoubt[]
}

/** Longer URLs are rejected by many servers. */
const longest = 2048

// Browsers remove tabs and line breaks from URLs and read a backslash as a slash: the text would differ from the target.
const TRICKS = /[\s\\\p{Cc}\p{DI}\p{Cs}]/u

const OWN_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)$/
const OWN_NUMBER =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^\[(?:::|f[cd]|fe[89ab])/

/**
 * Reads an untrusted URL for the component that links it: only http and https, without credentials and invisible characters. Returns
 * the reason for any other text.
 */
export function readExternalUrl(text: string): ExternalUrl | UrlRefusal {
  const written = text.trim()
  if (written.length > longest) return 'length'
  if (TRICKS.test(written)) return 'hidden'
  if (!/^https?:/i.test(written)) return 'scheme'
  if (!/^https?:\/\/[^/?#]/i.test(written) || !URL.canParse(written)) return 'unreadable'
  if (/^[^/]*\/\/[^/?#]*@/.test(written)) return 'credentials'
  const url = new URL(written)
  return { href: url.href, host: url.host, doubts: doubtsOf(url) }
}

/** Files that run programs of their author where they are opened as a page of their own. */
const PROGRAMS = /\.(?:svgz?|x?html?|xml|pdf)$/i

/** A name without the dot that ends it for good, as it leads to the same host. */
const bare = (hostname: string) => hostname.replace(/\.$/, '')
const isNumber = (name: string) => /^[\d.]+$|^\[/.test(name)

/** Whether a host is the user's own device or in a private network. */
export function leadsToOwnNetwork({ hostname }: URL): boolean {
  const name = bare(hostname)
  return isNumber(name) ? OWN_NUMBER.test(name) : OWN_NAME.test(name)
}

function doubtsOf(url: URL): UrlDoubt[] {
  const { protocol, hostname, pathname } = url
  const name = bare(hostname)
  const doubts: UrlDoubt[] = []
  if (protocol === 'http:') doubts.push('unencrypted')
  if (/(?:^|\.)xn--/.test(name)) doubts.push('punycode')
  if (leadsToOwnNetwork(url)) doubts.push('own-network')
  else if (isNumber(name)) doubts.push('number')
  if (PROGRAMS.test(pathname)) doubts.push('program')
  return doubts
}
