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

/** What a page shows in its frame: a list of this name, a record, or nothing that its first request answers. */
export type Content = { list: string } | 'record' | null

/** What each route shows. */
type Contents = ReadonlyMap<string, Content>

/** The line that imports what a page shows, and its name. */
const importOf = (content: Content) =>
  content === null
    ? (['', 'null'] as const)
    : content === 'record'
      ? ([`import { record } from '${own('record')}'`, 'record'] as const)
      : ([`import { list } from '${own('list')}'`, `list('${content.list}')`] as const)

const ENTRY = '\0first '
const NOTHING = '\0nothing'

/** In place of `import`: what comes later never comes here. A refusal would be traced to its place in the source, which has all of it be read again. */
const NEVER = '(() => new Promise(() => {}))('

/** The head of a record's page, as it is put beside what stands below it: its code is another file of the app. */
const HEAD = /(\bbesideRows\(\s*\(\) =>\s*)import\(["']([^"']+)["']\)/

/** Has the head of a record come along with the record, which stands no sooner without it. */
const withHead = (code: string) => {
  const [, , head] = HEAD.exec(code) ?? []
  return head === undefined ? code : `import * as along from '${head}'\n${code.replace(HEAD, '$1along')}`
}

/** Begins the script of a page with its routes; leaves out styles, which stand in the document, and all that comes later. */
function firstPages(contents: Contents): Plugin {
  // Above a list, its rows come first.
  const heads = [...contents.values()].includes('record')
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
      const [imported, content] = importOf(contents.get(route) ?? null)
      return [
        `import { drawFirst } from '${own('main')}'`,
        imported,
        ...frames.map((frame, at) => `import { Route as route${at} } from '#/routes/${frame}'`),
        `export default (...given) => drawFirst([${frames.map((_, at) => `route${at}`).join()}], ${content}, ...given)`,
      ].join('\n')
    },
    transform: (code, id) =>
      id.startsWith(source) ? (heads ? withHead(code) : code).replaceAll(/\bimport\(/g, NEVER) : null,
  }
}

/** The files of code that draw pages before the app is there, and which of them each route needs, its own first. */
export interface FirstFiles {
  chunks: Rolldown.OutputChunk[]
  filesOf: Map<string, string[]>
}

/**
 * Builds what draws pages with their first rows before the app is there: for each route of `contents` a module whose default
 * export draws it. Records and lists are built apart: a record comes with its head and without what all lists share.
 */
export async function buildFirstRows(contents: Contents, base: string): Promise<FirstFiles> {
  const chunks = await chunksOf({
    mode: 'production',
    base,
    resolve: { alias },
    define: { __BASE__: JSON.stringify(base.slice(0, -1)), __SCHEMA__: '""', __FIRST_ROWS__: 'true' },
    plugins: [firstPages(contents), shortened()],
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([...contents.keys()].map((route, at) => [`first${at}`, ENTRY + route])),
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
