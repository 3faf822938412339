import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createFinder } from './declaration'
import { MUTANTS } from './faults'
import { type Mutant, testPaths, withFault } from './mutant'

const declarationsOf = createFinder('.')

/** How the names of test files end, by the kind of their tests. */
const ENDINGS: Readonly<Record<Mutant['project'], RegExp>> = {
  unit: /(?<!\.browser)\.test\.tsx?$/,
  component: /\.browser\.test\.tsx$/,
  e2e: /\.spec\.ts$/,
}
const files = ['src', 'build', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
)

test.each(MUTANTS.map((mutant) => [mutant.what, mutant] as const))(
  'the fault “%s” can be put into the app, and has tests',
  (_, mutant) => {
    const found = declarationsOf(mutant.name)
    expect(found).toHaveLength(1)
    for (const { file, start, end } of found) {
      expect(withFault(readFileSync(file, 'utf8').slice(start, end), mutant)).not.toBeNull()
      const withoutTests = testPaths(mutant, file).filter(
        (part) => !files.some((name) => name.includes(part) && ENDINGS[mutant.project].test(name)),
      )
      expect(withoutTests).toEqual([])
    }
  },
)
