import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { createFinder, type Declaration } from './declaration'
import { MUTANTS } from './faults'
import { type Mutant, testPaths, withFault } from './mutant'

const copy = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'tree')
const git = (...args: string[]) => spawnSync('git', args, { stdio: 'ignore' }).status === 0

/** Component tests are in two projects of Vitest. */
const PROJECTS = {
  unit: ['--project', 'unit'],
  component: ['--project', 'component', '--project', 'strict'],
} as const

function testsPass(mutant: Mutant, file: string): boolean {
  const { project } = mutant
  const paths = testPaths(mutant, file)
  const command =
    project === 'e2e'
      ? [process.execPath, 'e2e/run.mjs', '--retries=0', '-x', ...paths]
      : ['node_modules/.bin/vitest', 'run', ...PROJECTS[project], '--bail', '1', ...paths]
  const [program = '', ...options] = command
  const { status } = spawnSync(program, options, {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, ASTROLABE_BROWSER: findBrowser().path },
  })
  return status === 0
}

/** 'killed', 'survived', or why the fault says nothing. */
function outcomeOf(mutant: Mutant, declarationsOf: (name: string) => Declaration[]): string {
  const [found, ...others] = declarationsOf(mutant.name)
  if (!found || others.length > 0) return `${found ? 'more than one' : 'no'} ${mutant.name}`
  const path = join(copy, found.file)
  const source = readFileSync(path, 'utf8')
  const faulty = withFault(source.slice(found.start, found.end), mutant)
  if (faulty === null) return `its text is not there once in ${mutant.name}`
  if (!testsPass(mutant, found.file)) return 'its tests fail without it'
  writeFileSync(path, source.slice(0, found.start) + faulty + source.slice(found.end))
  const passed = testsPass(mutant, found.file)
  writeFileSync(path, source)
  return passed ? 'survived' : 'killed'
}

/**
 * Puts each fault into a copy of the last commit, runs the tests that are meant to see it, and prints whether they did. Takes only
 * the faults whose description or name has one of the words.
 */
export function main(words: readonly string[]): number {
  const chosen = MUTANTS.filter(
    ({ what, name }) => words.length === 0 || words.some((word) => `${what} ${name}`.includes(word)),
  )
  if (!git('worktree', 'add', '--detach', copy)) throw new Error('No copy of the tree could be made with git worktree.')
  try {
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    // Each fault is taken out again before the next one.
    const declarationsOf = createFinder(copy)
    const outcomes = chosen.map((mutant) => {
      const outcome = outcomeOf(mutant, declarationsOf)
      console.log(`${outcome.padEnd(10)} ${mutant.what} (${mutant.name})`)
      return outcome
    })
    const killed = outcomes.filter((outcome) => outcome === 'killed').length
    console.log(`${killed} of ${outcomes.length} faults killed`)
    return killed === outcomes.length ? 0 : 1
  } finally {
    git('worktree', 'remove', '--force', copy)
    rmSync(join(copy, '..'), { recursive: true, force: true })
  }
}
