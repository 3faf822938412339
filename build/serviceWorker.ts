import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const source = fileURLToPath(new URL('../src/serviceWorker.ts', import.meta.url))

/** Files of public/ that the app shows without a network. */
const PUBLIC = ['manifest.json', 'icon.svg', 'icon-192.png']

/** What the worker keeps, by names below the app's path: the document, which is the path itself, all code, and its own few pictures. */
export function filesToKeep(outputs: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'type'>[]): string[] {
  const code = outputs.filter(({ type }) => type === 'chunk').map(({ fileName }) => fileName)
  return ['', ...code.toSorted(), ...PUBLIC]
}

/** Writes serviceWorker.js, with the names of all that it keeps in it. It comes after every plugin that changes the document. */
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
        if (!entry || document?.type !== 'asset') throw new Error('The build has nothing for a service worker to keep')
        const files = filesToKeep(outputs.filter((output) => output.type === 'chunk'))
        const version = createHash('sha256').update(JSON.stringify(files)).update(document.source)
        for (const name of PUBLIC) version.update(readFileSync(join(folder, name)))
        const built = await build({
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          define: {
            __FILES__: JSON.stringify(files),
            __APP__: JSON.stringify(base),
            __ENTRY__: JSON.stringify(entry.fileName),
            __VERSION__: JSON.stringify(version.digest('hex').slice(0, 12)),
          },
          build: { write: false, target: 'es2023', rolldownOptions: { input: source, output: { format: 'iife' } } },
        })
        const [output] = Array.isArray(built) ? built : [built]
        if (!output || !('output' in output)) throw new Error('src/serviceWorker.ts was not built')
        this.emitFile({ type: 'asset', fileName: 'serviceWorker.js', source: output.output[0].code })
      },
    },
  }
}
