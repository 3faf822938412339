import { type Browser, chromium, type CDPSession, type Page } from '@playwright/test'
import type { Api } from './api'
import type { BenchPage } from './pages'
import type { Site } from './site'
import { newContext, notesOf, open, untilIdle } from './visit'
import type { Notes } from './watch'

/** The tools of a scenario; all that it opens is closed at its end, also after an error. */
export interface Stage {
  site: Site
  /** The floor, see floor/README.md. */
  floor: Site
  api: Api
  browser: Browser
  /** Opens a page in a new profile, with the CPU slowed down by this factor, and waits until it is idle; of the floor if asked. */
  open: (at: Pick<BenchPage, 'path' | 'ready'>, cpu: number, of?: Site) => Promise<Opened>
}

/** An open page, and what happened until it was idle. */
export interface Opened {
  page: Page
  session: CDPSession
  notes: Notes
}

/** A measurement on an open page: numbers by description, with their unit. */
export interface Scenario {
  name: string
  /** Timeout in seconds. */
  seconds: number
  /** Upper bound of its runs, where it measures much in each. */
  maxRuns?: number
  play: (stage: Stage) => Promise<Record<string, number>>
}

const CLOSE_TIMEOUT_MS = 5_000

/** Rejects if the work takes longer than `ms`. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Plays a scenario once, in a browser of its own. */
export async function playOnce(
  scenario: Scenario,
  executablePath: string,
  { site, floor, api }: Pick<Stage, 'site' | 'floor' | 'api'>,
): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath })
  const openSettled: Stage['open'] = async ({ path, ready }, cpu, of = site) => {
    const { page, session } = await open(await newContext(browser), { site: of, path, ready, count: 1 }, { cpu })
    await untilIdle(page, of)
    return { page, session, notes: await notesOf(page) }
  }
  try {
    return await within(scenario.seconds * 1000, scenario.play({ site, floor, api, browser, open: openSettled }))
  } finally {
    api.restore()
    await within(CLOSE_TIMEOUT_MS, browser.close()).catch(() => undefined)
  }
}
