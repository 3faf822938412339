import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chain } from '#/testing/pages'
import { expectPartAccessible } from '#/testing/expectAccessible'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const banner = () => page.getByRole('complementary', { name: 'Demo' })
const warnings = () => [...document.querySelectorAll('main .text-warn')].filter((each) => each.querySelector('time'))

test('the demo says once that it is recorded and when, and its ages are no warnings', async () => {
  const api = await startTestApi({ configure: (shipped) => ({ ...shipped, demo: true }) })
  for (const path of ['', chain, `${chain}/blocks`, `${chain}/gas`]) {
    const router = await renderApp(`/${path}`, api)
    await expect
      .element(banner())
      .toHaveTextContent(
        /^Recorded demo of \d{4}-\d\d-\d\d · Replay the last 30 blocks ?Explore a live chain · Explore your own node$/,
      )
    await settled(router)
    await expect.element(page.getByText(/^Latest block .* ago$/)).not.toBeInTheDocument()
    expect(warnings()).toEqual([])
  }
  await expectPartAccessible('aside[aria-label="Demo"]')
  await page.getByRole('link', { name: 'Explore a live chain' }).click()
  await expect.element(page.getByRole('textbox', { name: /URL/ })).toHaveValue('https://eth.blockscout.com')
})

test('a replay goes back by 30 blocks, says how far it is, and is stopped', async () => {
  const api = await startTestApi({ configure: (shipped) => ({ ...shipped, demo: true }) })
  await settled(await renderApp(`/${chain}/blocks`, api))
  const latest = page.getByRole('row').nth(1)
  await expect.element(latest).toHaveTextContent(/^434/)
  await page.getByRole('button', { name: 'Replay the last 30 blocks' }).click()
  await expect.element(banner()).toHaveTextContent(/^Replaying Meridian: block 40\d of 434 · Stop ?Next block in \d+ s/)
  await expect.element(page.getByRole('button', { name: 'Stop' })).toHaveFocus()
  await expect.element(latest).toHaveTextContent(/^40\d/)
  await expectPartAccessible('aside[aria-label="Demo"]')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(banner()).toHaveTextContent(/^Recorded demo of/)
  await expect.element(latest).toHaveTextContent(/^434/)
})

test('the banner has two lines at most on a phone, and one on a desktop', async () => {
  const api = await startTestApi({ configure: (shipped) => ({ ...shipped, demo: true }) })
  await settled(await renderApp(`/${chain}/blocks`, api))
  const replay = banner().getByRole('button')
  const height = () => banner().element().getBoundingClientRect().height
  for (const [width, most] of [
    [390, 62],
    [768, 40],
    [1440, 40],
  ] as const) {
    await page.viewport(width, 844)
    await expect.poll(height, { message: String(width) }).toBeLessThanOrEqual(most)
    expect(Math.ceil(replay.element().getBoundingClientRect().right)).toBeLessThanOrEqual(width)
  }
  await page.viewport(390, 844)
  await replay.click()
  await expect.element(banner()).toHaveTextContent(/Next block in/)
  expect(height()).toBeLessThanOrEqual(62)
  await replay.click()
})

test('a chain that has stopped has the day in place of today, and the age of its gas price', async () => {
  const router = await renderApp(`/${chain}`)
  await settled(router)
  await expect.element(page.getByText(/^Transactions on \d{4}-\d\d-\d\d$/)).toBeVisible()
  await expect.element(banner()).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /^Gas [\d.]+ Gwei · \d+ d ago$/ })).toBeVisible()
})
