import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from '#/testing/pages'
import '#/testing/actions'
import { expectAccessible } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const path = `/${chain}/tx/${at.invalidDeposit}`
const overview = () => page.getByCss('section[aria-label="Transaction overview"]')

test('a deposit that the list of deposits marks as invalid has a warning', async () => {
  const router = await renderApp(path)
  await expect
    .element(page.getByCss('main h1 .sentence'))
    .toHaveTextContent(/^Deposited 32 MER \(\$[\d,.]+\) for validator 0xa0e2443e/)
  const note = overview().getByRole('note')
  await expect
    .element(note)
    .toHaveTextContent(
      /^Invalid deposit\. The list of deposits marks it as invalid.* the deposit contract received the amount\. Ask your staking provider/,
    )
  await expect
    .element(note.getByRole('link', { name: 'list of deposits' }))
    .toHaveAttribute('href', `/${chain}/deposits`)
  await settled(router)
  await expectAccessible()
})

test('a pending deposit says so, and one that is completed, or in no list, nothing', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  let status = 'pending'
  api.on(/\/beacon\/deposits$/, () =>
    json({ items: [{ index: 1, status, transaction_hash: at.invalidDeposit }], next_page_params: null }),
  )
  await renderApp(path, api)
  await expect.element(overview()).toHaveTextContent('The list of deposits marks it as pending')
  status = 'completed'
  await settled(await renderApp(path, api))
  await expect.element(overview()).not.toHaveTextContent('list of deposits')
  api.on(/\/beacon\/deposits$/, () => json({ message: 'Not found' }, 404))
  await settled(await renderApp(path, api))
  await expect.element(overview()).not.toHaveTextContent('list of deposits')
})
