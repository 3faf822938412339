import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** Builds with `config` only, without the app's configuration, and returns the chunks, the entry first. */
export async function chunksOf({ build: how, ...config }: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ...how, write: false, target: 'es2023' },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('Nothing was built')
  return output.output.filter((each) => each.type === 'chunk')
}

/**
 * Bundles a file of src/ with its imports into one classic script, apart from the app. `define` replaces identifiers by values;
 * `config` is all the configuration that is used.
 */
export async function scriptOf(
  file: string,
  define: Record<string, unknown>,
  config: InlineConfig = {},
): Promise<string> {
  const [chunk] = await chunksOf({
    ...config,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/${file}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  if (!chunk) throw new Error(`src/${file} was not built`)
  return chunk.code
}
