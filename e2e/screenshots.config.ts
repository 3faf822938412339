import config from '../playwright.config'

/** Takes the README's pictures instead of running the tests. */
export default { ...config, testMatch: 'screenshots.ts', workers: 1 }
