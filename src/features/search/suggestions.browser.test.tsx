import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { expectCount, fill, focus } from '#/testing/actions'
import { gate } from '#/testing/gate'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain, smallChain } from '#/testing/pages'

const box = page.getByRole('combobox', { name: /^Search / })
const list = page.getByRole('listbox', { name: 'Suggestions' })
const option = (name: string | RegExp) => list.getByRole('option', { name })
const quick = /\/search\/quick$/

/** Shows a page whose responses can be replaced. */
async function openPage() {
  const api = await startTestApi({ sources: 'one a chain' })
  return { api, router: await renderApp(`/${chain}/withdrawals`, api) }
}

test('a pasted address with line breaks and spaces is opened', async () => {
  const router = await renderApp(`/${chain}`)
  await fill(box, `\n  ${at.router}\t\n`)
  await expect.element(option(/Address|Router/).first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.state.location.href.toLowerCase()).toBe(`/${chain}/address/${at.router}`.toLowerCase())
})

/** What is pasted, and the page that is suggested for it. */
const pasted = [
  [`  ${at.router.slice(2).toUpperCase()} `, `/${chain}/address/${at.router}`],
  [`https://here.example/${chain}/address/${at.router}?tab=internal_txns`, `/${chain}/address/${at.router}/internal`],
  [`https://unknown.example/tx/${at.swap}#eventlog`, `/tx/${at.swap}/logs`],
  [`"${at.curios}/${at.longId}"`, `/${chain}/token/${at.curios}/instance/${at.longId}`],
  ['0x5', `/${chain}/block/5`],
  [' 1,234,567', `/${chain}/block/1234567`],
  ['vitalik.eth', `/${chain}/search?q=vitalik.eth`],
  ['20 Nov 2026 14:00', `/${chain}/block/at/2026-11-20T14:00:00Z`],
  [`${at.router} nonce 5`, `/${chain}/tx/by-nonce/${at.router}/5`],
  [`eip155:${smallChain}:${at.router}`, `/${smallChain}/address/${at.router}`],
  ['https://here.example/56/block/7', `/search?q=${encodeURIComponent('https://here.example/56/block/7')}`],
] as const

test('what is pasted is understood while no API responds', async () => {
  const { api } = await openPage()
  api.on(quick, () => ({ status: 200, body: '', end: 'never' }))
  for (const [typed, leadsTo] of pasted) {
    await fill(box, typed)
    await expect
      .poll(() => document.querySelector(`[role=listbox] [href="${leadsTo}" i]`)?.checkVisibility(), {
        message: typed,
      })
      .toBe(true)
  }
})

test('a recovery phrase, or a link that may have a key, is neither sent nor saved', async () => {
  const { api, router } = await openPage()
  const path = () => router.state.location.pathname
  await fill(box, 'abandon ability able about above absent absorb abstract absurd abuse access accident')
  await expect.element(page.getByText('It was not sent or saved')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await settled(router)
  expect(path()).toMatch(/withdrawals$/)
  await fill(box, 'https://node.example/v3/abandon')
  await expect
    .element(page.getByText('This link contains no block, transaction, address or token. It was not sent.'))
    .toBeVisible()
  await userEvent.keyboard('{Enter}')
  await settled(router)
  expect(path()).toMatch(/withdrawals$/)
  expect(api.askedFor(/\/search/)).toEqual([])
  expect(JSON.stringify(localStorage)).not.toContain('abandon')
})

test('a late response is shown for no other text', async () => {
  const { api, router } = await openPage()
  const { held, release } = gate()
  api.on(quick, async ({ url }) => {
    if (url.searchParams.get('q') === 'astral') await held
    return null
  })
  await fill(box, 'astral')
  await expect.poll(() => api.askedFor(quick).length).toBe(1)
  await fill(box, 'curio')
  await expect.element(option(/Curio/).first()).toBeVisible()
  release()
  await expect.poll(() => api.pending()).toBe(0)
  await settled(router)
  await expectCount(option(/Astral/), 0)
})

test('letters that are typed fast are requested once', async () => {
  const { api, router } = await openPage()
  await focus(box)
  await userEvent.keyboard('astral')
  await expect.element(option(/Astral \(AST\)/)).toBeVisible()
  await settled(router)
  expect(api.askedFor(quick).length).toBeLessThanOrEqual(2)
})

test('scams are marked and last; names with invisible characters are shown as such', async () => {
  const { api } = await openPage()
  const token = { type: 'token', symbol: 'X', address_hash: at.router }
  api.on(quick, () =>
    json([
      { ...token, name: 'Gift', address_hash: at.dollar, reputation: 'scam' },
      { ...token, name: 'safe\u202egpj.exe' },
      { type: 'hat', name: 'Hat', address_hash: at.charts },
    ]),
  )
  await fill(box, 'anything')
  await expect.element(option(/U\+202E/)).toBeVisible()
  await expect.element(option(/Hat/)).toBeVisible()
  await expect.element(option(/Gift/)).toHaveTextContent(/^scam same name as another tokenGift/)
  const shown = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  expect(shown().findIndex((text) => text.includes('Gift'))).toBe(1)
})

test('an API without quick search is requested for its full search', async () => {
  const { api } = await openPage()
  api.on(quick, () => json({ message: 'Unknown API v2 action' }, 400))
  await fill(box, 'astral')
  await expect.element(option(/Astral \(AST\)/)).toBeVisible()
})

test('without an API, the page of what was typed is suggested still', async () => {
  const { api } = await openPage()
  api.on(/\/search/, () => 'reset')
  await fill(box, at.router)
  await expect.element(page.getByText('Suggestions unavailable')).toBeVisible()
  await expect.element(option(/Address/)).toBeVisible()
})
