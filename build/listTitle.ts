import type { Plugin } from 'vite'
import { scriptOf } from './scriptOf.ts'

/** Inlines src/listTitle.ts into index.html, after the skeleton. */
export function listTitle(): Plugin {
  let base = '/'
  return {
    name: 'list-title',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    async transformIndexHtml() {
      const script = await scriptOf('listTitle.ts', {}, base)
      return [{ tag: 'script', children: script.trim(), injectTo: 'body' }]
    },
  }
}
