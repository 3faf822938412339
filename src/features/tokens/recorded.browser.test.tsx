import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectRowsOpened, expectWhole, recorded, renderAnswers } from '#/testing/answers'
import { ListOnPage } from '#/testing/listOnPage'

/** The token that the recorded lists are of. */
const listed = '0x8a9ae4d652ceba09db8ebf48d28c943b41b377ae'
const collection = '0x84fe97c49ffe4227d9ea139b5998c097d9c06ddd'

const sentence = () => document.querySelector('main header p')?.textContent

for (const { name, text, body } of recorded('token')) {
  test(`${name}: every value of a recorded token is on its page`, async () => {
    const { address_hash: hash, name: called } = body as { address_hash: string; name: string }
    await renderAnswers({ [`tokens/${hash}`]: text }, `token/${hash}`)
    await expect.poll(sentence).toContain(called)
    await expectWhole(body)
  })
}

for (const { name, text, body } of recorded('token-instance')) {
  for (const tab of ['', '/metadata']) {
    test(`${name}: every value of a recorded NFT is on its page${tab && ` at ${tab}`}`, async () => {
      const { id, token, metadata } = body as { id: string; token: { address_hash: string }; metadata: object }
      const hash = token.address_hash
      await renderAnswers({ [`tokens/${hash}/instances/${id}`]: text }, `token/${hash}/instance/${id}${tab}`)
      await expect.poll(sentence).toContain('owned by')
      await expectWhole(tab ? metadata : body)
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
    test(`${name}: every value of a recorded list is in a row or its details`, async () => {
      const record =
        folder === 'token-holders' ? recorded('token').find((each) => each.text.includes('WFMX')) : undefined
      await renderAnswers({ [endpoint]: text, ...(record && { [`tokens/${listed}`]: record.text }) }, path)
      await new ListOnPage(list).opened()
      await expectRowsOpened((body as { items: unknown[] }).items)
      await expectWhole(body)
    })
  }
}

for (const { name, text, body } of recorded('token-instances')) {
  test(`${name}: each card of a recorded gallery links to its NFT`, async () => {
    await renderAnswers({ [`tokens/${collection}/instances`]: text }, `token/${collection}/instances`)
    const gallery = new ListOnPage('Inventory of the token')
    await gallery.opened()
    for (const { metadata, id } of (body as { items: { id: string; metadata: { name: string } }[] }).items) {
      const links = () =>
        gallery.rows
          .flatMap((row) => [...row.querySelectorAll('a')])
          .filter((link) => (link.ariaLabel ?? link.textContent).includes(metadata.name))
      await expect
        .poll(() => links().map((link) => link.getAttribute('href')))
        .toEqual([expect.stringMatching(new RegExp(`/instance/${id}$`))])
    }
  })
}

test('an inventory without the token in its NFTs has the links, names and type of the page’s token', async () => {
  const hash = `0x${'5'.repeat(40)}`
  const instance = { id: '7', is_unique: null, owner: null, metadata: null, token: null }
  const answers = {
    [`tokens/${hash}`]: JSON.stringify({ address_hash: hash, name: 'Test Apes', symbol: 'TAPE', type: 'ERC-721' }),
    [`tokens/${hash}/instances`]: JSON.stringify({ items: [instance], next_page_params: null }),
    [`tokens/${hash}/instances/7`]: JSON.stringify(instance),
  }
  await renderAnswers(answers, `token/${hash}/instances`)
  await new ListOnPage('Inventory of the token').opened()
  await expect
    .element(page.getByRole('link', { name: 'Test Apes #7' }))
    .toHaveAttribute('href', expect.stringMatching(/\/instance\/7$/))
  await expect.element(page.getByRole('listitem').getByText('ERC-721')).toBeVisible()
  await renderAnswers(answers, `token/${hash}/instance/7`)
  await expect.poll(sentence).toContain('#7 of Test Apes')
  await expect.element(page.getByRole('heading', { name: 'Test Apes #7' })).toBeVisible()
})
