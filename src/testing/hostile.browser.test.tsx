import { beforeEach, expect, test, vi } from 'vitest'
import { type ResourceName, RESOURCES } from '#/api/resources'
import { isServed } from '#/served/responder'
import { json } from '#/api/testFaults'
import { foreignElements } from './attackedDocument'
import { attackedPlaces, attackedUrl, payloads, plain, poison, readable, resourceOf } from './payloads'
import { expandAll } from './wholeBody'
import { chain, lists } from './pages'
import { expectHarmless, expectPoisoned, watchHarm } from './expectHarmless'
import { hostileRecords, otherHostilePages, textless } from './hostilePages'
import { buttonNamed, press } from './actions'
import { renderApp, settled } from './renderApp'
import { startTestApi } from './testApi'

/**
 * Resources that a press or a typed text requests: those of the search are in e2e/hostile.spec.ts, those of the filter below.
 * Those without records on the demo are in unrecorded.browser.test.tsx. The latest blocks replace those of the list when they are newer.
 */
const elsewhere: ReadonlySet<string> = new Set<ResourceName>(['searchQuick', 'advancedFilterMethods', 'mainPageBlocks'])

const main = () => document.querySelector('main')

beforeEach(watchHarm)

// Lists are in lists.browser.test.tsx.
for (const [path, ...resources] of otherHostilePages) {
  test(`${path}: what is on no other page does nothing`, async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    const { fields } = poison(api, 4)
    const router = await renderApp(path, api)
    // A list in a later part of the page is requested after the page has settled without it.
    await vi.waitFor(() => expectPoisoned(fields, resources), { timeout: 10_000 })
    await settled(router)
    await expect.poll(() => main()?.querySelector('[data-index], details')?.checkVisibility()).toBe(true)
    await expect.poll(() => main() && expandAll(main() as Element), { timeout: 30_000 }).toBe(0)
    await expectHarmless()
    expect(router.history.location.href).toBe(path)
  })
}

test('the methods that the advanced filter suggests do nothing and can be read', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const { fields } = poison(api)
  const router = await renderApp(`/${chain}/transfers`, api)
  await settled(router)
  press(buttonNamed(/Method/))
  await vi.waitFor(() => expectPoisoned(fields, ['advancedFilterMethods']), { timeout: 10_000 })
  await expect.poll(() => readable(document.querySelector('[role="listbox"]')?.textContent ?? '')).not.toEqual([])
  await expectHarmless()
})

test('URLs that others wrote open a page of the explorer and nothing else', async () => {
  const places = [...attackedPlaces, ...attackedPlaces].map(attackedUrl)
  const hashes = Object.values(payloads).map((text) => `/${chain}/tx/${encodeURIComponent(plain(text))}`)
  for (const path of [...places, ...hashes]) {
    await settled(await renderApp(path))
    await expect.poll(() => main()?.textContent, { message: path }).toBeTruthy()
    expect(foreignElements(), path).toEqual([])
  }
  await expectHarmless()
})

test('errors in hostile words do nothing and can be read', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  let text = ''
  api.on(/\/api\/v2\//, () =>
    json({ message: text, errors: [{ title: text, source: { pointer: text }, detail: text }] }, 422),
  )
  for (const payload of Object.values(payloads)) {
    text = payload
    const router = await renderApp(`/${chain}/blocks`, api)
    await settled(router)
    expect(buttonNamed(/Retry/), payload).toBeDefined()
    expect(readable(main()?.textContent ?? ''), payload).not.toEqual([])
    expect(foreignElements(), payload).toEqual([])
  }
  await expectHarmless()
})

test('every resource of the API is on one of these pages', () => {
  const onLists = lists.map(({ api }) => resourceOf(api))
  const onPages = [...hostileRecords, ...otherHostilePages].flatMap(([, ...resources]) => resources)
  const tried = new Set<string>([...onLists, ...onPages, ...elsewhere, ...textless])
  const names = (Object.keys(RESOURCES) as ResourceName[]).filter(isServed)
  expect(names.filter((name) => !tried.has(name))).toEqual([])
})
