import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** A Content-Security-Policy: the sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** The policy of index.html, with hashes of its inline elements. `headersFor` adds the directive that only a header may have. */
function policyFor(html: string): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf('script', html)],
    'style-src': ["'self'", ...hashesOf('style', html)],
    // src/data/sources/allowedServers.ts narrows these to the servers in config.json.
    'connect-src': ["'self'", 'https:', 'http:'],
    'img-src': ["'self'", 'data:', 'https:', 'http:'],
    'media-src': ["'self'", 'data:', 'https:', 'http:'],
    // NFT pages and models run in sandboxed frames. Of this origin these are only the documents of build/frames.ts, see
    // src/data/sources/allowedServers.ts.
    'frame-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Created in src/domain/trustedScript.ts, and only used for the URLs of two workers.
    'trusted-types': ['service-worker', 'node-worker'],
  }
}

/** A policy as text, for a header or a meta element. */
export const policyText = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')

/** Hashes of the inline elements of a kind, data blocks excepted: inline text that is added later is not applied. */
function hashesOf(element: 'script' | 'style', html: string): string[] {
  const inline = [
    ...html.matchAll(
      new RegExp(`<${element}(?![^>]*\\s(?:src\\s*=|type="application/json"))[^>]*>(.*?)</${element}\\s*>`, 'gis'),
    ),
  ]
  const hashes = inline.map(([, text = '']) => {
    // Browsers normalize line breaks before they compute the hash.
    const hash = createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n'))
    return `'sha256-${hash.digest('base64')}'`
  })
  return [...new Set(hashes)]
}

/** Inserts the policy into the document, before anything that it applies to. */
export function withPolicy(html: string): string {
  const charset = /<meta\s+charset=[^>]*>/i
  if (!charset.test(html)) throw new Error('index.html has no <meta charset> to write the policy after')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(policyFor(html))}" />`
  return html.replace(charset, (found) => `${found}\n    ${meta}`)
}

/** The security headers of every response. */
export function headersFor(html: string): Record<string, string> {
  return {
    'Content-Security-Policy': policyText({ ...policyFor(html), 'frame-ancestors': ["'none'"] }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

/** Headers of the documents of frames.ts that replace those of the app; the rest of their policy is in a meta element. */
export const FRAME_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "sandbox allow-scripts; frame-ancestors 'self'",
}

/**
 * Writes the Content-Security-Policy into the built index.html. Must be after every plugin that changes the document, because it
 * hashes the inline elements.
 */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const document = bundle['index.html']
        if (document?.type !== 'asset') throw new Error('The build has no index.html to write a policy for')
        document.source = withPolicy(String(document.source))
      },
    },
  }
}
