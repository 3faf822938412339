import type { Page } from '@playwright/test'
import { ListView } from './fixtures/listView'
import { expectWhole, recorded, recordedChain } from './fixtures/recorded'
import { expect, test } from './fixtures/test'

/** The token that the recorded lists are of. */
const listed = '0x8a9ae4d652ceba09db8ebf48d28c943b41b377ae'
const collection = '0x84fe97c49ffe4227d9ea139b5998c097d9c06ddd'

test.beforeEach(async ({ page }) => {
  // Images of other hosts are not among the recorded responses.
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
})

/** Opens the details of every row of a list. */
async function openRows(page: Page, name: string): Promise<void> {
  const list = new ListView(page, name)
  await list.opened()
  for (const button of await list.rows.getByRole('button', { name: /^Details/ }).all()) await button.click()
}

for (const { name, text, body } of recorded('token')) {
  test(`${name}: a real server’s token opens whole`, async ({ page, openAnswers }) => {
    const { address_hash: hash, name: called } = body as { address_hash: string; name: string }
    await page.goto(`${await openAnswers({ [`tokens/${hash}`]: text })}/${recordedChain}/token/${hash}`)
    await expect(page.locator('main header p').first()).toContainText(called)
    await expectWhole(page, body)
  })
}

for (const { name, text, body } of recorded('token-instance')) {
  for (const tab of ['', '/metadata']) {
    test(`${name}: a real server’s NFT opens whole${tab && ` at ${tab}`}`, async ({ page, openAnswers }) => {
      const { id, token, metadata } = body as { id: string; token: { address_hash: string }; metadata: object }
      const hash = token.address_hash
      const site = await openAnswers({ [`tokens/${hash}/instances/${id}`]: text })
      await page.goto(`${site}/${recordedChain}/token/${hash}/instance/${id}${tab}`)
      await expect(page.locator('main header p')).toContainText('owned by')
      await expectWhole(page, tab ? metadata : body)
    })
  }
}

/** Recorded lists: the endpoint and the page that shows it. */
const lists = [
  ['tokens', 'tokens', 'tokens', 'Tokens'],
  ['token-holders', `tokens/${listed}/holders`, `token/${listed}/holders`, 'Holders of the token'],
  [
    'token-instance-transfers',
    `tokens/${collection}/instances/41/transfers`,
    `token/${collection}/instance/41/transfers`,
    'Transfers',
  ],
] as const

for (const [folder, endpoint, path, list] of lists) {
  for (const { name, text, body } of recorded(folder)) {
    test(`${name}: a real server’s list opens whole`, async ({ page, openAnswers }) => {
      const record =
        folder === 'token-holders' ? recorded('token').find((each) => each.text.includes('WFMX')) : undefined
      const site = await openAnswers({ [endpoint]: text, ...(record && { [`tokens/${listed}`]: record.text }) })
      await page.goto(`${site}/${recordedChain}/${path}`)
      await openRows(page, list)
      await expectWhole(page, body)
    })
  }
}

for (const { name, text, body } of recorded('token-instances')) {
  test(`${name}: a real server’s gallery opens, each card a link to its NFT`, async ({ page, openAnswers }) => {
    const site = await openAnswers({ [`tokens/${collection}/instances`]: text })
    await page.goto(`${site}/${recordedChain}/token/${collection}/instances`)
    const gallery = new ListView(page, 'Inventory of the token')
    await gallery.opened()
    for (const { metadata, id } of (body as { items: { id: string; metadata: { name: string } }[] }).items) {
      await expect(gallery.rows.getByRole('link', { name: metadata.name })).toHaveAttribute(
        'href',
        new RegExp(`/instance/${id}$`),
      )
    }
  })
}
