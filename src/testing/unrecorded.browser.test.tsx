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
import type { Rule } from '#/api/testFaults'
import { startTestApi } from './testApi'
import { unrecordedLists } from './unrecordedLists'

const main = () => document.querySelector('main')

beforeEach(watchHarm)

for (const { name, resource, path, columns } of unrecordedLists) {
  const row = RESOURCES[resource]
  const endpoint = new RegExp(`/api/v2${row.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const bodyOf = () => JSON.stringify({ items: [bodyWithEveryField(row.item)], next_page_params: null })

  // One render a list for all checks, as in lists.browser.test.tsx.
  test(`${name} (${resource}): shows every field of a row; hostile rows do nothing; says that there are none or no such list`, async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    api.on(endpoint, () => json(bodyOf()))
    const router = await renderApp(path, api)
    const reload = (rule: Rule) => {
      api.on(endpoint, rule)
      return router.options.context.queryClient.resetQueries()
    }
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

    const poisoner = createPoisoner()
    const below = row.path.replaceAll(/\{\w+\}/g, '1')
    await reload(() => json(poisoner.poison(below, bodyOf())))
    await list.opened()
    await settled(router)
    await expect.poll(() => main() && expandAll(main() as Element), { timeout: 30_000 }).toBe(0)
    expect(poisoner.fields.size).toBeGreaterThan(0)
    await expectHarmless()

    await reload(() => json({ items: [], next_page_params: null }))
    await expect.poll(() => list.section?.textContent).toMatch(/No \w+/)

    await reload(() => json({ message: 'Unknown API v2 action' }, 400))
    await expect.poll(() => main()?.textContent).toMatch(/not available|not supported/i)
    expect(list.rows).toEqual([])
  })
}
