import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { at, chain } from './pages'
import { expectCount, focus } from './actions'
import { expectAccessible } from './expectAccessible'
import { renderApp, settled } from './renderApp'

const block = `/${chain}/block/${at.crowdedBlock}`
const hint = page.getByRole('tooltip')
const label = page.getByRole('button', { name: 'Priority fees' })
const sentence = 'Paid by senders to the validator on top of the base fee.'

test('a hint opens on hover, stays under the pointer, and moves nothing', async () => {
  await settled(await renderApp(block))
  const place = () => label.element().getBoundingClientRect().toJSON() as unknown
  label.element().scrollIntoView({ block: 'center' })
  const before = place()
  await userEvent.hover(label)
  await expect.element(hint).toHaveTextContent(sentence)
  expect(place()).toEqual(before)
  await userEvent.hover(hint)
  await expect.element(hint).toBeVisible()
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  await expectCount(hint, 0)
})

test('a hint opens on keyboard focus, describes its label, and closes on Escape', async () => {
  await settled(await renderApp(block))
  await expect.element(label).toHaveAccessibleDescription(sentence)
  await focus(page.getByRole('button', { name: 'Burnt fees' }))
  await userEvent.keyboard('{Tab}')
  await expect.element(label).toHaveFocus()
  await expect.element(hint).toHaveTextContent(sentence)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expectCount(hint, 0)
  await expect.element(label).toHaveFocus()
})

for (const path of [block, `/${chain}/tx/${at.routedSwap}`, `/${chain}/tx/${at.pendingTransfer}`]) {
  test(`${path}: every label has a hint of at most 15 words`, async () => {
    const router = await renderApp(path)
    const rows = () => [...document.querySelectorAll('main dl.ruled > div')]
    await expect.poll(() => rows().some(({ textContent }) => textContent.includes('Nonce'))).toBe(true)
    await settled(router)
    for (const row of rows()) {
      const hints = [...row.querySelectorAll('[role=tooltip]')].map(({ textContent }) => textContent)
      expect(hints, row.textContent).toHaveLength(1)
      expect(hints[0]?.split(/\s+/).length).toBeLessThanOrEqual(15)
    }
  })
}
