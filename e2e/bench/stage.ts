import { chromium, type CDPSession, type Page } from '@playwright/test'
import type { Measured } from './pages'
import type { Api } from './servers'
import { freshContext, type Notes, notesOf, openWatched } from './visit'

/** Where an act plays; all that it opens is closed when it ends, however it ends. */
export interface Stage {
  site: string
  api: Api
  /** Opens a page in a window of its own, processor slowed down so many times, and waits until it has nothing more to do. */
  open: (at: Pick<Measured, 'path' | 'ready'>, cpu: number) => Promise<Opened>
}

/** A page that stands, and what happened until it did. */
export interface Opened {
  page: Page
  session: CDPSession
  notes: Notes
}

/** What a reader does once a page stands, measured: what each number is, its unit in its name. */
export interface Act {
  name: string
  /** The most that it may take; then it has failed. */
  seconds: number
  /** How often it is played at the most, where it measures very much each time. */
  most?: number
  play: (stage: Stage) => Promise<Record<string, number>>
}

/** The app, where it has taken over from what was drawn before it. */
const app = '#root:not([aria-busy])'
/** What a page does by itself once the app is there, ms. */
const settled = 1500
/** What a browser may take to close, before nobody waits for it any more, ms. */
const closing = 5_000

/** Gives up on what takes longer than so many ms; what it would have been is of no use any more. */
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

/** Plays an act once, in a browser of its own; it ends within its time, and leaves nothing behind that another would meet. */
export async function perform(act: Act, path: string, site: string, api: Api): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: path })
  const open: Stage['open'] = async ({ path: place, ready }, cpu) => {
    const { page, session } = await openWatched(await freshContext(browser), site + place, ready, { cpu })
    await page.waitForSelector(app)
    await page.waitForTimeout(settled)
    return { page, session, notes: await notesOf(page) }
  }
  try {
    return await within(act.seconds * 1000, act.play({ site, api, open }))
  } finally {
    api.restore()
    await within(closing, browser.close()).catch(() => undefined)
  }
}
