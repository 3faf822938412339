import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { FIRST_FILE, patternOf } from './earlyFetch.ts'
import { filesOfPages } from './pages.ts'

/** What the build may weigh, bytes of brotli. */
const BUDGET = {
  /** All JavaScript that the page of a list waits for before its rows are there. */
  list: 109_000,
  /** The same for pages of another kind that many readers come to first, by route. */
  pages: {
    index: 106_300,
    '$chain/search': 107_600,
    search: 115_600,
    '$chain/tx.$hash.index': 110_600,
    '$chain/block.$id.index': 110_200,
    '$chain/token.$hash_.instance.$id.index': 109_400,
  },
  /** Of these and of lists, what draws their first rows or facts before the app is there. */
  first: 42_200,
  /** All styles, which every page has. */
  styles: 12_000,
} as const

/** Where the build says what each page waits for, for those who weigh it. */
const PAGES_FILE = '.vite/pages.json'

/** A file of the build and what it is made of. */
export interface WeighedFile {
  name: string
  /** Brotli. */
  bytes: number
  /** Its modules with their lengths before anything is made shorter. */
  modules: readonly { id: string; length: number }[]
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The module as people call it: its path in the project, or its package's. */
const nameOf = (id: string) => id.replace(/^.*\/(?:node_modules|(?=src\/))\/?/, '').replace(/^\0/, '')

/** What the page of a route waits for. */
export interface PageFiles {
  route: string
  /** What its path looks like. */
  path: string
  files: Pick<WeighedFile, 'name' | 'bytes'>[]
  /** Those that draw its first rows before the app is there; none where the app draws them. */
  first: Pick<WeighedFile, 'name' | 'bytes'>[]
  /** Whether it shows a list. */
  list: boolean
}

/** What weighs most of a file, heaviest first; `most` of them. */
function biggestOf({ name, bytes, modules }: WeighedFile, most = 6): string {
  const sorted = modules.toSorted((a, b) => b.length - a.length).slice(0, most)
  return [
    `  ${name}, ${kilobytes(bytes)}, its biggest modules by source:`,
    ...sorted.map(({ id, length }) => `    ${kilobytes(length)} ${nameOf(id)}`),
  ].join('\n')
}

/**
 * What is to be said where a page's files weigh more than `limit` bytes together: by how much, and the biggest modules of each
 * file; null where they do not.
 */
export function overweight(page: string, files: readonly WeighedFile[], limit: number): string | null {
  const sum = files.reduce((total, { bytes }) => total + bytes, 0)
  if (sum <= limit) return null
  const heaviest = files.toSorted((a, b) => b.bytes - a.bytes)
  return [
    `${page} needs ${kilobytes(sum)}, which is ${sum - limit} bytes more than its budget of ${kilobytes(limit)}:`,
    ...heaviest.map((file) => biggestOf(file)),
  ].join('\n')
}

/** Whether the page of a route is a list's. */
const isList = (route: string) => /\b(?:list|narrowed)Route\(/.test(readFileSync(`src/routes/${route}.tsx`, 'utf8'))

function weigh(output: Rolldown.OutputAsset | Rolldown.OutputChunk): WeighedFile {
  const source = output.type === 'chunk' ? output.code : output.source
  return {
    name: output.fileName,
    bytes: brotliCompressSync(source).length,
    modules:
      output.type === 'chunk'
        ? Object.entries(output.modules).map(([id, { renderedLength }]) => ({ id, length: renderedLength }))
        : [],
  }
}

function firstFiles(bundle: Rolldown.OutputBundle): Partial<Record<string, string[]>> {
  const told = bundle[FIRST_FILE]
  if (told?.type !== 'asset') throw new Error(`The build has no ${FIRST_FILE}`)
  return JSON.parse(String(told.source)) as Partial<Record<string, string[]>>
}

/** Refuses a build that makes readers wait for more than the budget, and says of which modules it is; writes down what each page waits for. */
export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const weighed = new Map<string, WeighedFile>()
        const weightOf = (name: string) => {
          const output = bundle[name]
          if (!output) throw new Error(`The build has no ${name}`)
          const found = weighed.get(name) ?? weigh(output)
          weighed.set(name, found)
          return found
        }
        const pages = filesOfPages(bundle)
        const first = firstFiles(bundle)
        const plain = (name: string) => ({ name, bytes: weightOf(name).bytes })
        const rows = [...pages].map(([route, files]): PageFiles => ({
          route,
          path: patternOf(route),
          files: files.map(plain),
          first: (first[route] ?? []).map(plain),
          list: isList(route),
        }))
        this.emitFile({ type: 'asset', fileName: PAGES_FILE, source: JSON.stringify(rows, null, 1) })
        const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'))
        const complaints = [
          overweight('Every page’s styles', styles.map(weightOf), BUDGET.styles),
          ...rows.flatMap(({ route, files, first: early, list }) => {
            const weights = (all: typeof files) => all.map(({ name }) => weightOf(name))
            const limit = list ? BUDGET.list : (BUDGET.pages as Partial<Record<string, number>>)[route]
            return [
              limit === undefined ? null : overweight(`/${route}`, weights(files), limit),
              overweight(`/${route}, before the app,`, weights(early), BUDGET.first),
            ]
          }),
        ].filter((complaint) => complaint !== null)
        // All pages share most of it: one of them tells what there is to tell.
        const [one] = complaints
        if (one !== undefined)
          this.error(complaints.length === 1 ? one : `${one}\nand ${complaints.length - 1} more pages above it`)
      },
    },
  }
}
