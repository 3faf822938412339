import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** The chunks of a build of its own, with nothing of the app's configuration but what `config` says; its first entry comes first. */
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
 * The code of a file of src/ with all that it imports as one script, for what does not come with the app; `define` puts values in
 * place of names. The build's own configuration does not count for it, but what `config` says.
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
