import { playwright } from '@vitest/browser-playwright'
import type { UserConfig } from 'vite'
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import viteConfig from './vite.config.ts'

/** The browser of component tests, that e2e/component.mjs found; Playwright's own if unset. */
const browser = process.env['ASTROLABE_BROWSER']

/** Component tests reach no other host: images of recorded responses would be loaded. */
const LAUNCH_ARGS = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']

/** The files that take longest: the last one would run while the other worker has nothing to do. */
const LONG =
  /(?:hostileRecords|looks|faults|lists|hostile)\.browser|taxFile\.oracle|demo\/(?:conformance|movements)|walk\.test/

const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId))

/** Runs the long files first. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not that of an array
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => isLong(b) - isLong(a))
  }
}

const BROWSER_TESTS = ['src/**/*.browser.test.tsx']

/** Component tests of every page in one more state. Each page is in another test as well, with React's development warnings. */
const SWEEPS = ['src/testing/{endless,faults,hostile,hostileRecords,longTexts,wrongPages}.browser.test.tsx']

/** Options of component tests; Vitest changes them, so that each project needs its own. */
const inBrowser = (): TestProjectInlineConfiguration['test'] => ({
  setupFiles: ['src/testing/setup.ts'],
  isolate: false,
  // Of each of the two projects.
  maxWorkers: 2,
  // As in e2e: on a busy machine, correct tests take long. In CI they may fail once; those that pass then are marked in the output.
  testTimeout: 45_000,
  retry: process.env['CI'] ? 1 : 0,
  expect: { poll: { timeout: 10_000, interval: 20 } },
  browser: {
    enabled: true,
    headless: true,
    provider: playwright({
      launchOptions: { args: LAUNCH_ARGS, ...(browser !== undefined && { executablePath: browser }) },
      contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
    }),
    instances: [{ browser: 'chromium' }],
    viewport: { width: 1440, height: 900 },
    screenshotFailures: false,
  },
})

const production = { 'process.env.NODE_ENV': JSON.stringify('production') }

/** React as it is built for production: it does without warnings, and renders in three fifths of the time. */
const productionReact: UserConfig = {
  define: production,
  oxc: { jsx: { development: false } },
  optimizeDeps: { rolldownOptions: { transform: { define: production } } },
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      sequence: { sequencer: LongFirst },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['{src,build,e2e/bench}/**/*.test.{ts,tsx}', 'lint/*.test.mjs'],
            exclude: ['src/demo/recorder/**', '**/*.browser.test.tsx'],
            setupFiles: ['src/propertySeed.ts'],
            // To load the same modules for each file takes longer than the tests. A file that mocks one resets the modules before and after.
            isolate: false,
            // On a busy machine the tests that serve a whole chain take long.
            testTimeout: 60_000,
          },
        },
        { extends: true, test: { name: 'component', include: BROWSER_TESTS, exclude: SWEEPS, ...inBrowser() } },
        { extends: true, ...productionReact, test: { name: 'component-sweeps', include: SWEEPS, ...inBrowser() } },
      ],
    },
  }),
)
