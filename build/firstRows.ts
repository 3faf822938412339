import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { closure, framesOf } from './pages.ts'
import { chunksOf } from './scriptOf.ts'
import { shortened } from './shortened.ts'

const source = fileURLToPath(new URL('../src', import.meta.url))
const own = (name: string) => `${source}/firstRows/${name}.ts`

/** What components import, and what they get where they are drawn once, before the app. */
const alias = [
  { find: '#', replacement: source },
  { find: /^react$/, replacement: own('hooks') },
  { find: /^react\/jsx-runtime$/, replacement: own('element') },
  { find: /^@tanstack\/react-router$/, replacement: own('router') },
  { find: /^@tanstack\/react-query$/, replacement: own('query') },
]

/** Which list each route shows, null where it shows none. */
type Resources = ReadonlyMap<string, string | null>

const ENTRY = '\0first '
const NOTHING = '\0nothing'

/** In place of `import`: what comes later never comes here. A refusal would be traced to its place in the source, which has all of it be read again. */
const NEVER = '(() => new Promise(() => {}))('

/** Begins the script of a page with its routes; leaves out styles, which stand in the document, and all that comes later. */
function firstPages(resources: Resources): Plugin {
  return {
    name: 'first-rows',
    resolveId(id) {
      if (id.endsWith('.css')) return NOTHING
      return id.startsWith(ENTRY) ? id : null
    },
    load(id) {
      if (id === NOTHING) return ''
      if (!id.startsWith(ENTRY)) return null
      const route = id.slice(ENTRY.length)
      const frames = [...new Set([...framesOf(route), route])].filter((frame) =>
        existsSync(`${source}/routes/${frame}.tsx`),
      )
      return [
        `import { drawFirst } from '${own('main')}'`,
        ...frames.map((frame, at) => `import { Route as route${at} } from '#/routes/${frame}'`),
        `export default (...given) => drawFirst([${frames.map((_, at) => `route${at}`).join()}], ${JSON.stringify(resources.get(route))}, ...given)`,
      ].join('\n')
    },
    transform: (code, id) => (id.startsWith(source) ? code.replaceAll(/\bimport\(/g, NEVER) : null),
  }
}

/**
 * Builds what draws pages with their first rows before the app is there: for each route of `resources` a module whose default
 * export draws it. Gives the chunks, and the files of each route with its own first.
 */
export async function buildFirstRows(
  resources: Resources,
  base: string,
): Promise<{ chunks: Rolldown.OutputChunk[]; filesOf: Map<string, string[]> }> {
  const chunks = await chunksOf({
    mode: 'production',
    base,
    resolve: { alias },
    define: { __BASE__: JSON.stringify(base.slice(0, -1)), __SCHEMA__: '""', __FIRST_ROWS__: 'true' },
    plugins: [firstPages(resources), shortened()],
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([...resources.keys()].map((route, at) => [`first${at}`, ENTRY + route])),
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          entryFileNames: 'assets/[hash].js',
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: { groups: [{ name: 'first', minShareCount: 2 }] },
        },
      },
    },
  })
  const bundle = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entries = chunks.filter(({ isEntry }) => isEntry)
  return {
    chunks,
    filesOf: new Map(
      entries.map(({ facadeModuleId, fileName }) => [
        facadeModuleId?.slice(ENTRY.length) ?? '',
        [...closure(bundle, [fileName])],
      ]),
    ),
  }
}
