// Runs a TypeScript command of this repository: node src/command.mjs src/conformance/main.ts --its --arguments
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const [, , file = '', ...args] = process.argv
const root = fileURLToPath(new URL('..', import.meta.url))
const { module } = await runnerImport(`${root}${file}`, {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '#': `${root}src` } },
})
process.exitCode = await module.main(args)
