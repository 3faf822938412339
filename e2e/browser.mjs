// Finds a browser to test with, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// The headless shell first: it is the browser without its windows, and takes a third less CPU time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Whether a browser starts: on some systems the file only suggests to install a package. */
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

/** Runs commands without prompts; true if all succeeded. */
function install(...commands) {
  return commands.every(([command, ...args]) => {
    console.log(`$ ${[command, ...args].join(' ')}`)
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
  })
}

function installSystemPackage() {
  if (process.getuid?.() !== 0 || !install(['apt-get', 'update'])) return undefined
  const installed = ['chromium-headless-shell', 'chromium'].some((name) => install(['apt-get', 'install', '-y', name]))
  return installed ? onPath() : undefined
}

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

function installPlaywrightsOwn(...options) {
  install([process.execPath, playwright, 'install', ...options, 'chromium'])
  return playwrightsOwn()
}

/** The ways to find a browser, in order. */
const ways = [
  { how: 'from ASTROLABE_BROWSER', find: () => process.env.ASTROLABE_BROWSER || undefined },
  { how: 'from PATH', find: onPath },
  { how: "Playwright's own", find: playwrightsOwn },
  { how: 'installed as a system package', find: installSystemPackage },
  { how: "installed as Playwright's own with its libraries", find: () => installPlaywrightsOwn('--with-deps') },
  { how: "installed as Playwright's own", find: () => installPlaywrightsOwn() },
]

/** Finds or installs a browser; returns its path and where it is from. */
export function findBrowser() {
  for (const { how, find } of ways) {
    const path = find()
    if (path) return { how, path }
  }
  throw new Error('No Chromium could be found or installed. Name one: ASTROLABE_BROWSER=/path/to/chromium npm run e2e')
}
