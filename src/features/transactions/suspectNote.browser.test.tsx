import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import landmarks from '#/demo/landmarks.json'
import { expectCount } from '#/testing/actions'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { renderApp } from '#/testing/renderApp'
import { at, chain } from '#/testing/pages'

const note = page.getByRole('main').getByRole('note')

test.each(['', '/token-transfers', '/logs'])(
  'a transaction that only has forged transfers says so on tab "%s", and who did not sign it',
  async (tab) => {
    await renderApp(`/${chain}/tx/${at.poisoning}${tab}`)
    await expect.element(page.getByCss('main h1 .sentence')).toHaveTextContent(/^Flagged as scam: called /)
    await expect
      .element(note)
      .toHaveTextContent(
        'Flagged as scam. All 6 token transfers are of tokens flagged as scam. The listed senders did not sign this transaction. No other token was transferred, so there is nothing to undo. Do not copy an address from these transfers.',
      )
    await expectAccessibleAndNarrow()
  },
)

test('all senders that did not sign are named, also of zero-value transfers, and fake amounts are called so', async () => {
  await renderApp(`/${chain}/tx/${at.poisoning}`)
  const senders = page.getByCss('dl > div').filter({ hasText: /^Listed senders/ })
  await expect.element(senders.getByRole('listitem')).toHaveLength(6)
  const change = page.getByRole('table').getByRole('row').filter({ hasText: '38.15' }).first()
  await expect.element(change).toHaveTextContent(/fake -38\.15/)
  await expectCount(page.getByRole('table').getByCss('.text-good'), 0)
})

test('of an API that flags nothing, the public tags of addresses say so', async () => {
  await renderApp(`/8802/tx/${landmarks['8802'].poisoning}`)
  await expect
    .element(page.getByCss('main h1 .sentence'))
    .toHaveTextContent(/^Possible address poisoning: called 0x2569b794 on /)
  await expect
    .element(note)
    .toHaveTextContent(
      'Possible address poisoning. All 6 token transfers are with addresses tagged as look-alike or poisoning. The listed senders did not sign this transaction. Do not copy an address from these transfers.',
    )
  const flow = page.getByRole('main').getByRole('region', { name: 'Value flow', exact: true })
  await expect
    .element(flow.getByTitle(`Same name as another token: ${landmarks['8802'].dollar}`).first())
    .toHaveTextContent('same name')
})

test('a swap has no such note', async () => {
  await renderApp(`/${chain}/tx/${at.routedSwap}`)
  await expect.element(page.getByRole('main').getByText('Success')).toBeVisible()
  await expectCount(note, 0)
})
