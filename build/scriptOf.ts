import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The folder of the app's sources. */
export const source = fileURLToPath(new URL('../src', import.meta.url))
/** What `#` in their imports stands for. */
const resolve = { alias: { '#': source } }

/**
 * Bundles a file of src/ with its imports into one classic script, apart from the app and without its configuration. `define` replaces
 * identifiers by values; `base` is the path that the app is built for, with a slash at its end.
 */
export async function scriptOf(file: string, define: Record<string, unknown> = {}, base = '/'): Promise<string> {
  const values = Object.entries({ __BASE__: base.slice(0, -1), ...define })
  const built = await build({
    base,
    resolve,
    define: Object.fromEntries(values.map(([name, value]) => [name, JSON.stringify(value)])),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: `${source}/${file}`, output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('Nothing was built')
  const chunk = output.output.find((each) => each.type === 'chunk')
  if (!chunk) throw new Error(`src/${file} was not built`)
  return chunk.code
}
