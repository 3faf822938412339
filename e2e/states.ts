import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RESOURCES } from '#/api/resources'
import { hostileRecords, otherHostilePages, textless } from '#/testing/hostilePages'
import { findBrowser } from './browser.mjs'
import { resourceOf } from './fixtures/hostile'
import { lists } from './pages'

/** The states of a list, and how the title of the test goes on after the list's label. */
const STATES: Readonly<Record<string, RegExp>> = {
  rows: /^: shows the columns and each row/,
  'details of a row': /; a row expands to every field/,
  empty: /^: an empty list is explained/,
  'first page fails': /^: an error of the first page/,
  'next page fails': /one of the next page leaves the rows/,
  'malformed row': /a row that nothing identifies/,
  'missing endpoint': /^: an API with only the endpoints of the contract/,
  'hostile text': /^: hostile rows do nothing/,
  accessibility: /axe finds nothing$/,
  layout: /^: .*fits every width/,
}

/** States that some lists cannot have. */
function isImpossible({ api, columns }: (typeof lists)[number], state: string): boolean {
  if (state === 'next page fails') return api.startsWith('main-page')
  if (state === 'hostile text') return textless.has(resourceOf(api))
  return state === 'details of a row' && columns === null
}

/** The titles of all component tests that would run, as Vitest collects them. */
function titles(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'states-'))
  const file = join(folder, 'tests.json')
  try {
    const { status } = spawnSync('node_modules/.bin/vitest', ['list', '--project', 'component', `--json=${file}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ASTROLABE_BROWSER: findBrowser().path },
    })
    if (status !== 0) throw new Error('Vitest could not list the component tests.')
    return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }[]).map(({ name }) => name)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Prints which states of which list have a component test, and which other endpoints have one with hostile text; 1 if one has none. */
export function main(): number {
  const all = titles()
  const holes: string[] = []
  const rows = lists.map((list) => {
    const own = all.filter((title) => title.startsWith(list.label)).map((title) => title.slice(list.label.length))
    const cells = Object.entries(STATES).map(([state, goesOn]) => {
      if (isImpossible(list, state)) return [state, '']
      const isTested = own.some((title) => goesOn.test(title))
      if (!isTested) holes.push(`${list.label}: ${state}`)
      return [state, isTested ? 'tested' : 'HOLE']
    })
    return [list.label, Object.fromEntries(cells) as Record<string, string>]
  })
  console.table(Object.fromEntries(rows))

  const listed = new Set(lists.map(({ api }) => resourceOf(api)))
  const hostile = new Set<string>([...hostileRecords, ...otherHostilePages].flatMap(([, ...resources]) => resources))
  const others = Object.keys(RESOURCES).filter((name) => !listed.has(name))
  console.table(Object.fromEntries(others.map((name) => [name, { 'hostile text': hostile.has(name) ? 'tested' : '' }])))
  console.log(holes.length === 0 ? 'No holes' : `${holes.length} holes:\n${holes.join('\n')}`)
  return holes.length === 0 ? 0 : 1
}
