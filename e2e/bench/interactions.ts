import type { Page } from '@playwright/test'
import { mainThreadTime, scroll, timeToPaint } from './inPage'
import { limitPath, pageNamed } from './pages'
import type { Scenario, Stage } from './scenario'
import type { Site } from './site'
import { newContext, notesOf, open } from './visit'

const CPU = 4
const list = pageNamed('txs')
const record = pageNamed('transaction')
const rowLink = 'main [data-index="3"] a[href*="/tx/"]'

/** Plays the interactions of `timesOf` with the app and then with its twin, or the other way round, and adds the ratios. */
async function inTurn(twin: string, timesOf: readonly [() => Promise<Times>, () => Promise<Times>]): Promise<Times> {
  const [ours, theirs] = timesOf
  // The second one finds a busier or a warmer machine.
  const isFirst = (turn += 1) % 2 === 0
  const before = isFirst ? null : await theirs()
  const own = await ours()
  const other = before ?? (await theirs())
  const numbers: Times = {}
  for (const [what, took] of Object.entries(own)) {
    const toCompare = other[what]
    numbers[`${what}, CPU ${CPU}x, ms`] = took
    if (toCompare === undefined) continue
    numbers[`${what}, ${twin}, ms`] = toCompare
    numbers[`${what}, to ${twin}`] = took / toCompare
  }
  return numbers
}
let turn = 0

type Times = Record<string, number>

/** Shows the record of a row, goes back, expands a row, and types in the search box. */
async function timesInList(page: Page, expander: string): Promise<Times> {
  const facts = await timeToPaint(page, { type: 'click', until: record.ready }, () => page.locator(rowLink).click())
  await page.waitForTimeout(1000)
  const back = await timeToPaint(page, { type: 'popstate', until: rowLink }, () => page.evaluate(() => history.back()))
  await page.waitForTimeout(1000)
  const expand = await timeToPaint(page, { type: 'click', until: '.details' }, () =>
    page.locator(expander).first().click(),
  )
  await page.locator('header input').focus()
  await page.waitForTimeout(2000)
  const keys: number[] = []
  for (const key of 'astr') {
    keys.push(await timeToPaint(page, { type: 'keydown' }, () => page.keyboard.press(key)))
    await page.waitForTimeout(500)
  }
  const key = keys.reduce((sum, each) => sum + each, 0) / keys.length
  return { 'list to facts': facts, 'back to the list': back, 'expand a row': expand, 'a key in the search box': key }
}

async function timesOnSite(stage: Stage, site: Site, expander: string): Promise<Times> {
  const opened = await stage.open(list, CPU, site)
  const times = await timesInList(opened.page, expander)
  await opened.page.context().close()
  const { page } = await stage.open(record, CPU, site)
  const tab = await timeToPaint(page, { type: 'click', until: 'main [data-index]' }, () =>
    page.locator('main a[href$="/token-transfers"]').first().click(),
  )
  await page.context().close()
  return { ...times, 'open a tab': tab }
}

/** What a user does on open pages, here and on the floor; the pointer was nowhere near before. */
const onFloor: Scenario = {
  name: 'interactions',
  seconds: 150,
  play: (stage) =>
    inTurn('the floor', [
      () => timesOnSite(stage, stage.site, '[data-index] button[aria-expanded]'),
      () => timesOnSite(stage, stage.floor, 'main button[aria-expanded]'),
    ]),
}

/** A click on a row's link until the record's facts are painted, here and on the hand-written page. */
const click: Scenario = {
  name: 'click in a list',
  seconds: 90,
  play: (stage) => {
    const timeOf = async (path: string) => {
      const { page } = await stage.open({ path, ready: list.ready }, CPU)
      const took = await timeToPaint(page, { type: 'click', until: record.ready }, () => page.locator(rowLink).click())
      await page.context().close()
      return { 'list to facts': took }
    }
    const limit = limitPath(list, stage.api.url)
    return inTurn('the hand-written page', [() => timeOf(list.path), () => timeOf(limit)])
  },
}

/**
 * Main-thread time of a press of "Load more" and the second after it, then from the response until one second after the list is 50 rows
 * taller, then of scrolling through all rows: a list that renders or paints rows only when they are near does so then. Later pages are
 * held until the press is measured. A list that requests its next page before it is needed has nothing to do at the press, so the
 * part after the response is given apart.
 */
async function timesOfAppend({ open: openSettled, api }: Stage, site: Site): Promise<Times> {
  const release = api.hold(`${list.api}?`)
  const { page, session } = await openSettled(list, CPU, site)
  const height = await page.evaluateHandle(() => {
    const row = document.querySelector('main [data-index]')?.getBoundingClientRect().height ?? NaN
    const now = () => document.body.getBoundingClientRect().height
    // The last row may have another border.
    const wanted = now() + 49 * row
    const reached = new Promise<void>((resolve) => {
      new ResizeObserver(() => now() >= wanted && resolve()).observe(document.body)
    })
    return { reached }
  })
  const pressed = await mainThreadTime(session, async () => {
    await page.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find((each) => /^Load(ing)? more/.test(each.textContent))
      if (!button) throw new Error('there is no button to load more')
      button.click()
    })
    await page.waitForTimeout(1000)
  })
  const appended = await mainThreadTime(session, async () => {
    release()
    await height.evaluate(({ reached }) => reached)
    await page.waitForTimeout(1000)
  })
  let p95 = NaN
  const scrolled = await mainThreadTime(session, async () => {
    ;({ p95 } = await scroll(page, 100, 45))
  })
  api.restore()
  await page.context().close()
  return {
    'append 50 rows, main thread': pressed + appended,
    'append 50 rows from the response, main thread': appended,
    'scroll through 100 rows, main thread': scrolled,
    'scroll through 100 rows, p95 frame': p95,
  }
}

const append: Scenario = {
  name: 'append a page',
  seconds: 120,
  play: (stage) =>
    inTurn('the floor', [() => timesOfAppend(stage, stage.site), () => timesOfAppend(stage, stage.floor)]),
}

/** Pages of each kind, also those that the floor has only the frame of: that is what it paints first. */
const FIRST_PAINTS = {
  transactions: list.path,
  'a chain': pageNamed('home').path,
  'all chains': '/',
  'a transaction': record.path,
  'an address': pageNamed('address NFTs').path,
}

/** The first contentful paint of cold visits at 10 Mb/s, 40 ms and CPU 1x. */
const firstPaint: Scenario = {
  name: 'first paint',
  seconds: 120,
  play: async ({ browser, site, floor }) => {
    const numbers: Times = {}
    for (const [what, path] of Object.entries(FIRST_PAINTS)) {
      const timeOf = async (of: Site) => {
        const context = await newContext(browser)
        const { page } = await open(context, { site: of, path, ready: 'body', count: 1 }, SLOW_NETWORK)
        const painted = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0])
        const { startTime } = (await painted.jsonValue()) as { startTime: number }
        await page.waitForTimeout(2000)
        const { shift } = await notesOf(page)
        await context.close()
        return { startTime, shift }
      }
      const isFirst = (turn += 1) % 2 === 0
      const before = isFirst ? null : await timeOf(floor)
      const own = await timeOf(site)
      const other = before ?? (await timeOf(floor))
      numbers[`first paint of ${what}, 10 Mb/s, ms`] = own.startTime
      numbers[`first paint of ${what}, the floor, ms`] = other.startTime
      numbers[`first paint of ${what}, to the floor`] = own.startTime / other.startTime
      numbers[`first paint of ${what}, layout shift, thousandths`] = own.shift * 1000
    }
    return numbers
  },
}
const SLOW_NETWORK = { cpu: 1, network: { latency: 40, downloadThroughput: 1_250_000 } }

/** What the design's numbers need, in its order. */
export const interactions: readonly Scenario[] = [firstPaint, onFloor, click, append]
