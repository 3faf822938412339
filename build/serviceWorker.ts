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

/** The module that pages load the demo's API by. */
const DEMO = /\/src\/demo\/browser\.ts$/

/**
 * The files that the worker caches, below the app's path. `shell` is what every page needs: the document ('' is the path itself), the
 * first code, styles and icons; `pages` is all other code, and `demo` that of the demo's API, which other sites do not need.
 */
export function filesToCache(outputs: readonly Output[]): { shell: string[]; pages: string[]; demo: string[] } {
  const chunks = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])))
  const reach = (
    fileNames: readonly string[],
    next: (chunk: Chunk) => readonly string[],
    reached = new Set<string>(),
  ) => {
    for (const fileName of fileNames) {
      const chunk = chunks.get(fileName)
      if (!chunk || reached.has(fileName) || DEMO.test(chunk.facadeModuleId ?? '')) continue
      reached.add(fileName)
      reach(next(chunk), next, reached)
    }
    return reached
  }
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const first = reach(entries, ({ imports }) => imports)
  const app = reach(entries, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  const styles = outputs.map(({ fileName }) => fileName).filter((fileName) => fileName.endsWith('.css'))
  // Vite bundles the worker of a node's chain apart, as assets.
  const workers = outputs.flatMap(({ type, fileName }) =>
    type === 'asset' && /^assets\/.*\.js$/.test(fileName) ? [fileName] : [],
  )
  return {
    shell: ['', ...[...first, ...styles].toSorted(), ...PUBLIC],
    pages: [...[...app].filter((fileName) => !first.has(fileName)), ...workers].toSorted(),
    demo: [...chunks.keys()].filter((fileName) => !app.has(fileName)).toSorted(),
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
          __SHELL__: files.shell,
          __PAGES__: files.pages,
          __DEMO__: files.demo,
          __APP__: base,
          __ENTRY__: entry.fileName,
          __VERSION__: version.digest('hex').slice(0, 12),
        })
        this.emitFile({ type: 'asset', fileName: 'serviceWorker.js', source: code })
      },
    },
  }
}
