import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain } from './pages'
import { click, expectCount, focus, watchClipboard } from './actions'
import { expectPartAccessible } from './expectAccessible'
import { renderApp, settled } from './renderApp'
import { startTestApi } from './testApi'

const button = page.getByRole('button', { name: 'Copy as' })
const menu = page.getByRole('menu', { name: 'Copy as' })
const item = (name: string) => page.getByRole('menuitem', { name })
const statuses = page.getByRole('status')

async function copyAs(choice: string): Promise<void> {
  await click(button)
  await click(item(choice))
  await expectCount(statuses.filter({ hasText: /^Copied$/ }), 1)
  await expectCount(item(choice), 0)
}

/** Each kind of record: its page, what identifies it, and the path of its body below /api/v2. */
const records = [
  [`tx/${at.swap}`, 'Transaction hash', at.swap, `transactions/${at.swap}`],
  [`block/${at.crowdedBlock}`, 'Block hash', /^0x[\da-f]{64}$/, `blocks/${at.crowdedBlock}`],
  [`address/${at.router}`, 'Address', at.router, `addresses/${at.router}`],
  [`token/${at.dollar}`, 'Contract address', at.dollar, `tokens/${at.dollar}`],
  [`token/${at.curios}/instance/${at.longId}`, 'Token ID', at.longId, `tokens/${at.curios}/instances/${at.longId}`],
] as const

for (const [path, what, id, endpoint] of records) {
  test(`/${path} is copied as link, ${what} and JSON`, async () => {
    const copied = watchClipboard()
    const api = await startTestApi()
    await settled(await renderApp(`/${chain}/${path}`, api))
    await copyAs('Link to this page')
    await expect.poll(copied).toBe(`${location.origin}/${chain}/${path}`)
    await copyAs(what)
    await expect.poll(copied).toMatch(id)
    await copyAs('Raw JSON')
    await expect.poll(copied).toBe(await api.read(`/pro/${chain}/api/v2/${endpoint}`))
  })
}

test('every number of the JSON is copied as it was sent', async () => {
  const copied = watchClipboard()
  const api = await startTestApi({ sources: 'one a chain' })
  const sent = `{"address_hash":"${at.dollar}","big":123456789012345678901234567890,"rate":1.10,"small":6.36e-07,"deep":[[-0.0]],"text":"\\u202e é"}`
  api.on(new RegExp(`/tokens/${at.dollar}$`, 'i'), () => json(sent))
  await settled(await renderApp(`/${chain}/token/${at.dollar}`, api))
  await copyAs('Raw JSON')
  await expect.poll(copied).toBe(sent)
})

test('the menu works by keyboard only', async () => {
  const copied = watchClipboard()
  await settled(await renderApp(`/${chain}/token/${at.dollar}`))
  const [first, second, last] = ['Link to this page', 'Contract address', 'Raw JSON'] as const
  const pressed = async (key: string, focused: string) => {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(item(focused)).toHaveFocus()
  }
  await focus(button)
  await pressed('Enter', first)
  await userEvent.keyboard('{Escape}')
  await expectCount(menu, 0)
  await expect.element(button).toHaveFocus()

  await pressed('ArrowUp', last)
  await pressed('ArrowDown', first)
  await pressed('ArrowUp', last)
  await pressed('Home', first)
  await pressed('End', last)
  await userEvent.keyboard('{Tab}')
  await expectCount(menu, 0)

  await focus(button)
  await pressed('ArrowDown', first)
  await expectPartAccessible('main > header')
  await pressed('ArrowDown', second)
  await userEvent.keyboard('{Enter}')
  await expectCount(statuses.filter({ hasText: /^Copied$/ }), 1)
  await expect.poll(copied).toBe(at.dollar)
  await expectCount(menu, 0)
  await expect.element(button).toHaveFocus()
})

test('without a clipboard the menu shows that nothing was copied', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  try {
    await renderApp(`/${chain}/tx/${at.swap}`)
    await click(button)
    await click(item('Transaction hash'))
    await expect.element(statuses.filter({ hasText: 'Not copied' })).toBeVisible()
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard')
  }
})
