import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { savedSignatures } from '#/data/decoding/savedSignatures'
import landmarks from '#/demo/landmarks.json'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { buttonNamed, press } from '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const ADDRESS = landmarks[8801].arbitrage
const path = `/8801/address/${ADDRESS}/contract`
const DATABASE = /signatures\/signature-database/

const text = () => document.querySelector('[aria-label="Selectors"]')?.textContent ?? ''
const button = () => buttonNamed(/^Look up signatures$/)

/** Code that compares its input data with these selectors. */
const dispatch = (selectors: readonly string[]) =>
  `0x${selectors.map((selector) => `8063${selector.slice(2)}1461001057`).join('')}`

const TRANSFER = '0xa9059cbb'
const COLLISIONS = ['transfer(address,uint256)', 'many_msg_babbage(bytes1)']

/** The demo with a signature database, and an unverified contract with these selectors. */
async function startDatabase(selectors: readonly string[], answers: Readonly<Record<string, unknown>>) {
  const api = await startTestApi()
  const prefix = new URL(api.config.proUrl!, location.origin).pathname.split('/')[1]
  const config = { ...api.config, signaturesUrl: `/${prefix}/signatures` }
  api.on(/smart-contracts/, () => json({ deployed_bytecode: dispatch(selectors) }))
  api.on(DATABASE, () => json({ ok: true, result: { function: answers, event: {} } }))
  return { api, app: { config, fetch: api.fetch } }
}

const named = (...names: unknown[]) => names.map((name) => ({ name, filtered: false }))

test('“Look up signatures” sends one request; all candidates of the selectors are listed', async () => {
  savedSignatures.set({})
  const { api, app } = await startDatabase([TRANSFER, '0x12345678', '0x18160ddd'], {
    [TRANSFER]: named(...COLLISIONS, 'spam(address)', '<script>', COLLISIONS[0], 7),
    '0x18160ddd': named('totalSupply()'),
    '0x12345678': null,
  })
  const router = await renderApp(path, app)
  await expect.poll(text).toContain('Look up signatures')
  await settled(router)
  expect(api.askedFor(DATABASE)).toEqual([])
  button()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(text).toContain(`${TRANSFER}2 signatures have this selector:${COLLISIONS.join('')}`)
  await expect.poll(text).toContain('0x18160dddtotalSupply()')
  await expect.poll(text).toContain('0x12345678No signature found')
  expect(text()).not.toMatch(/spam|script/)
  expect(button()).toBeUndefined()
  await settled(router)
  expect(api.askedFor(DATABASE).map(({ searchParams }) => searchParams.get('function'))).toEqual([
    `${TRANSFER},0x12345678,0x18160ddd`,
  ])
  await expectAccessibleAndNarrow('section[aria-label="Selectors"]')
})

test('saved signatures are shown immediately, and only the others requested', async () => {
  savedSignatures.set({ [TRANSFER]: COLLISIONS })
  const { api, app } = await startDatabase([TRANSFER, '0x18160ddd'], { '0x18160ddd': named('totalSupply()') })
  await renderApp(path, app)
  await expect.poll(text).toContain('many_msg_babbage(bytes1)')
  await expect.element(page.getByRole('button', { name: 'Look up signatures' })).toBeVisible()
  press(button())
  await expect.poll(text).toContain('totalSupply()')
  expect(api.askedFor(DATABASE).map(({ searchParams }) => searchParams.get('function'))).toEqual(['0x18160ddd'])
  expect(Object.keys(savedSignatures.get())).toEqual([TRANSFER, '0x18160ddd'])
  savedSignatures.set({})
})

test('many selectors are requested in parts; a failure is shown, and Retry requests the rest', async () => {
  savedSignatures.set({})
  const others = Array.from({ length: 60 }, (_, index) => `0x1000${(index + 4096).toString(16)}`)
  const { api, app } = await startDatabase([TRANSFER, ...others], { [TRANSFER]: named(COLLISIONS[0]) })
  let isDown = true
  const answer = json({ ok: true, result: { function: { [TRANSFER]: named(COLLISIONS[0]) } } })
  api.on(DATABASE, ({ times }) => (times === 2 && isDown ? json({ error: 'down' }, 500) : answer))
  await renderApp(path, app)
  await expect.poll(button).toBeTruthy()
  press(button())
  await expect.poll(text).toContain('Couldn’t load signatures. Try again later.')
  await expect.poll(text).toContain(`${TRANSFER}transfer(address,uint256)`)
  isDown = false
  press(button())
  await expect.poll(button).toBeUndefined()
  const sizes = api.askedFor(DATABASE).map(({ searchParams }) => searchParams.get('function')?.split(',').length)
  expect(sizes).toEqual([50, 11, 50, 10])
  savedSignatures.set({})
})

test('a database without matches shows so; without a database there is no button', async () => {
  savedSignatures.set({})
  const { api, app } = await startDatabase([TRANSFER], {})
  await renderApp(path, app)
  await expect.poll(button).toBeTruthy()
  press(button())
  await expect.poll(text).toContain('No signature found')
  const router = await renderApp(path, api)
  await expect.poll(text).toContain(TRANSFER)
  await settled(router)
  expect(button()).toBeUndefined()
})
