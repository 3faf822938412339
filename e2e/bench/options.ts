import { parseArgs } from 'node:util'
import { listScenarios, moreListScenarios } from './listScenarios'
import { nodeScenarios } from './nodeScenarios'
import { longBodies } from './longBodies'
import { longLists } from './longLists'
import { type BenchPage, benchPages, pageNamed } from './pages'
import { scaleScenarios } from './scaleScenarios'
import type { Scenario } from './scenario'

const more = [...moreListScenarios, longLists, longBodies, ...scaleScenarios, ...nodeScenarios]
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ')

/** The help text of the bench. */
export const USAGE = `npm run bench -- [options]
Builds the app and measures it in turn with the smallest app of the same stack (floor/) and a hand-written page (limit.html), which show
the same JSON. It asserts nothing.
  --runs N          visits to each page (5)
  --page NAME       this page only, repeatable: ${names(benchPages)}
  --scenario NAME   this scenario only, repeatable: ${names(listScenarios)};
                    not among those played without the option: ${names(more)}
  --against FOLDER  another build, measured in turn with this one: the columns "before" and "after"
  --slow-network    visits at 10 Mb/s and 40 ms, the API answering 100 ms later
  --no-build        measures dist/ as it is
  --no-pages        no visits
  --no-scenarios    visits only
  --json FILE       where all numbers go (test-results/bench.json)`

/** The options of a run. */
export interface Options {
  runs: number
  pages: readonly BenchPage[]
  scenarios: readonly Scenario[]
  /** Folder of the other build. */
  against: string | undefined
  isNetworkSlow: boolean
  builds: boolean
  file: string
}

function scenarioNamed(name: string): Scenario {
  const found = [...listScenarios, ...more].find((scenario) => scenario.name === name)
  if (!found) throw new Error(`There is no scenario ${name}: ${names([...listScenarios, ...more])}`)
  return found
}

/** Reads a number of runs; throws if it is none. */
export function runsOf(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new Error('--runs must be a number from 1 to 99')
  return Number(text)
}

/** Reads the arguments; throws if they are invalid. `--page` and `--scenario` limit a run to the named ones. */
export function optionsOf(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true },
      scenario: { type: 'string', multiple: true },
      against: { type: 'string' },
      'slow-network': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      'no-pages': { type: 'boolean', default: false },
      'no-scenarios': { type: 'boolean', default: false },
      json: { type: 'string', default: 'test-results/bench.json' },
    },
  })
  return {
    runs: runsOf(values.runs),
    pages: values['no-pages'] ? [] : (values.page?.map(pageNamed) ?? benchPages),
    scenarios: values['no-scenarios'] ? [] : (values.scenario?.map(scenarioNamed) ?? listScenarios),
    against: values.against,
    isNetworkSlow: values['slow-network'],
    builds: !values['no-build'],
    file: values.json,
  }
}
