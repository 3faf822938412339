import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createFinder } from './declaration'
import { MUTANTS } from './faults'
import { withFault } from './mutant'

const declarationsOf = createFinder('.')

test.each(MUTANTS.map((mutant) => [mutant.what, mutant] as const))(
  'the fault “%s” can be put into the app',
  (_, mutant) => {
    const found = declarationsOf(mutant.name)
    expect(found).toHaveLength(1)
    for (const { file, start, end } of found)
      expect(withFault(readFileSync(file, 'utf8').slice(start, end), mutant)).not.toBeNull()
  },
)
