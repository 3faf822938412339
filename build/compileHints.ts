import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chromium compile all of a file in the background while it is fetched, in place of each function when it is first called: at CPU
 * 4x, a transaction answers a quarter sooner. Other browsers ignore the comment. It counts in the first line only, where Rolldown's
 * `postBanner` can't put it: Vite writes a line of its own before that.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code
      },
    },
  }
}
