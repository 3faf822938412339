import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileHints } from './build/compileHints.ts'
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts'
import { earlyFetch } from './build/earlyFetch.ts'
import { frames } from './build/frames.ts'
import { skeletonTitle } from './build/skeletonTitle.ts'
import { styleSheetLast } from './build/styleSheetLast.ts'
import { openSearch } from './build/openSearch.ts'
import { serverFiles } from './build/serverFiles.ts'
import { serviceWorker } from './build/serviceWorker.ts'

/** A hash of the sources that read responses: responses saved in a browser by another version are ignored. */
function schemaVersion(): string {
  const hash = createHash('sha256')
  for (const folder of ['src/api', 'src/domain']) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    for (const name of sources.toSorted()) hash.update(readFileSync(`${folder}/${name}`))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Defines __BASE__, the path that the app is built for, without a slash at its end. */
function basePath(): Plugin {
  return {
    name: 'base-path',
    config: ({ base = '/' }) => ({ define: { __BASE__: JSON.stringify(base.replace(/\/+$/, '')) } }),
  }
}

export default defineConfig({
  define: { __SCHEMA__: JSON.stringify(schemaVersion()) },
  // The router plugin must see route files before React's transform, to split each page from the entry.
  plugins: [
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
    openSearch(process.env['SITE_URL']),
    earlyFetch(),
    skeletonTitle(),
    styleSheetLast(),
    // After every plugin that changes the document: it hashes the inline scripts.
    contentSecurityPolicy(),
    serverFiles(),
    frames(),
    compileHints(),
    serviceWorker(),
  ],
  resolve: { alias: { '#': fileURLToPath(new URL('src', import.meta.url)) } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    manifest: true,
    // Every browser that the build targets preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        // The app's code and index.html list the files of every page: the names of pages in them would be 0.6 kB more on each.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          // Each set of routes that shares modules would get a chunk of its own. Groups take what many pages share, that of lists apart,
          // because records do not need it. Other small chunks are copied into those that import them, all copies with one state: a
          // transaction requests 10 files in place of 38, and answers a sixth sooner. Rolldown then wraps modules to run them in their
          // order (strictExecutionOrder), and marks the option as experimental: without it all works, with more requests.
          experimentalInlineCommonChunks: { maxSize: 10_240, exclude: /\.css(\?|$)/ },
          groups: [
            { name: 'react', test: /node_modules.(?:react|react-dom|scheduler)./ },
            { name: 'start', tags: ['$initial'] },
            {
              name: 'shared',
              test: /\/src\/(?:api|data|domain|ui|entity|shell)\/|@tanstack.(?:query-core|react-query)/,
              minShareCount: 40,
            },
            { name: 'list', test: /\/src\/list\//, minShareCount: 40 },
          ],
        },
      },
    },
  },
  // src/node/nodeWorker.ts, which the app starts as a module.
  worker: {
    format: 'es',
    plugins: () => [compileHints()],
    rolldownOptions: { output: { entryFileNames: 'assets/[hash].js' } },
  },
  server: { port: 4173, strictPort: false },
  preview: { port: 4173, strictPort: false },
})
