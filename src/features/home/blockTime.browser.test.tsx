import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { chain } from '#/testing/pages'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

test.each([
  [12_340, '12.3 s'],
  [400, '0.4 s'],
  [45, '0.045 s'],
  // As servers without blocks send it.
  [0, null],
])('an average block time of %s ms is %s', async (ms, text) => {
  const api = await startTestApi({ sources: 'one a chain' })
  api.on(/\/stats$/, async ({ real }) => json({ ...(JSON.parse(await real()) as object), average_block_time: ms }))
  await settled(await renderApp(`/${chain}`, api))
  const label = page.getByText('Average block time')
  if (text === null) await expect.element(label).not.toBeInTheDocument()
  else await expect.element(label.element().parentElement).toHaveTextContent(text)
})
