import { defineConfig, devices } from '@playwright/test'

const root = import.meta.dirname
const browser = process.env.ASTROLABE_BROWSER

/** Tests of an app that is built for a path, or compressed for nginx, which takes its time. */
const DEPLOYED = /(?:subPath|nginx(?:\.\w+)?)\.spec\.ts$/

export default defineConfig({
  testDir: `${root}/e2e`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than cores: a page that waits needs none.
  workers: 3,
  // On a busy machine of a CI, correct tests may fail. Tests that pass when retried are listed; too many of them fail the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 20_000 },
  projects: [
    // First, as nothing is to wait for a build in the end; one worker, as each would build it again.
    { name: 'deployed', testMatch: DEPLOYED, workers: 1 },
    { name: 'app', testMatch: '*.spec.ts', testIgnore: DEPLOYED },
  ],
  reporter: [['list'], [`${root}/e2e/fixtures/count.ts`]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Only the tests of the worker use it: it would cache the app of one test for the next.
    serviceWorkers: 'block',
    launchOptions: browser ? { executablePath: browser } : {},
  },
})
