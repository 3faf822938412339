import type { Plugin } from 'vite'

/** Before anything else in a file: V8 compiles all of it while it is fetched, beside the page, and not bit by bit as it is used. */
export const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks what pages fetch for themselves, of which a click needs nearly all at once. The app's own first file is left as it is:
 * much of that is never run, and nothing starts before it is compiled.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && !output.isEntry) output.code = HINT + output.code
        }
      },
    },
  }
}
