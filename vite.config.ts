import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts'
import { compileHints } from './build/compileHints.ts'
import { budget } from './build/budget.ts'
import { openSearch } from './build/openSearch.ts'
import { frames } from './build/frames.ts'
import { headStart } from './build/earlyFetch.ts'
import { leanReact } from './build/leanReact.ts'
import { leanStart } from './build/leanStart.ts'
import { serverFiles } from './build/serverFiles.ts'
import { serviceWorker } from './build/serviceWorker.ts'
import { shortened } from './build/shortened.ts'

/** Names the form that answers are read in: what a browser keeps of them is of no use to an app that reads another. */
function schemaVersion(): string {
  const hash = createHash('sha256')
  for (const folder of ['src/api', 'src/api/schemas', 'src/domain']) {
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    for (const name of sources.toSorted()) hash.update(readFileSync(`${folder}/${name}`))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Parts of packages that come along with others and that nothing here uses: who imports which, and what it gets instead. */
const UNUSED = [
  // Plain anchors navigate, see src/shell/delegateLinks.ts; an import of the link by its name is left alone.
  ['@tanstack/react-router/dist/esm/route.js', './link.js', ['Link'], 'Use a plain anchor.'],
  // The router is given its own, src/data/searchParameters.ts.
  [
    '@tanstack/router-core/dist/esm/router.js',
    './searchParams.js',
    ['defaultParseSearch', 'defaultStringifySearch'],
    'Search parameters are read elsewhere.',
  ],
  // All data is read; what is sent goes through the client.
  ['@tanstack/query-core/build/modern/mutationCache.js', './mutation.js', ['Mutation'], 'Mutations are left out.'],
] as const

/** Leaves those parts out of the build. */
function withoutUnused(): Plugin {
  const prefix = '\0unused '
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const at = UNUSED.findIndex(([whose, part]) => source === part && importer.endsWith(`/${whose}`))
      return at < 0 ? null : `${prefix}${at}`
    },
    load: (id) => {
      const part = id.startsWith(prefix) ? UNUSED[Number(id.slice(prefix.length))] : undefined
      if (!part) return null
      const [, , names, reason] = part
      return names.map((name) => `export function ${name}() { throw new Error(${JSON.stringify(reason)}) }`).join('\n')
    },
  }
}

/** Tells the app what it was built for, as a text that the minifier makes one with what follows it. */
function basePath(): Plugin {
  return {
    name: 'base-path',
    config: ({ base = '/' }) => ({ define: { __BASE__: JSON.stringify(base.replace(/\/+$/, '')) } }),
  }
}

/** Frames of a record's pages, each with what reads the record: one file, since every page of the record needs both. */
const FRAMES = {
  transaction: ['tx.$hash', 'data/queries/transaction'],
  block: ['block.$id', 'features/blocks/(?:blockQuery|useBlock)'],
  token: ['token.$hash', 'features/tokens/TokenHead'],
  instance: ['token.$hash_.instance.$id', 'data/queries/instance'],
} as const

const groupsOfFrames = Object.entries(FRAMES).map(([name, [route, reader]]) => {
  const frame = `routes/$chain/${route}.tsx?tsr-split=component`.replace(/[$.?]/g, '\\$&')
  return { name, test: new RegExp(`/src/(?:${frame}|${reader}\\.ts)$`) }
})

/** A list's columns, or the page of a list that needs nothing of its own beside them: both are one file of the build. */
function nameOfList(id: string): string | null {
  const look = /\/src\/features\/(\w+)\/(?:columns|cards|CoinHolders|NftTools)\.tsx$/.exec(id)?.[1]
  if (look !== undefined) return look
  const route = /^(.*\/src\/routes\/.*\.tsx)\?tsr-split=component$/.exec(id)?.[1]
  if (route === undefined) return null
  const features = [...readFileSync(route, 'utf8').matchAll(/'#\/features\/(\w+)\/(\w+)'/g)]
  const [first] = features
  return first && features.length === 1 && /^(?:columns|cards|CoinHolders)$/.test(first[2] ?? '')
    ? (first[1] ?? null)
    : null
}

export default defineConfig({
  define: { __SCHEMA__: JSON.stringify(schemaVersion()), __FIRST_ROWS__: 'false' },
  // The router plugin must see route files before React's transform, to split each page from the entry.
  plugins: [
    withoutUnused(),
    basePath(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routes.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    leanReact(),
    leanStart(),
    shortened(({ isEntry }) => isEntry),
    openSearch(process.env['SITE_URL']),
    compileHints(),
    headStart(),
    // The last one that changes the document, so that nothing does behind its back.
    contentSecurityPolicy(),
    serverFiles(),
    frames(),
    serviceWorker(),
    budget(),
  ],
  resolve: {
    alias: [
      { find: '#', replacement: fileURLToPath(new URL('src', import.meta.url)) },
      // React has had what this shim makes up for since version 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // All styles stand in index.html, see build/earlyFetch.ts.
    cssCodeSplit: false,
    // Every browser that runs the app preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // The names of all files that any page may need would be 2 kB in front of every page.
      resolveDependencies: (_file, needed, { hostId, hostType }) =>
        hostType === 'html' || !/index-/.test(hostId) ? needed : [],
    },
    manifest: true,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // The names of files that every page carries are as short as they can be; build/budget.ts tells what is in them.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // One chunk that every page needs, and one for what a list adds; left alone, what routes share would become a chunk for
            // each set of routes, seventy requests in all.
            { name: 'start', tags: ['$initial'] },
            // Pages read them that need nothing else of what is done afterwards.
            { name: 'visited', test: /\/src\/data\/settings\/(?:bookmarks|recentChains)\.ts$/ },
            // Alone it would need nothing of the start but the bundler's own words, which would become one more file of every page.
            { name: 'afterwards', test: /\/src\/shell\/(?:startDeferred|appVersion)\.ts$/ },
            {
              name: 'shares',
              test: /\/src\/(?:entity\/(?:HolderConcentration|ShareOfSupply|Rank)|domain\/(?:shares|supply))\.tsx?$/,
            },
            // Lists and the page of a record show it, which need nothing else of each other.
            { name: 'status', test: /\/src\/entity\/TransactionStatusBadge\.tsx$/ },
            { name: nameOfList, debugName: 'lists' },
            // A transaction's page asks for a token, too.
            { name: 'tokenRecord', test: /\/src\/data\/queries\/token\.ts$/ },
            ...groupsOfFrames,
            // What records share before anything else of them, then one file for what a page of one shows first, and one for the rest.
            {
              name: 'record',
              test: /\/src\/(?:entity\/(?:NativeAmountWithFiat|FullAddress|RecordActions|TokenSymbol)|ui\/(?:AfterPaint|DetailRows|SentencePlace|Breadcrumbs|laterParts))\.tsx?$/,
            },
            {
              name: 'recordParts',
              test: /\/src\/(?:entity\/NativeAmountParts|ui\/RawApiResponse|domain\/(?:feeSplit|hex|shares))\.tsx?$/,
            },
            { name: 'recordPlace', test: /\/src\/entity\/RecordBoundary\.tsx$/ },
            {
              name: 'transactionPage',
              test: /\/src\/features\/transactions\/(?:TransactionHeader|TransactionOverview)\.tsx$/,
            },
            {
              name: 'transactionParts',
              test: /\/src\/features\/transactions\/(?:parts|TransactionSentence|transactionText)\.tsx?$/,
            },
            { name: 'blockPage', test: /\/src\/features\/blocks\/(?:BlockHeader|BlockOverview)\.tsx$/ },
            { name: 'blockParts', test: /\/src\/(?:features\/blocks\/parts|domain\/blockSummary)\.ts$/ },
            {
              name: 'instancePage',
              test: /\/src\/features\/nfts\/(?:InstanceHeader|InstanceOverview|OneInstance)\.tsx$/,
            },
            { name: 'narrowing', test: /\/src\/features\/addresses\/(?:ListTools|NarrowedList)\.tsx$/ },
          ],
        },
      },
    },
  },
  server: { port: 4173, strictPort: false },
  preview: { port: 4173, strictPort: false },
  test: {
    include: ['{src,build,e2e/bench}/**/*.test.{ts,tsx}'],
    exclude: ['src/demo/recorder/**'],
    setupFiles: ['src/propertySeed.ts'],
    // No test is about time: on a busy machine those that serve a whole chain take long.
    testTimeout: 60_000,
  },
})
