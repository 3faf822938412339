/**
 * A fault made by hand: a text of a function, class or constant, what replaces it, and the tests that are meant to fail. It names no
 * file, so that moving one breaks no fault.
 */
export interface Mutant {
  what: string
  /** The declaration at the top of its module: `pagingEnd`, or `amount/split` if more modules than `amount` have a `split`. */
  name: string
  /** Text that is there once. Its white space is any white space. */
  from: string
  to: string
  /** Paths, or parts of them, that the test runner is given; none for the tests next to the file. */
  tests: readonly string[]
  project: 'unit' | 'component' | 'e2e'
}

const faultsOf =
  (project: Mutant['project']) =>
  (what: string, name: string, from: string, to: string, ...tests: string[]): Mutant => ({
    what,
    name,
    from,
    to,
    tests,
    project,
  })

export const unit = faultsOf('unit')
export const component = faultsOf('component')
export const e2e = faultsOf('e2e')

/** The paths, or parts of them, that the test runner is given for a mutant of a file. */
export function testPaths({ tests }: Mutant, file: string): readonly string[] {
  return tests.length > 0 ? tests : [file.replace(/\.tsx?$/, '')]
}

/** A declaration with the fault in it, or null if the text of the fault is not there once. */
export function withFault(declaration: string, { from, to }: Mutant): string | null {
  const escaped = from.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
  const parts = declaration.split(new RegExp(escaped))
  return parts.length === 2 ? parts.join(to) : null
}
