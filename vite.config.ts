import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Names the form that answers are read in: what a browser keeps of them is of no use to an app that reads another. */
function schemaVersion(): string {
  const hash = createHash('sha256')
  for (const folder of ['src/api', 'src/api/schemas', 'src/domain']) {
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    for (const name of sources.toSorted()) hash.update(readFileSync(`${folder}/${name}`))
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * Every route object of the router brings the router's own link component along, which nothing here uses: plain anchors navigate,
 * see src/shell/followLinks.ts. An import of it by its name is left alone.
 */
function withoutRouteLinks(): Plugin {
  const stub = '\0no-route-links'
  return {
    name: 'without-route-links',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './link.js' && importer?.endsWith('/@tanstack/react-router/dist/esm/route.js') ? stub : null,
    load: (id) => (id === stub ? 'export const Link = () => { throw new Error("Use a plain anchor.") }' : null),
  }
}

export default defineConfig({
  define: { __SCHEMA__: JSON.stringify(schemaVersion()) },
  // The router plugin must see route files before React's transform, to split each page from the entry.
  plugins: [
    withoutRouteLinks(),
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
    // Every browser that runs the app preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Two chunks that nearly every page needs, and one for what a page adds; left alone, what routes share would
            // become a chunk for each set of routes, seventy requests in all.
            { name: 'start', tags: ['$initial'] },
            { name: 'list', test: /\/src\/(?:list|entity|ui)\//, minShareCount: 8 },
          ],
        },
      },
    },
  },
  server: { port: 4173, strictPort: false },
  preview: { port: 4173, strictPort: false },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/demo/recorder/**'],
    setupFiles: ['src/propertySeed.ts'],
    // No test is about time: on a busy machine those that serve a whole chain take long.
    testTimeout: 60_000,
  },
})
