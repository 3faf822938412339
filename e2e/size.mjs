// Prints what each list's page needs before it shows anything, brotli; fails above the budget.
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** JavaScript of any list's page, bytes. */
const budget = 140_000

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)

/** A chunk and all that it imports at once. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    closure(manifest[key]?.imports ?? [], seen)
  }
  return seen
}

/** The chunks that the router loads for a route and the routes that frame it. */
function chunksOf(route) {
  const frames = Object.keys(manifest).filter(
    (key) => key.startsWith('src/routes/') && key.endsWith('?tsr-split=component'),
  )
  const names = new Set([route, ...parentsOf(route), '$chain/route', '__root'])
  return frames.filter((key) => names.has(key.slice('src/routes/'.length, key.indexOf('.tsx'))))
}

/** 'a.b.c' is shown inside 'a.b', where that is a route of its own; an underscore leaves a frame out. */
function parentsOf(route) {
  const parts = route.split('.')
  return parts.slice(1).map((_, place) => parts.slice(0, place + 1).join('.'))
}

const sizes = new Map()
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(`dist/${file}`)).length)
  return sizes.get(file)
}

function total(files) {
  return [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0)
}

const lists = readdirSync('src/routes/$chain')
  .filter((name) => /\blistRoute\b/.test(readFileSync(`src/routes/$chain/${name}`, 'utf8')))
  .map((name) => `$chain/${name.replace(/\.tsx$/, '')}`)

const rows = lists.map((route) => {
  const chunks = [...closure([entry, ...chunksOf(route)])].map((key) => manifest[key])
  return {
    page: `/${route}`,
    'JavaScript kB': total(chunks.map(({ file }) => file)) / 1000,
    'CSS kB': total(chunks.flatMap(({ css = [] }) => css)) / 1000,
  }
})
rows.sort((a, b) => b['JavaScript kB'] - a['JavaScript kB'])
console.table(rows)
const heavy = rows.filter((row) => row['JavaScript kB'] * 1000 > budget)
for (const { page } of heavy) console.error(`${page} needs more than ${budget / 1000} kB of JavaScript`)
process.exitCode = heavy.length > 0 ? 1 : 0
