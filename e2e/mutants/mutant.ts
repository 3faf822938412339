/** A fault made by hand: a text of a source file, what replaces it, and the tests that are meant to fail. */
export interface Mutant {
  what: string
  file: string
  from: string
  to: string
  /** Paths that the test runner is given, all of one project. */
  tests: readonly string[]
  project?: 'unit' | 'component' | 'e2e'
}

export const unit = (what: string, file: string, from: string, to: string, ...tests: string[]): Mutant => ({
  what,
  file,
  from,
  to,
  tests: tests.length > 0 ? tests : [file.replace(/\.ts$/, '')],
})
export const component = (what: string, file: string, from: string, to: string, ...tests: string[]): Mutant => ({
  ...unit(what, file, from, to, ...tests),
  project: 'component',
})
export const e2e = (what: string, file: string, from: string, to: string, ...tests: string[]): Mutant => ({
  ...unit(what, file, from, to, ...tests),
  project: 'e2e',
})
