import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes the files of each page into the table of index.html that preloads them. */
const preload: Plugin = {
  name: 'preload',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const pages = chunks.filter(({ isDynamicEntry }) => isDynamicEntry)
      const filesOf = Object.fromEntries(pages.map(({ name, fileName, imports }) => [name, [fileName, ...imports]]))
      return html.replace('of {}[', () => `of ${JSON.stringify(filesOf)}[`)
    },
  },
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preload],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    emptyOutDir: true,
    // What several pages share is one file more than a page's own.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', test: /\/floor\//, minShareCount: 2 }] } },
    },
  },
})
