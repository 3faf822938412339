import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { at, chain } from '#/testing/pages'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

interface Sent {
  hash: string
  nonce: number
  block_number: number
  timestamp: string
  from: { hash: string }
}

test('a transaction opens by its sender and nonce, and a block by a time', async () => {
  const api = await startTestApi({ sources: 'one a chain' })
  const own = JSON.parse(await api.read(`/pro/${chain}/api/v2/transactions/${at.swap}`)) as Sent
  const router = await renderApp(`/${chain}/tx/by-nonce/${own.from.hash}/${own.nonce}`, api)
  await expect.poll(() => router.state.location.pathname).toBe(`/${chain}/tx/${own.hash}`)
  const time = own.timestamp.slice(0, 19)
  await router.navigate({ href: `/${chain}/block/at/${time}` })
  await expect.poll(() => router.state.location.pathname).toBe(`/${chain}/block/${own.block_number}`)
})

test('a day opens its first block, its last second the last one, and a day without blocks says so', async () => {
  const recorded = await fetch(`${import.meta.env.BASE_URL}demo/${chain}/blocks.json`)
  const blocks = (await recorded.json()) as { height: number; timestamp: number }[]
  const days = blocks.map(({ timestamp }) => new Date(timestamp * 1000).toISOString().slice(0, 10))
  const day = '2026-11-18'
  const router = await renderApp(`/${chain}/block/at/${day}`)
  await expect.poll(() => router.state.location.pathname).toBe(`/${chain}/block/${days.indexOf(day)}`)
  await router.navigate({ href: `/${chain}/block/at/${day}T23:59:59Z` })
  await expect.poll(() => router.state.location.pathname).toBe(`/${chain}/block/${days.lastIndexOf(day)}`)
  await router.navigate({ href: `/${chain}/block/at/2026-11-21` })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('First block of 2026-11-21 UTC')
  await expect.element(page.getByRole('alert')).toHaveTextContent('No block on 2026-11-21')
  await router.navigate({ href: `/${chain}/block/at/2020-01-01` })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`No block on 2020-01-01: the next one is block 0, of ${days[0]}`)
  await router.navigate({ href: `/${chain}/block/at/9999-01-01` })
  await expect.element(page.getByRole('alert')).toHaveTextContent('9999-01-01 is in the future')
  await router.navigate({ href: `/${chain}/block/at/${new Date(Date.now() + 3_600_000).toISOString()}` })
  await expect.element(page.getByRole('alert')).toHaveTextContent(/ is in the future$/)
})

test('a nonce without a transaction and a time before the first block are said, and what a time looks like', async () => {
  const router = await renderApp(`/${chain}/tx/by-nonce/${at.nftOwner}/999999`)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      /^Nonce 999999 is not used yet: the latest transaction of this sender that the API lists has nonce \d+$/,
    )
  await router.navigate({ href: `/${chain}/block/at/1` })
  await expect.element(page.getByRole('alert')).toHaveTextContent('No block is that old')
  await router.navigate({ href: `/${chain}/block/at/yesterday` })
  await expect.element(page.getByText('yesterday is not a time')).toBeVisible()
})

test('the address of a nonce keeps its letters, and says if they are mistyped', async () => {
  const mistyped = `${at.nftOwner.slice(0, -1)}${at.nftOwner.endsWith('4') ? '5' : '4'}`
  await renderApp(`/${chain}/tx/by-nonce/${mistyped}/5`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(mistyped)
  await expect.element(page.getByRole('note', { name: 'Probably mistyped' })).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The API lists no transaction that this address sent')
})
