// Runs the component tests: finds or installs a browser, and passes all arguments to Vitest.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findBrowser } from './browser.mjs'

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const { path, how } = findBrowser()
console.log(`Browser: ${path} (${how})`)

/** Which build of React the tests of a project use. */
const PROJECTS = { component: 'production', strict: 'development' }

for (const [project, mode] of Object.entries(PROJECTS)) {
  // A file given as an argument belongs to one of the projects.
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', project, '--passWithNoTests', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: mode, ASTROLABE_BROWSER: path } },
  )
  if (status !== 0) process.exitCode = status ?? 1
}
