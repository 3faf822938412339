import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { scriptOf } from './scriptOf.ts'

/** Files of public/ that the app shows without a network. */
const PUBLIC = ['manifest.json', 'icon.svg', 'icon-48.png', 'icon-192.png']

/** The files that the worker caches, below the app's path: the document ('' is the path itself), code, styles and icons. */
export function filesToCache(
  outputs: readonly Pick<Rolldown.OutputChunk | Rolldown.OutputAsset, 'fileName' | 'type'>[],
): string[] {
  const code = outputs
    .filter(({ type, fileName }) => type === 'chunk' || fileName.endsWith('.css'))
    .map(({ fileName }) => fileName)
  return ['', ...code.toSorted(), ...PUBLIC]
}

/** Writes serviceWorker.js with the names of the files that it caches. Must be after every plugin that changes the document. */
export function serviceWorker(): Plugin {
  let base = '/'
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base
      folder = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const outputs = Object.values(bundle)
        const entry = outputs.find((output) => output.type === 'chunk' && output.isEntry)
        const document = bundle['index.html']
        if (!entry || document?.type !== 'asset') throw new Error('The build has nothing for a service worker to cache')
        const files = filesToCache(outputs)
        const version = createHash('sha256').update(JSON.stringify(files)).update(document.source)
        for (const name of PUBLIC) version.update(readFileSync(join(folder, name)))
        const code = await scriptOf('serviceWorker.ts', {
          __FILES__: files,
          __APP__: base,
          __ENTRY__: entry.fileName,
          __VERSION__: version.digest('hex').slice(0, 12),
        })
        this.emitFile({ type: 'asset', fileName: 'serviceWorker.js', source: code })
      },
    },
  }
}
