import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { scriptOf } from './scriptOf.ts'

/** Files of public/ that the app shows without a network. */
const PUBLIC = ['manifest.json', 'icon.svg', 'icon-48.png', 'icon-192.png']

/** What is read of a chunk: its name, and those of the chunks that it imports. */
type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'isEntry' | 'facadeModuleId' | 'imports' | 'dynamicImports'
>
type Output = Chunk | Pick<Rolldown.OutputAsset, 'type' | 'fileName'>

/** The modules that pages load the apart code by. */
const APART = /\/src\/(?:demo\/browser|node\/start)\.ts$/

/**
 * The files that the worker caches, below the app's path: the document ('' is the path itself), code, styles and icons. The code of the
 * demo's API and of that over a node is apart: only a site that shows the demo, or a chain that has only a node, needs it.
 */
export function filesToCache(outputs: readonly Output[]): { app: string[]; demo: string[] } {
  const chunks = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])))
  const reached = new Set<string>()
  const reach = (fileName: string) => {
    const chunk = chunks.get(fileName)
    if (!chunk || reached.has(fileName) || APART.test(chunk.facadeModuleId ?? '')) return
    reached.add(fileName)
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) reach(imported)
  }
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) reach(fileName)
  const styles = outputs.map(({ fileName }) => fileName).filter((fileName) => fileName.endsWith('.css'))
  // Vite bundles the worker of a node's chain apart, as assets.
  const workers = outputs.flatMap(({ type, fileName }) =>
    type === 'asset' && /^assets\/.*\.js$/.test(fileName) ? [fileName] : [],
  )
  const apart = [...chunks.keys()].filter((fileName) => !reached.has(fileName))
  return {
    app: ['', ...[...reached, ...styles].toSorted(), ...PUBLIC],
    demo: [...apart, ...workers].toSorted(),
  }
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
          __FILES__: files.app,
          __DEMO_FILES__: files.demo,
          __APP__: base,
          __ENTRY__: entry.fileName,
          __VERSION__: version.digest('hex').slice(0, 12),
        })
        this.emitFile({ type: 'asset', fileName: 'serviceWorker.js', source: code })
      },
    },
  }
}
