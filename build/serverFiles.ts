import type { Plugin } from 'vite'
import { FRAME_HEADERS, headersFor } from './contentSecurityPolicy.ts'

/** Cache-Control of files with a hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * The files that configure servers, by name: headers for static hosts and for nginx, and two ways to serve the app for every other
 * path. `html` is the built document, `base` the path that it is served under, with a slash at both ends.
 */
export function serverFilesFor(html: string, base: string): Record<string, string> {
  const headers = Object.entries(headersFor(html))
  const frameHeaders = Object.entries(FRAME_HEADERS)
  return {
    _headers: [
      `${base}*`,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      `${base}assets/*`,
      `  Cache-Control: ${IMMUTABLE}`,
      `${base}frames/*`,
      // Replace the headers of the app, which would block these documents.
      ...frameHeaders.flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
      '',
    ].join('\n'),
    '_headers.nginx.conf': nginxHeaders(headers),
    '_headers.frames.nginx.conf': nginxHeaders(Object.entries({ ...headersFor(html), ...FRAME_HEADERS })),
    _redirects: `${base}* ${base}index.html 200\n`,
    '404.html': html,
  }
}

const nginxHeaders = (headers: readonly (readonly [string, string])[]) =>
  headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')

/** Writes these files. Must be after every plugin that changes the document. */
export function serverFiles(): Plugin {
  let base = '/'
  return {
    name: 'server-files',
    enforce: 'post',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const document = bundle['index.html']
        if (document?.type !== 'asset') throw new Error('The build has no index.html to write server files for')
        for (const [fileName, source] of Object.entries(serverFilesFor(String(document.source), base)))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}
