import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { type Policy, policyText } from './contentSecurityPolicy.ts'
import { scriptOf } from './scriptOf.ts'

/**
 * The documents that run untrusted pages and models, with their policies. Each is framed with sandbox="allow-scripts" only, which
 * gives it an opaque origin. Each is a single file, because most hosts would refuse module requests from such an origin (CORS).
 */
const FRAMES: Readonly<Record<string, Policy>> = {
  // The host of the model is not known at build time. The document disables fetching before it parses the model.
  model: {
    'script-src': ["'wasm-unsafe-eval'"],
    'style-src': ["'unsafe-inline'"],
    'connect-src': ['https:', 'http:', 'data:', 'blob:'],
    'img-src': ['data:', 'blob:'],
    'worker-src': ['blob:'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['lit-html'],
  },
  // Everything inline, and no requests. Nested frames inherit the policy, and the frame itself cannot navigate. src/frames/page.ts
  // adds a policy, and src/frames/aloneInPage.ts removes APIs that no policy covers. DNS lookups and preconnects remain possible.
  page: {
    'script-src': ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:'],
    'style-src': ["'unsafe-inline'", 'data:', 'blob:'],
    'connect-src': ['data:', 'blob:'],
    'img-src': ['data:', 'blob:'],
    'media-src': ['data:', 'blob:'],
    'font-src': ['data:', 'blob:'],
    'worker-src': ['data:', 'blob:'],
    'frame-src': ["'none'"],
  },
  // Reads SVG of any host for the app to measure, which shows them itself.
  svg: { 'connect-src': ['https:', 'http:'], 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] },
  // An image that could not be measured, apart from the app. Browsers run such a frame in a process of its own.
  image: { 'img-src': ['https:', 'http:'], 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] },
  size: { 'connect-src': ['https:', 'http:'], 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] },
}

/** A document with one script and a policy that allows only that script, unless `policy` allows inline scripts. */
export function frameDocument(policy: Policy, script: string): string {
  // The HTML parser ends a script at the first `</script`, also inside a string.
  const text = script.trim().replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`)
  const anyScript = policy['script-src']?.includes("'unsafe-inline'")
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const complete = {
    'default-src': ["'none'"],
    ...policy,
    'script-src': anyScript ? (policy['script-src'] ?? []) : [hash, ...(policy['script-src'] ?? [])],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policyText(complete)}">`,
    '<meta name="referrer" content="no-referrer">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>A frame of Astrolabe</title>',
    `<body><script>${text}</script>`,
    '',
  ].join('\n')
}

const documentOf = async (name: string, policy: Policy) => frameDocument(policy, await scriptOf(`frames/${name}.ts`))

/** Writes the documents as frames/{name}.html; the development server builds them on request. */
export function frames(): Plugin {
  return {
    name: 'frames',
    async generateBundle() {
      for (const [name, policy] of Object.entries(FRAMES))
        this.emitFile({ type: 'asset', fileName: `frames/${name}.html`, source: await documentOf(name, policy) })
    },
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const name = /\/frames\/(\w+)\.html$/.exec(request.url ?? '')?.[1]
        const policy = name === undefined ? undefined : FRAMES[name]
        if (name === undefined || !policy || !request.url?.startsWith(config.base)) return next()
        documentOf(name, policy).then(
          (html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
          (error: unknown) => next(error),
        )
      })
    },
  }
}
