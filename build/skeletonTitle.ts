import type { Plugin } from 'vite'
import { scriptOf } from './scriptOf.ts'

/** Inlines src/skeletonTitle.ts into index.html, after the skeleton. */
export function skeletonTitle(): Plugin {
  let base = '/'
  return {
    name: 'skeleton-title',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    async transformIndexHtml() {
      const script = await scriptOf('skeletonTitle.ts', {}, base)
      return [{ tag: 'script', children: script.trim(), injectTo: 'body' }]
    },
  }
}
