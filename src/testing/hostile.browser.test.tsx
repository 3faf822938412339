import { beforeEach, expect, test } from 'vitest'
import { type ResourceName, RESOURCES } from '#/api/resources'
import { poison, readable, resourceOf } from '../../e2e/fixtures/hostile'
import { expandAll } from '../../e2e/fixtures/wholeBody'
import { lists } from '../../e2e/pages'
import { expectHarmless, expectPoisoned, watchHarm } from './expectHarmless'
import { hostileRecords, otherHostilePages } from './hostilePages'
import { ListOnPage } from './listOnPage'
import { press } from './press'
import { renderApp, settled } from './renderApp'
import { startTestApi } from './testApi'

/** Resources without text that could be hostile: only numbers. */
const textless: ReadonlySet<string> = new Set<ResourceName>(['tokenInstanceCounters', 'withdrawalCounters'])

/** Resources whose payloads are in e2e/hostile.spec.ts. */
const elsewhere: ReadonlySet<string> = new Set<ResourceName>(['searchQuick'])

const main = () => document.querySelector('main')

beforeEach(watchHarm)

for (const { label, name, path, api: endpoint } of lists) {
  test(`${label}: hostile rows do nothing, and all of them are shown`, async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    const { fields } = poison(api)
    const router = await renderApp(path, api)
    const list = new ListOnPage(name)
    await list.opened()
    await settled(router)
    expect(main()?.textContent).not.toMatch(/Can’t display/)
    const details = Array.from(list.area?.querySelectorAll('button[aria-label^="Details"]') ?? [])
    for (const button of details.slice(0, 4)) press(button)
    await settled(router)
    // A row may have nothing but the ID of its record.
    expect(readable(document.body.textContent).length).toBeGreaterThan(0)
    await expectHarmless()
    expect(router.history.location.href).toBe(path)
    expectPoisoned(fields, [resourceOf(endpoint)])
  })
}

for (const [path, ...resources] of otherHostilePages) {
  test(`${path}: what is on no other page does nothing`, async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    const { fields } = poison(api, 4)
    const router = await renderApp(path, api)
    await expect.poll(() => main()?.querySelector('[data-index], details')?.checkVisibility()).toBe(true)
    await settled(router)
    await expect.poll(() => main() && expandAll(main() as Element), { timeout: 30_000 }).toBe(0)
    await expectHarmless()
    expect(router.history.location.href).toBe(path)
    expectPoisoned(fields, resources)
  })
}

test('every resource of the API is on one of these pages', () => {
  const onLists = lists.map(({ api }) => resourceOf(api))
  const onPages = [...hostileRecords, ...otherHostilePages].flatMap(([, ...resources]) => resources)
  const tried = new Set<string>([...onLists, ...onPages, ...elsewhere, ...textless])
  expect(Object.keys(RESOURCES).filter((name) => !tried.has(name))).toEqual([])
})
