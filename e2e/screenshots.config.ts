import config from '../playwright.config'

/** Takes the README's pictures instead of running the tests. */
export default { ...config, testDir: '.', testMatch: 'screenshots.ts', workers: 1 }
