import type { Plugin, Rolldown } from 'vite'

/** Before anything else in a file: V8 compiles all of it while it is fetched, beside the page, and not bit by bit as it is used. */
export const HINT = '//# allFunctionsCalledOnLoad\n'

/** A function of fewer characters is compiled in no time. */
const LONG = 400

/**
 * The code with parentheses around each long function that it hands to a call and nothing else where it begins to run, as the
 * bundler wraps packages of the older kind: V8 takes them for a sign that the function is called at once, and compiles it while it
 * is fetched. Without them it reads such a package to its end, puts it aside, and reads it again while the page waits. Minifiers
 * leave them out.
 */
export function runAtOnce(code: string, { body }: ReturnType<Rolldown.PluginContext['parse']>): string {
  const wrapped = body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' && init.arguments.length === 1 ? init.arguments : []))
    .filter(({ type, start, end }) => type === 'ArrowFunctionExpression' && end - start > LONG)
  return wrapped.reduceRight(
    (made, { start, end }) => `${made.slice(0, start)}(${made.slice(start, end)})${made.slice(end)}`,
    code,
  )
}

/**
 * Marks what pages fetch for themselves, of which a click needs nearly all at once. The app's own first file is left as it is but
 * for the packages in it: much of that is never run, and nothing starts before it is compiled.
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
          if (output.type !== 'chunk') continue
          output.code = output.isEntry ? runAtOnce(output.code, this.parse(output.code)) : HINT + output.code
        }
      },
    },
  }
}
