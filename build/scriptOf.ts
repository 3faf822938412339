import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'

/**
 * The code of a file of src/ with all that it imports as one script, for what does not come with the app; `define` puts values in
 * place of names. The build's own configuration does not count for it, but what `config` says.
 */
export async function scriptOf(
  file: string,
  define: Record<string, unknown>,
  config: InlineConfig = {},
): Promise<string> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/${file}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error(`src/${file} was not built`)
  return output.output[0].code
}
