import { beforeEach, expect, test } from 'vitest'
import { RESOURCES } from '#/api/resources'
import { json } from '#/api/testFaults'
import { createPoisoner } from './payloads'
import { expandAll } from './wholeBody'
import { bodyWithEveryField } from './everyField'
import { expectAccessible } from './expectAccessible'
import { expectHarmless, watchHarm } from './expectHarmless'
import { ListOnPage } from './listOnPage'
import { press } from './actions'
import { renderApp, settled } from './renderApp'
import { startTestApi } from './testApi'
import { unrecordedLists } from './unrecordedLists'

const main = () => document.querySelector('main')

beforeEach(watchHarm)

for (const { name, resource, path, columns } of unrecordedLists) {
  const row = RESOURCES[resource]
  const endpoint = new RegExp(`/api/v2${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const bodyOf = () => JSON.stringify({ items: [bodyWithEveryField(row.item)], next_page_params: null })

  test(`${name} (${resource}): shows the columns, and every field of a row; axe finds nothing`, async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    api.on(endpoint, () => json(bodyOf()))
    const router = await renderApp(path, api)
    const list = new ListOnPage(name)
    await list.opened()
    const headers = () => Array.from(list.area?.querySelectorAll('th') ?? [], (header) => header.textContent)
    expect(headers().join(', ')).toBe(`${columns}, Details`)
    press(list.rows[0]?.querySelector('button[aria-label^="Details"]'))
    const terms = () => Array.from(list.rows[0]?.querySelectorAll('dt') ?? [], (term) => term.textContent.toLowerCase())
    const fields = Object.keys(bodyWithEveryField(row.item) as object)
    await expect.poll(terms).toEqual(expect.arrayContaining(fields.map((field) => field.replaceAll('_', ' '))))
    await settled(router)
    await expectAccessible({ isDarkChecked: false })
  })

  test(`${name} (${resource}): hostile rows do nothing; without rows or an endpoint, the page says so`, async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    const poisoner = createPoisoner()
    const below = row.path.replaceAll(/\{\w+\}/g, '1')
    api.on(endpoint, () => json(poisoner.poison(below, bodyOf())))
    const router = await renderApp(path, api)
    const list = new ListOnPage(name)
    await list.opened()
    await settled(router)
    await expect.poll(() => main() && expandAll(main() as Element), { timeout: 30_000 }).toBe(0)
    expect(poisoner.fields.size).toBeGreaterThan(0)
    await expectHarmless()

    api.on(endpoint, () => json({ items: [], next_page_params: null }))
    await renderApp(path, api)
    await expect.poll(() => list.section?.textContent).toMatch(/No \w+/)

    api.on(endpoint, () => json({ message: 'Unknown API v2 action' }, 400))
    await renderApp(path, api)
    await expect.poll(() => main()?.textContent).toMatch(/not available|not supported/i)
    expect(list.rows).toEqual([])
  })
}
