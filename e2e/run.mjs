// Runs the browser tests: finds or installs a browser, builds the app, and passes all arguments to Playwright.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findBrowser } from './browser.mjs'

const packages = createRequire(import.meta.url)
const playwright = packages.resolve('@playwright/test/cli')
const vite = join(dirname(packages.resolve('vite/package.json')), 'bin/vite.js')

/** Runs a Node script and returns its exit code; signals to this process are forwarded to it. */
function run(script, args, env = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const pass = (signal) => child.kill(signal)
  process.once('SIGINT', pass).once('SIGTERM', pass)
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code ?? 1)
    })
  })
}

const browser = findBrowser()
console.log(`Browser: ${browser.path} (${browser.how})`)
const built = await run(vite, ['build', '--logLevel', 'warn'])
process.exitCode =
  built || (await run(playwright, ['test', ...process.argv.slice(2)], { ASTROLABE_BROWSER: browser.path }))
