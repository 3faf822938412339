import { afterEach, expect, test } from 'vitest'
import { json } from '#/api/testFaults'
import { discardAll } from '#/list/export/exports'
import { endpointOf, listNamed } from './pages'
import { expectPartAccessible } from './expectAccessible'
import { ListOnPage } from './listOnPage'
import { buttonNamed, press } from './actions'
import { renderApp } from './renderApp'
import { startTestApi, type TestApi } from './testApi'

const list = listNamed('Blocks')
const block = (height: number) => ({ height, hash: `0x${String(height).padStart(64, '0')}` })
const blocks = [1, 2, 3].map(block)
/** More than the window shows, so that the list requests no further page. */
const manyBlocks = Array.from({ length: 100 }, (_, index) => block(index + 1))

afterEach(discardAll)

function dialog(): HTMLElement | null {
  return document.querySelector('dialog')
}

/** Opens the list, and exports all of its rows; `check` runs before. */
async function exportAll(api: TestApi, check?: () => Promise<void>): Promise<void> {
  await renderApp(list.path, api)
  await new ListOnPage(list.name).opened()
  press(buttonNamed(/^Export$/))
  await expect.poll(() => dialog()?.querySelectorAll('input[type=radio]').length).toBeGreaterThan(2)
  const all = [...(dialog()?.querySelectorAll('label') ?? [])].find(({ textContent }) => textContent.startsWith('All'))
  press(all)
  if (check) await check()
  press(buttonNamed(/^Export/, dialog()))
}

test('an API that ignores cursors: the export says that more may exist, and never that it is complete', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpointOf(list), () => json({ items: blocks, next_page_params: { block_number: 1 } }))
  await exportAll(api)
  await expect
    .poll(() => dialog()?.textContent)
    .toContain('Export stopped at 3 rows. The API repeated a page; more may exist.')
  expect(dialog()?.textContent).not.toMatch(/complete/i)
  expect(document.querySelector('main')?.textContent).not.toMatch(/All [\d,]+ blocks loaded/)
})

test('a failed export: Resume requests the page immediately, within the delay that the API asked for', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  let isDown = true
  api.on(endpointOf(list), ({ url }) => {
    if (!url.searchParams.has('block_number')) return json({ items: blocks, next_page_params: { block_number: 1 } })
    if (isDown) return json({}, 503, { 'Retry-After': '3000' })
    return json({ items: [], next_page_params: null })
  })
  await exportAll(api)
  await expect.poll(() => dialog()?.textContent).toContain('Export failed')
  isDown = false
  press(buttonNamed(/^Resume$/, dialog()))
  await expect.poll(() => dialog()?.textContent).toContain('Export complete: 3 rows')
})

test('axe finds nothing in the dialog, as it is chosen and while it is paused', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpointOf(list), ({ url }) =>
    url.searchParams.has('block_number')
      ? { status: 200, body: '', end: 'never' }
      : json({ items: manyBlocks, next_page_params: { block_number: 1 } }),
  )
  await exportAll(api, () => expectPartAccessible('dialog'))
  await expect.poll(() => buttonNamed(/^Pause$/, dialog())).toBeDefined()
  press(buttonNamed(/^Pause$/, dialog()))
  await expect.poll(() => dialog()?.textContent).toContain('Paused')
  await expectPartAccessible('dialog')
})
