import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { expectAccessibleNarrow } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const main = () => document.querySelector('main')?.textContent ?? ''

test('the search for the hash of a blob opens its page, which links to the transactions that carry it', async () => {
  const router = await renderApp(`/${chain}/search?q=${at.blob}`)
  await expect.poll(() => router.state.location.pathname).toBe(`/${chain}/blob/${at.blob}`)
  await settled(router)
  await expect.poll(main).toContain('131,072 bytes')
  expect(document.querySelector('main dd a')?.getAttribute('href')).toMatch(new RegExp(`^/${chain}/tx/0x`))
  expect(document.title).toMatch(/^Blob 0x013902a…9f8d7 · /)
  // With its hint shown, the label is judged as a target that is not part of a text.
  await page.viewport(360, 740)
  await page.getByRole('button', { name: 'Data' }).hover()
  await expectAccessibleNarrow()

  // The list of its transaction leads back to it.
  await renderApp(`/${chain}/tx/${at.blobs}/blobs`)
  await expect
    .element(page.getByRole('link', { name: /^0x01/ }).first())
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`^/${chain}/blob/0x01`)))
})

test('a blob without data or in a reorged block, one that is unknown, and an API without blobs say so', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const carriers = [
    { transaction_hash: at.blobs, block_consensus: false },
    { transaction_hash: null, block_consensus: true },
  ]
  const path = `/${chain}/blob/${at.blob}`
  api.on(/\/blobs\/0x/, () => json({ hash: at.blob, blob_data: null, kzg_proof: null, transaction_hashes: carriers }))
  await renderApp(path, api)
  await expect.poll(main).toContain(`${at.blobs}Reorged–`)
  expect(main()).toMatch(/Data.*stored it\.–KZG commitment/)

  api.on(/\/blobs\/0x/, () => json({ message: 'Not found' }, 404))
  await renderApp(path, api)
  await expect.poll(main).toContain('Blob not found')

  const lacking = await startTestApi({ sources: 'one a chain' })
  lacking.on(/\/blobs\/0x/, () => json({ message: 'Unknown API v2 action' }, 400))
  await renderApp(path, lacking)
  await expect.poll(main).toContain('Blobs not available for this chain')
  expect(main()).not.toContain('See the other tabs')

  await renderApp(`/${chain}/blob/0x12`)
  await expect.poll(main).toContain('0x12 is not a blob hash')
})
