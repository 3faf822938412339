import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import viteConfig from './vite.config.ts'

/** The browser of component tests, that e2e/component.mjs found; Playwright's own if unset. */
const browser = process.env['ASTROLABE_BROWSER']

/** Component tests reach no other host: images of recorded responses would be loaded. */
const LAUNCH_ARGS = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']

/** The files that take longest: the last one would run while the other worker has nothing to do. */
const LONG =
  /(?:testing.lists|hostileRecords|rightToLeft|looks|faults|hostile)\.browser|taxFile\.oracle|demo\/(?:conformance|movements)|walk\.test/

const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId))

/** Runs the long files first. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not that of an array
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => isLong(b) - isLong(a))
  }
}

/**
 * Component tests of the development build of React, which reports wrong keys and elements, and renders and runs effects twice: all
 * pages, their failures, and what goes on between them. All others use the build that users have, which takes a quarter less time.
 * Which one it is depends on NODE_ENV, so e2e/component.mjs runs each project in a process of its own.
 */
const STRICT = [
  'src/testing/{dialogs,export,faults,listViews,looks,matrix,navigation,recovery}.browser.test.tsx',
  'src/features/watch/**/*.browser.test.tsx',
]

/** A project of component tests, which run in a browser. */
function browserProject(name: string, files: { include: string[]; exclude?: string[] }): TestProjectConfiguration {
  return {
    extends: true,
    // Found only while tests run, when Vite would reload their page.
    optimizeDeps: { include: ['lossless-json', 'viem/account-abstraction'] },
    test: {
      name,
      ...files,
      setupFiles: ['src/testing/setup.ts'],
      isolate: false,
      maxWorkers: 2,
      // As in e2e: on a busy machine, correct tests take long. In CI they may fail once; those that pass then are marked in the output.
      testTimeout: 45_000,
      retry: process.env['CI'] ? 1 : 0,
      expect: { poll: { timeout: 20_000, interval: 20 } },
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
    },
  }
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
            include: ['{src,build,e2e/bench,e2e/mutants}/**/*.test.{ts,tsx}', 'lint/*.test.mjs'],
            exclude: ['src/demo/recorder/**', '**/*.browser.test.tsx'],
            setupFiles: ['src/propertySeed.ts'],
            // To load the same modules for each file takes longer than the tests. A file that mocks one resets the modules before and after.
            isolate: false,
            // By default, one core is left free.
            maxWorkers: '100%',
            // On a busy machine the tests that serve a whole chain take long.
            testTimeout: 60_000,
          },
        },
        browserProject('component', { include: ['src/**/*.browser.test.tsx'], exclude: STRICT }),
        browserProject('strict', { include: STRICT }),
      ],
    },
  }),
)
