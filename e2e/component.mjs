// Runs the component tests: finds or installs a browser, and passes all arguments to Vitest.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findBrowser } from './browser.mjs'

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const { path, how } = findBrowser()
console.log(`Browser: ${path} (${how})`)
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'component', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ASTROLABE_BROWSER: path },
})
process.exitCode = status ?? 1
