import { readdirSync, readFileSync } from 'node:fs'
import { BUDGET, closure, readManifest, sizeOf, sourcesOf } from './closure'

/** 'a.b.c' is shown inside 'a.b', where that is a route of its own; an underscore leaves a frame out. */
function parentsOf(route: string): string[] {
  const parts = route.split('.')
  return parts.slice(1).map((_, place) => parts.slice(0, place + 1).join('.'))
}

/** Prints what each list's page needs before it shows anything, brotli; the exit code is 1 above the budget. */
export function main(): number {
  const manifest = readManifest()
  const { entry, routes } = sourcesOf(manifest)
  const lists = readdirSync('src/routes/$chain')
    .filter((name) => /\b(?:list|narrowed)Route\b/.test(readFileSync(`src/routes/$chain/${name}`, 'utf8')))
    .map((name) => `$chain/${name.replace(/\.tsx$/, '')}`)
  // All of them stand in index.html.
  const styles = sizeOf(Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? file : [])))
  const rows = lists.map((route) => {
    const frames = new Set([route, ...parentsOf(route), '$chain/route', '__root'])
    const own = routes.filter((source) => frames.has(source.slice('src/routes/'.length, source.indexOf('.tsx'))))
    const chunks = closure(manifest, [...entry, ...own])
    return {
      page: `/${route}`,
      'JavaScript kB': sizeOf(chunks.map(({ file }) => file)) / 1000,
      'CSS kB': styles / 1000,
    }
  })
  console.table(rows.toSorted((a, b) => b['JavaScript kB'] - a['JavaScript kB']))
  const heavy = rows.filter((row) => row['JavaScript kB'] * 1000 > BUDGET)
  for (const { page } of heavy) console.error(`${page} needs more than ${BUDGET / 1000} kB of JavaScript`)
  return heavy.length > 0 ? 1 : 0
}
