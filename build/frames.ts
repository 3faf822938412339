import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type Policy, written } from './contentSecurityPolicy.ts'
import { scriptOf } from './scriptOf.ts'

/**
 * Documents of the app's own in which what others wrote is run or read, apart from the app: each is framed with
 * sandbox="allow-scripts" alone, so that it has an origin of nobody's, and says by itself what it may do. They are one file each,
 * which asks the site for nothing: a document without an origin could not load modules from most hosts.
 */
const FRAMES: Readonly<Record<string, Policy>> = {
  // Whose bytes are fetched is known only then; the document takes that right from itself before it reads any of them.
  model: {
    'script-src': ["'wasm-unsafe-eval'"],
    'style-src': ["'unsafe-inline'"],
    'connect-src': ['https:', 'http:', 'data:', 'blob:'],
    'img-src': ['data:', 'blob:'],
    'worker-src': ['blob:'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['lit-html'],
  },
  // Anything that stands in the page itself, and no request to anybody. What is framed in it has the same policy, and its own
  // frame may go nowhere. The page has one policy more, and a script before its own that takes from it what no policy of today's
  // browsers is about (src/frames/aloneInPage.ts); names that are looked up and connections that are never used are left.
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
  size: { 'connect-src': ['https:', 'http:'], 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] },
}

/** What a server should say with these documents in place of what it says with the app's, by header; the rest they say themselves. */
export const FRAME_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "sandbox allow-scripts; frame-ancestors 'self'",
}

/** Whether a path below the app's is one of these documents. */
export const isFrame = (path: string) => /^frames\/\w+\.html$/.test(path)

/** The document of a script: its policy, which lets that script run and, unless it says so, no other, and the script. */
export function frameDocument(policy: Policy, script: string): string {
  // In markup a script ends at the first thing that looks like its end, wherever that stands.
  const text = script.trim().replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`)
  const anyScript = policy['script-src']?.includes("'unsafe-inline'")
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const whole = {
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
    `<meta http-equiv="Content-Security-Policy" content="${written(whole)}">`,
    '<meta name="referrer" content="no-referrer">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>A frame of Astrolabe</title>',
    `<body><script>${text}</script>`,
    '',
  ].join('\n')
}

const resolve = { alias: [{ find: '#', replacement: fileURLToPath(new URL('../src', import.meta.url)) }] }
const documentOf = async (name: string, policy: Policy) =>
  frameDocument(policy, await scriptOf(`frames/${name}.ts`, {}, { resolve }))

/** Writes those documents, frames/{name}.html; in development they are made when they are asked for. */
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
