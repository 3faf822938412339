// Runs the browser tests anywhere: finds or installs a browser, builds the app, hands all arguments on to Playwright.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const packages = createRequire(import.meta.url)
const playwright = packages.resolve('@playwright/test/cli')
const vite = join(dirname(packages.resolve('vite/package.json')), 'bin/vite.js')

/** Whether a file is a browser that starts: on some systems the name is only a hint to install a package. */
function starts(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(starts)
}

function playwrightsOwn() {
  return [chromium.executablePath()].find(starts)
}

/** Installs with nobody to answer questions; true when every command succeeded. */
function install(...commands) {
  return commands.every(([command, ...args]) => {
    console.log(`$ ${[command, ...args].join(' ')}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
  })
}

function installSystemPackage() {
  const root = process.getuid?.() === 0
  return root && install(['apt-get', 'update'], ['apt-get', 'install', '-y', 'chromium']) ? onPath() : undefined
}

function installPlaywrightsOwn(...options) {
  install([process.execPath, playwright, 'install', ...options, 'chromium'])
  return playwrightsOwn()
}

/** Each way to a browser in the order in which it is tried, with what to say of it. */
const ways = [
  { how: 'from ASTROLABE_BROWSER', find: () => process.env.ASTROLABE_BROWSER || undefined },
  { how: 'from PATH', find: onPath },
  { how: "Playwright's own", find: playwrightsOwn },
  { how: 'installed as a system package', find: installSystemPackage },
  { how: "installed as Playwright's own with its libraries", find: () => installPlaywrightsOwn('--with-deps') },
  { how: "installed as Playwright's own", find: () => installPlaywrightsOwn() },
]

function findBrowser() {
  for (const { how, find } of ways) {
    const path = find()
    if (path) return { how, path }
  }
  throw new Error('No Chromium could be found or installed. Name one: ASTROLABE_BROWSER=/path/to/chromium npm run e2e')
}

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
