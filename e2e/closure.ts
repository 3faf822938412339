import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** What the build says of a chunk: its file, and what it imports at once. */
interface Chunk {
  file: string
  imports?: string[]
  isEntry?: boolean
}

/** The chunks of the build in dist/, by the names of their sources. */
export function readManifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
}

/** The entry and the routes' own chunks, by their sources: what the router asks for by itself. */
export function sourcesOf(manifest: Record<string, Chunk>): { entry: string[]; routes: string[] } {
  const sources = Object.keys(manifest)
  return {
    entry: sources.filter((source) => manifest[source]?.isEntry),
    routes: sources.filter((source) => source.startsWith('src/routes/') && source.endsWith('?tsr-split=component')),
  }
}

/** Chunks and all that they import at once, without what they fetch later. */
export function closure(manifest: Record<string, Chunk>, sources: readonly string[]): Chunk[] {
  const seen = new Set<string>()
  const add = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    for (const imported of manifest[source]?.imports ?? []) add(imported)
  }
  for (const source of sources) add(source)
  return [...seen].flatMap((source) => manifest[source] ?? [])
}

const sizes = new Map<string, number>()

/** Bytes of files of the build, brotli, each file once. */
export function sizeOf(files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(`dist/${file}`)).length
    sizes.set(file, size)
    return sum + size
  }, 0)
}

/** JavaScript that any list's page may need before its rows are there, bytes. */
export const BUDGET = 135_000

/** Requests that any list's page may send before its rows are there, the document and what comes by itself not counted. */
export const REQUESTS = 24
