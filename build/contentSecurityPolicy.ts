import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { FRAME_HEADERS, isFrame } from './frames.ts'

/** What a document may load and do: directive by directive, with its sources. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** The policy of the app, for the inline elements of its one document; what only a header may say is added by `headersFor`. */
function policyFor(html: string): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf('script', html)],
    'style-src': ["'self'", ...hashesOf('style', html)],
    // Which servers, config.json says: src/data/sources/sourcePolicy.ts narrows them to those.
    'connect-src': ["'self'", 'https:', 'http:'],
    'img-src': ["'self'", 'data:', 'https:', 'http:'],
    'media-src': ["'self'", 'data:', 'https:', 'http:'],
    // What an NFT's author wrote as a page or a model is in a frame without an origin, once the reader asks for it; of this origin
    // these are the documents of build/frames.ts alone, see src/data/sources/sourcePolicy.ts.
    'frame-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one of src/shell/appVersion.ts, which makes the address of the service worker alone.
    'trusted-types': ['service-worker'],
  }
}

/** A policy as headers and documents say it. */
export const written = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')

/** Hashes of the inline elements of a name, but of data: a text that was not there when the app was built neither runs nor paints. */
function hashesOf(element: 'script' | 'style', html: string): string[] {
  const inline = [
    ...html.matchAll(
      new RegExp(`<${element}(?![^>]*\\s(?:src\\s*=|type="application/json"))[^>]*>(.*?)</${element}\\s*>`, 'gis'),
    ),
  ]
  const hashes = inline.map(([, text = '']) => {
    // Browsers read a line break as one character, however it was written.
    const hash = createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n'))
    return `'sha256-${hash.digest('base64')}'`
  })
  return [...new Set(hashes)]
}

/** The document with its policy before anything that the policy is about. */
export function withPolicy(html: string): string {
  const charset = /<meta\s+charset=[^>]*>/i
  if (!charset.test(html)) throw new Error('index.html has no <meta charset>, which the policy is written behind')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${written(policyFor(html))}" />`
  return html.replace(charset, (found) => `${found}\n    ${meta}`)
}

/** What a server should say with every answer, by header. */
export function headersFor(html: string): Record<string, string> {
  return {
    'Content-Security-Policy': written({ ...policyFor(html), 'frame-ancestors': ["'none'"] }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

/**
 * Writes the Content-Security-Policy into index.html as it is published; the preview serves it as a header, too. It comes after
 * every plugin that changes the document: what is inline in the end is hashed.
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
    // What is looked at before it is published is served as it should be then.
    configurePreviewServer({ config, middlewares }) {
      const published = readFileSync(join(config.root, config.build.outDir, 'index.html'), 'utf8')
      const headers = new Headers(headersFor(published))
      const ofFrames = new Headers({ ...headersFor(published), ...FRAME_HEADERS })
      middlewares.use(({ url = '' }, response, next) => {
        response.setHeaders(isFrame(url.slice(config.base.length)) ? ofFrames : headers)
        next()
      })
    },
  }
}
