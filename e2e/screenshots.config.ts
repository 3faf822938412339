import config from '../playwright.config'

/** Takes the screenshots of the README instead of running the tests. */
export default { ...config, projects: undefined, testMatch: 'screenshots.ts', workers: 1 }
