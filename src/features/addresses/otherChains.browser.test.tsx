import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type FaultAnswer, json } from '#/api/testFaults'
import { click, pressEnter } from '#/testing/actions'
import { gate } from '#/testing/gate'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const path = `/${chain}/address/${at.nftOwner}`
const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** An API of a chain of the demo and forty others, each with its own API. */
const manyChains = () =>
  startTestApi({
    sources: 'one a chain',
    configure: (shipped, url) => {
      const others = Array.from({ length: 40 }, (_, place) => ({
        id: String(9000 + place),
        name: `Chain ${place}`,
        baseUrl: `${url}/other/${place}`,
        currency,
      }))
      return { ...shipped, chains: [...shipped.chains.slice(0, 1), ...others] }
    },
  })

const unused = json({ hash: at.nftOwner, is_contract: false })
const used = json({ hash: at.nftOwner, is_contract: true, coin_balance: '1500000000000000000', exchange_rate: '2000' })
const asked = /\/other\/\d+\/api\/v2\/addresses\/0x[\da-f]{40}$/i
const counted = /\/other\/\d+\/api\/v2\/addresses\/0x[\da-f]{40}\/counters$/i

const placeOf = (url: URL) => Number(/\/other\/(\d+)/.exec(url.pathname)?.[1])

/** The response of a chain: an unused address on most, another response on a few. */
function answerOf(place: number): FaultAnswer {
  if (place === 1 || place === 30) return used
  if (place === 2) return json({ error: 'An API key is required' }, 402)
  if (place === 3) return json({ message: 'Not today' }, 422)
  return place === 4 ? json({ message: 'Not found' }, 404) : unused
}

const button = (name: string) => page.getByRole('button', { name })

test('an address is searched on forty chains, a few at a time', async () => {
  const api = await manyChains()
  let now = 0
  let most = 0
  api.on(asked, async ({ url }) => {
    most = Math.max(most, (now += 1))
    await new Promise(requestAnimationFrame)
    now -= 1
    return answerOf(placeOf(url))
  })
  api.on(counted, () => json({ transactions_count: '12', token_transfers_count: '0' }))
  const router = await renderApp(path, api)
  await click(page.getByText('40 other chains'))
  const panel = page.getByRole('table', { name: 'This address on other chains' })
  await expect.element(page.getByText('Used on 2 of 40 chains, 2 failed.')).toBeVisible()
  expect(most).toBe(3)
  expect(api.askedFor(asked)).toHaveLength(40)

  const row = (name: string) => panel.getByRole('row', { name: new RegExp(`^${name} `) })
  await expect.element(row('Chain 1')).toHaveTextContent(/Contract.*1\.5 ?ETH \(\$3,000\.00\).*12/)
  await expect.element(row('Chain 2')).toHaveTextContent('needs an API key')
  await expect.element(row('Chain 3')).toHaveTextContent('failed')
  await expect.element(row('Chain 4')).toHaveTextContent('No activity')

  api.on(asked, () => used)
  await click(button('Retry failed'))
  await expect.element(page.getByText('Used on 4 of 40 chains.')).toBeVisible()
  expect(api.askedFor(asked)).toHaveLength(42)

  await click(row('Chain 1').getByRole('link'))
  await expect.poll(() => router.state.resolvedLocation?.pathname).toMatch(/^\/9001\/address\//)
  await expect.element(page.getByCss('main header')).toHaveTextContent(/Balance.*1\.5/)
})

test('the search stops on Stop, and continues from there on Resume', async () => {
  const api = await manyChains()
  let rest = gate()
  api.on(asked, async ({ url }) => {
    const place = placeOf(url)
    if (place >= 5) await rest.held
    return answerOf(place)
  })
  api.on(counted, () => json({ transactions_count: '12' }))
  await renderApp(path, api)
  await click(page.getByText('40 other chains'))
  await expect.element(page.getByText('Used on 1 of 40 chains, 2 failed, 35 loading.')).toBeVisible()
  await pressEnter(button('Stop'))
  await expect.element(page.getByText('Used on 1 of 40 chains, 2 failed, 35 not searched.')).toBeVisible()
  await expect.element(button('Resume')).toHaveFocus()
  const before = api.askedFor(asked).length
  expect(before).toBeLessThanOrEqual(8)
  rest.release()
  // Held again: the search would be over before its button is looked at.
  rest = gate()
  await pressEnter(button('Resume'))
  await expect.element(button('Stop')).toHaveFocus()
  rest.release()
  await expect.element(page.getByText('Used on 2 of 40 chains, 2 failed.')).toBeVisible()
  // Only the chains that failed or were stopped get another request.
  expect(api.askedFor(asked)).toHaveLength(before + 37)
})
