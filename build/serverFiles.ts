import type { Plugin } from 'vite'
import { headersFor } from './contentSecurityPolicy.ts'
import { FRAME_HEADERS } from './frames.ts'

/** Header of files whose names change with what is in them. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * What servers read of the app beside its own files, by name: headers as some static hosts take them and as nginx includes them,
 * and two ways to answer every other path with the app. `html` is the document as it is published, `base` the path that it is
 * served below, with a slash at both ends.
 */
export function serverFilesFor(html: string, base: string): Record<string, string> {
  const headers = Object.entries(headersFor(html))
  const framed = Object.entries(FRAME_HEADERS)
  return {
    _headers: [
      `${base}*`,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      `${base}assets/*`,
      `  Cache-Control: ${FOR_EVER}`,
      `${base}frames/*`,
      // In place of the app's, which would forbid all that these are for.
      ...framed.flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]),
      '',
    ].join('\n'),
    '_headers.nginx.conf': ofNginx(headers),
    '_headers.frames.nginx.conf': ofNginx(Object.entries({ ...headersFor(html), ...FRAME_HEADERS })),
    _redirects: `${base}* ${base}index.html 200\n`,
    '404.html': html,
  }
}

const ofNginx = (headers: readonly (readonly [string, string])[]) =>
  headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')

/** Writes those files. It comes after every plugin that changes the document. */
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
        if (document?.type !== 'asset') throw new Error('The build has no index.html to tell servers of')
        for (const [fileName, source] of Object.entries(serverFilesFor(String(document.source), base)))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}
