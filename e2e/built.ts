import { readFileSync } from 'node:fs'
import type { PageFiles } from '../build/budget'

/** What the build in dist/ says that each page waits for. */
export function sizesOfPages(): PageFiles[] {
  return JSON.parse(readFileSync('dist/.vite/pages.json', 'utf8')) as PageFiles[]
}

/** The path of a chunk by its name, which no file bears. */
export function pathOf(chunk: string): string {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { name?: string; file: string }
  >
  const found = Object.values(manifest).find(({ name }) => name === chunk)
  if (!found) throw new Error(`The build has no chunk that is called ${chunk}`)
  return `/${found.file}`
}
