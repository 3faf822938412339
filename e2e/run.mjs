// Runs the browser tests anywhere: finds or installs a browser, builds the app, hands all arguments on to Playwright.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { findBrowser } from './browser.mjs'

const packages = createRequire(import.meta.url)
const playwright = packages.resolve('@playwright/test/cli')
const vite = join(dirname(packages.resolve('vite/package.json')), 'bin/vite.js')

/** A port that nothing listens on, so that other servers on this machine do not matter. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(String(port)))
    })
  })
}

/** Runs a script of Node to its end and gives its exit code; a signal to this process goes to it first. */
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
  built ||
  (await run(playwright, ['test', ...process.argv.slice(2)], {
    ASTROLABE_BROWSER: browser.path,
    ASTROLABE_PORT: await freePort(),
  }))
