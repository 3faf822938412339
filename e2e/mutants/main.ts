import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { MUTANTS } from './faults'
import type { Mutant } from './mutant'

const copy = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'tree')
const git = (...args: string[]) => spawnSync('git', args, { stdio: 'ignore' }).status === 0

function testsPass({ tests, project = 'unit' }: Mutant): boolean {
  const command =
    project === 'e2e'
      ? [process.execPath, 'e2e/run.mjs', '--retries=0', '-x', ...tests]
      : ['node_modules/.bin/vitest', 'run', '--project', project, '--bail', '1', ...tests]
  const [program = '', ...options] = command
  const { status } = spawnSync(program, options, {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, ASTROLABE_BROWSER: findBrowser().path },
  })
  return status === 0
}

/** 'killed', 'survived', or why the fault says nothing. */
function outcomeOf(mutant: Mutant): string {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  if (source.split(mutant.from).length !== 2) return 'its text is not there once'
  if (!testsPass(mutant)) return 'its tests fail without it'
  writeFileSync(
    path,
    source.replace(mutant.from, () => mutant.to),
  )
  const passed = testsPass(mutant)
  writeFileSync(path, source)
  return passed ? 'survived' : 'killed'
}

/**
 * Puts each fault into a copy of the last commit, runs the tests that are meant to see it, and prints whether they did. Takes only
 * the faults whose text or file has one of the words.
 */
export function main(words: readonly string[]): number {
  const chosen = MUTANTS.filter(
    ({ what, file }) => words.length === 0 || words.some((word) => `${what} ${file}`.includes(word)),
  )
  if (!git('worktree', 'add', '--detach', copy)) throw new Error('No copy of the tree could be made with git worktree.')
  try {
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    const outcomes = chosen.map((mutant) => {
      const outcome = outcomeOf(mutant)
      console.log(`${outcome.padEnd(10)} ${mutant.what} (${mutant.file})`)
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
