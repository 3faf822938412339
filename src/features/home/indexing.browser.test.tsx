import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { chain } from '#/testing/pages'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const endpoint = /\/main-page\/indexing-status$/

test.each(['', '/blocks', '/txs', '/internal-transactions'])(
  '%s of a chain that is still indexed shows so',
  async (path) => {
    const api = await startTestApi({ sources: 'one a chain' })
    const status = { finished_indexing: false, finished_indexing_blocks: false, indexed_blocks_ratio: 0.87 }
    api.on(endpoint, () => json(status))
    await renderApp(`/${chain}${path}`, api)
    await expect.element(page.getByText('Blocks are indexed to 87%')).toBeVisible()
  },
)

test('the indexing state is requested once from an API without it', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(endpoint, () => json({ message: 'Not found' }, 404))
  const router = await renderApp(`/${chain}/blocks`, api)
  await settled(router)
  await router.navigate({ href: `/${chain}/txs` })
  await settled(router)
  expect(document.querySelector('main')?.textContent).not.toMatch(/indexed/)
  expect(api.askedFor(endpoint)).toHaveLength(1)
})
