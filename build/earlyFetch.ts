import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { HINT } from './compileHints.ts'
import { buildFirstRows, type Content, type FirstFiles } from './firstRows.ts'
import { closure, filesOfPages, filesOfStart } from './pages.ts'
import { scriptOf } from './scriptOf.ts'
import { serversBeside, withServers } from './servers.ts'
import { shortened } from './shortened.ts'

/** Where the build says which files draw the first rows of each route that has any. */
export const FIRST_FILE = '.vite/first.json'

const source = fileURLToPath(new URL('../src', import.meta.url))
const resolve = { alias: { '#': source } }

/** What a parameter of a path may be, by the segment before it; anything else is left to the app, which says what is wrong. */
const parameters: Readonly<Record<string, string>> = {
  '': '[1-9]\\d*',
  tx: '0x[\\da-fA-F]{64}',
  block: '0|[1-9]\\d{0,19}|0x[\\da-fA-F]{64}',
  address: '0x[\\da-fA-F]{40}',
  token: '0x[\\da-fA-F]{40}',
  instance: '\\d{1,78}',
}

/** The page of all chains, and the one of a search over them, to which browsers send what is typed into their address bars. */
const HOME = 'index'
const SEARCH = 'search'

/** Records whose own page asks for them without a loader. */
const records: Readonly<Record<string, string>> = { 'tx.$hash': 'transaction', 'block.$id': 'block' }

/** The pattern of a route's path, from the name of its file: '$chain/tx.$hash.logs'. */
export function patternOf(route: string): string {
  const parts = route.split(/[./]/).filter((part) => part !== 'index' && part !== 'route')
  const segments = parts.map((part, at) => {
    const name = part.replace(/_$/, '')
    const before = parts[at - 1]?.replace(/_$/, '') ?? ''
    return name.startsWith('$') ? `(?<${name.slice(1)}>${parameters[before] ?? '[^/]+'})` : name
  })
  return `^/${segments.join('/')}/?$`
}

const sourceOf = (route: string) => readFileSync(`${source}/routes/${route}.tsx`, 'utf8')

/** The list that a route is the page of. */
function listOf(route: string): string | undefined {
  return /\b(?:listRoute|narrowedRoute)\('(\w+)'\)/.exec(sourceOf(route))?.[1]
}

/** A resource that a route's loader asks for; its index asks for what its frame does. */
function resourceOf(route: string): string | undefined {
  const named = listOf(route) ?? /\bitemLoader\('(\w+)'\)/.exec(sourceOf(route))?.[1]
  if (named) return named
  const frame = /^(.+)\.index$/.exec(route)?.[1]?.replace('$chain/', '')
  if (frame === undefined) return undefined
  return records[frame] ?? resourceOf(`$chain/${frame}`)
}

/** Whether a route shows cards, which have pictures. */
const showsCards = (route: string) => /cards'/i.test(sourceOf(route))

/** What draws pictures: no card waits for it, but it is the largest thing that they show. */
const PICTURES = `${source}/entity/NftPicture.tsx`

const filesOfPictures = (bundle: Rolldown.OutputBundle) =>
  closure(
    bundle,
    Object.values(bundle).flatMap((each) =>
      each.type === 'chunk' && each.moduleIds.includes(PICTURES) ? [each.fileName] : [],
    ),
  )

const isEntry = (output: Rolldown.OutputBundle[string] | undefined) => output?.type === 'chunk' && output.isEntry

/** What a route's page shows; undefined where the app alone draws it. */
export function contentOf(route: string): Content | undefined {
  if (route === HOME) return null
  if (!route.startsWith('$chain/')) return undefined
  const list = listOf(route)
  // Cards are laid out by the width that they turn out to have, which is for the app to find.
  if (list !== undefined) return showsCards(route) ? undefined : { list }
  return resourceOf(route) === undefined ? undefined : 'record'
}

const isRecord = ([, content]: readonly [string, Content]) => content === 'record'

/** Builds what draws pages before the app is there, of those routes where something can. */
async function firstFilesOf(routes: readonly string[], base: string): Promise<FirstFiles> {
  const contents = routes.flatMap((route): [string, Content][] => {
    const content = contentOf(route)
    return content === undefined ? [] : [[route, content]]
  })
  const [early, more] = await Promise.all([
    buildFirstRows(new Map(contents.filter((each) => !isRecord(each))), base),
    buildFirstRows(new Map(contents.filter(isRecord)), base),
  ])
  return { chunks: [...early.chunks, ...more.chunks], filesOf: new Map([...early.filesOf, ...more.filesOf]) }
}

/** The script with what it must know of every page, as one text, and the chunks that draw first rows. */
async function scriptFor(bundle: Rolldown.OutputBundle, base: string) {
  const pages = filesOfPages(bundle)
  const start = filesOfStart(bundle)
  const pictures = filesOfPictures(bundle)
  const { chunks, filesOf } = await firstFilesOf([...pages.keys()].toSorted().toReversed(), base)
  const table = await runnerImport<{ RESOURCES: Record<string, { path: string }> }>(`${source}/api/resources.ts`, {
    configFile: false,
    logLevel: 'error',
    resolve,
  })
  const files: string[] = []
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const known = [...pages]
    .filter(([route]) => route.startsWith('$chain/') || route === HOME || route === SEARCH)
    .map(([route, needed]) => {
      const api = table.module.RESOURCES[(route === HOME ? undefined : resourceOf(route)) ?? '']?.path ?? null
      const first = filesOf.get(route) ?? []
      const asked = new Set([...needed, ...(showsCards(route) ? pictures : [])])
      return {
        path: patternOf(route),
        files: [...asked].filter((file) => !start.has(file)).map(numberOf),
        api,
        first: first.map(numberOf),
        grows: first.length > 0 && contentOf(route) === 'record',
      }
    })
  const constants = {
    __BASE__: base.slice(0, -1),
    __PAGES__: known,
    // Its first file is named by the document, see below.
    __START__: [...start].filter((file) => !isEntry(bundle[file])).map(numberOf),
    __FILES__: files,
  }
  const code = await scriptOf('earlyFetch.ts', constants, { base, resolve, plugins: [shortened()] })
  return { script: code.trim().replaceAll('</', '<\\/'), chunks, filesOf }
}

/**
 * Writes into index.html what a page need not wait for: its styles, and the script that asks for configuration, code and data
 * while the app is on its way. Both are text, so that the Content-Security-Policy can name them.
 */
export function headStart(): Plugin {
  let base = '/'
  let folder = ''
  return {
    name: 'head-start',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base
      folder = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no index.html to write into')
        const { script, chunks, filesOf } = await scriptFor(bundle, base)
        for (const { fileName, code } of chunks) this.emitFile({ type: 'asset', fileName, source: HINT + code })
        this.emitFile({ type: 'asset', fileName: FIRST_FILE, source: JSON.stringify(Object.fromEntries(filesOf)) })
        let app = ''
        const document = String(page.source)
          .replace(/ *<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (_link, href: string) => {
            const file = href.slice(base.length)
            const sheet = bundle[file]
            if (sheet?.type !== 'asset') throw new Error(`The build has no ${file}`)
            return `    <style>${String(sheet.source).trim()}</style>`
          })
          // All of them are asked for by the script, which also knows when: the app's code, fetched and compiled beside what draws the
          // first rows, holds these up. The app's own file is named, as by that the app knows which version it is.
          .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
          .replace(/ *<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n/, (_script, href: string) => {
            app = `    <link id="app" rel="app" href="${href}">\n`
            return ''
          })
          // Before all others: the storage that a theme is kept in takes its time.
          .replace(/ *<script>/, (found) => `${app}    <script>${script}</script>\n${found}`)
        page.source = withServers(document, await serversBeside(folder))
      },
    },
  }
}
