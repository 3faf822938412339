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

test('a nonce without a transaction and a time before the first block are said, and what a time looks like', async () => {
  const router = await renderApp(`/${chain}/tx/by-nonce/${at.nftOwner}/999999`)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not among the latest transactions of this sender')
  await router.navigate({ href: `/${chain}/block/at/1` })
  await expect.element(page.getByRole('alert')).toHaveTextContent('No block is that old')
  await router.navigate({ href: `/${chain}/block/at/yesterday` })
  await expect.element(page.getByText('yesterday is not a time')).toBeVisible()
})
