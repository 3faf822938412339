import type { Plugin } from 'vite'

/** The bundler's name for the module with what it puts around each `import()`. */
const HELPER = '\0vite/preload-helper.js'

/**
 * That module for an app that has all its styles in the document: asks for files of code that the imported one needs, and tells of
 * one that could not be fetched as the bundler's own does ('vite:preloadError').
 */
const helperFor = (base: string) => `
  export function __vitePreload(load, files = []) {
    for (const file of files) {
      const href = ${JSON.stringify(base)} + file
      if (document.head.querySelector('link[href="' + href + '"]')) continue
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    return load().catch((payload) => {
      const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
      dispatchEvent(event)
      if (!event.defaultPrevented) throw payload
    })
  }`

/** The generated table of routes without what it says twice: an id that is the path, and the names of what is listed. */
export function leanRoutes(table: string): string {
  return table
    .replaceAll(/\bid: ('[^']*'),\s*(?=path: \1,)/g, '')
    .replaceAll(
      /(?<=Children: )\w+ = \{([^}]*)\}/g,
      (_, listed: string) => `any = [${listed.replaceAll(/\w+: /g, '')}]`,
    )
}

/** Makes what tools add to the file that every page loads as small as this app lets it be. */
export function leanStart(): Plugin {
  let base = '/'
  let replaced = false
  return {
    name: 'lean-start',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
    },
    load(id) {
      if (id !== HELPER) return null
      replaced = true
      return helperFor(base)
    },
    transform: (code, id) => (id.endsWith('/src/routes.gen.ts') ? leanRoutes(code) : null),
    buildEnd(error) {
      if (!error && !replaced) this.error(`The bundler no longer has ${JSON.stringify(HELPER)}: see build/leanStart.ts`)
    },
  }
}
