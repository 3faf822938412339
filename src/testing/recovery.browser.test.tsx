import { expect, test, vi } from 'vitest'
import { recoverAutomatically } from '#/data/queries/recovery'
import { at, chain } from './pages'
import { fakeTime } from './fakeTime'
import { renderApp } from './renderApp'
import { startTestApi } from './testApi'

const main = () => document.querySelector('main')

// The page, the endpoint of its record, and a text that only the record has.
test.each([
  ['a transaction', `tx/${at.swap}`, /\/transactions\/0x[\da-f]{64}$/i, 'Gas price'],
  ['a block', `block/${at.crowdedBlock}`, /\/blocks\/\d+$/, 'Gas used'],
  ['an address', `address/${at.nftOwner}`, /\/addresses\/0x[\da-f]{40}$/i, 'EOA'],
  ['a token', `token/${at.curios}`, /\/tokens\/0x[\da-f]{40}$/i, 'Holders'],
  ['an NFT', `token/${at.curios}/instance/${at.longId}`, /\/instances\/\d+$/, 'ERC-'],
])('%s that failed is loaded automatically once its server is back', async (_, path, endpoint, says) => {
  const api = await startTestApi({ sources: 'one a chain' })
  let isDown = true
  api.on(/./, () => (isDown ? 'reset' : null))
  fakeTime()
  const { queryClient, requestQueues } = (await renderApp(`/${chain}/${path}`, api)).options.context
  recoverAutomatically(queryClient, requestQueues)
  const advance = async () => {
    if (api.pending() === 0) await vi.advanceTimersByTimeAsync(1000)
    return main()
  }
  await expect.poll(async () => (await advance())?.querySelector('[role=timer]')?.checkVisibility()).toBe(true)
  isDown = false
  const before = api.askedFor(endpoint).length
  // The delay doubles with each failure.
  const requests = async () => {
    await advance()
    return api.askedFor(endpoint).length
  }
  await expect.poll(requests, { timeout: 20_000 }).toBeGreaterThan(before)
  await expect.poll(async () => (await advance())?.textContent).toContain(says)
  await expect.poll(async () => (await advance())?.querySelector('[role=alert]') ?? null).toBeNull()
})
