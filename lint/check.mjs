// Runs the checks of the code, two at a time, and prints the output of each once it has ended: npm run check [names]
import { spawn } from 'node:child_process'

/** Checks by name, the longest first. npm puts their programs on the PATH. */
const CHECKS = {
  types: 'tsc --noEmit',
  code: 'oxlint --type-aware --deny-warnings --report-unused-disable-directives-severity=error',
  unused: 'knip',
  format: 'oxfmt --check .',
}
/** Each uses one core most of the time; more of them need too much memory. */
const AT_A_TIME = 2

/** Runs a command and resolves with its exit code and output. */
function run(command) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const add = (text) => (output += text)
    child.stdout.setEncoding('utf8').on('data', add)
    child.stderr.setEncoding('utf8').on('data', add)
    child.once('error', reject).once('close', (code) => resolve({ code, output }))
  })
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(CHECKS)
const unknown = names.filter((name) => !Object.hasOwn(CHECKS, name))
if (unknown.length > 0)
  throw new Error(`No such check: ${unknown.join(', ')}. There are ${Object.keys(CHECKS).join(', ')}.`)

const waiting = [...names]
const failed = []

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const start = performance.now()
    const { code, output } = await run(CHECKS[name])
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}, ${seconds} s: ${CHECKS[name]}`)
    if (output.trim()) console.log(output.trimEnd().replaceAll(/^/gm, '  '))
    if (code !== 0) failed.push(name)
  }
}

await Promise.all(Array.from({ length: AT_A_TIME }, work))
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
