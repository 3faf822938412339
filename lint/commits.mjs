// Checks the subjects of commits: `area: what changed`, at most 72 characters.
import { execFileSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The last commit before the rule. */
const BASE = '0746c6c83f6d'
const MAX_LENGTH = 72
/** Areas of one or two words in lower case: `list: …`, `service worker: …`, `token, nft: …`. */
const AREA = /^[a-z][\w./-]*(?: [\w./-]+)?(?:, [a-z][\w./-]*(?: [\w./-]+)?)*: \S/

/** What is wrong with a commit subject; null if nothing is. */
export function problemWith(subject) {
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters, ${MAX_LENGTH} at most`
  return AREA.test(subject) ? null : 'does not begin with an area, such as “list: ”'
}

const root = fileURLToPath(new URL('..', import.meta.url))

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/** The commits since the rule, each as its short hash and its subject; null where there is no such history. */
function commitsSinceBase() {
  try {
    // A folder without a repository of its own may be inside another one.
    if (realpathSync(git('rev-parse', '--show-toplevel')) !== realpathSync(root)) return null
    git('merge-base', '--is-ancestor', BASE, 'HEAD')
    const lines = git('log', '--format=%h %s', `${BASE}..HEAD`).split('\n').filter(Boolean)
    return lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
  } catch {
    return null
  }
}

function main() {
  const commits = commitsSinceBase()
  if (commits === null) {
    console.log('Commit subjects: not checked, there is no history to read (a shallow clone or an archive)')
    return 0
  }
  const problems = commits.flatMap(([hash, subject]) => {
    const problem = problemWith(subject)
    return problem === null ? [] : [`${hash} “${subject}” ${problem}`]
  })
  for (const problem of problems) console.error(problem)
  console.log(`Commit subjects: ${commits.length} checked, ${problems.length} to reword`)
  return problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main()
