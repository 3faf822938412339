import { defineConfig, devices } from '@playwright/test'

const root = import.meta.dirname
const browser = process.env.ASTROLABE_BROWSER
const port = process.env.ASTROLABE_PORT ?? '4173'
const url = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: `${root}/e2e`,
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that is shared may fail a test that nothing is wrong with: what passes the second time is named, and counted against the run.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], [`${root}/e2e/fixtures/count.ts`]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Only its own test is to meet the service worker, which would keep the app of one test for the next.
    serviceWorkers: 'block',
    launchOptions: browser ? { executablePath: browser } : {},
  },
  // Vite itself rather than a package runner's child, so that stopping it stops it.
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    url,
    stdout: 'ignore',
  },
})
