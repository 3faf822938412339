import { readFileSync } from 'node:fs'

/** The URL path of the chunk that the build made of a module, by the chunk's name in Vite's manifest, e.g. 'SearchPalette'. */
export function pathOf(chunk: string): string {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { name?: string; file: string }
  >
  const found = Object.values(manifest).find(({ name }) => name === chunk)
  if (!found) throw new Error(`The build has no chunk named ${chunk}`)
  return `/${found.file}`
}
