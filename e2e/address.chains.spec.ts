import { type Answer, json } from './fixtures/faults'
import { liveConfig } from './fixtures/config'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** The demo's chains and forty others, each with its own API. */
function manyChains(url: string): string {
  const config = JSON.parse(liveConfig(url)) as { chains: object[] }
  const others = Array.from({ length: 40 }, (_, place) => ({
    id: String(9000 + place),
    name: `Chain ${place}`,
    baseUrl: `${url}/other/${place}`,
    currency,
  }))
  return JSON.stringify({ ...config, chains: [...config.chains.slice(0, 1), ...others] })
}

const unused = json({ hash: at.nftOwner, is_contract: false })
const used = json({ hash: at.nftOwner, is_contract: true, coin_balance: '1500000000000000000', exchange_rate: '2000' })
const asked = /\/other\/\d+\/api\/v2\/addresses\/0x[\da-f]{40}$/i
const counted = /\/other\/\d+\/api\/v2\/addresses\/0x[\da-f]{40}\/counters$/i

/** The response of each chain: an unused address on most, another response on a few. */
function answerOf(path: string): Answer {
  const place = Number(/\/other\/(\d+)/.exec(path)?.[1])
  if (place === 1 || place === 30) return used
  if (place === 2) return json({ error: 'An API key is required' }, 402)
  if (place === 3) return json({ message: 'Not today' }, 422)
  return place === 4 ? json({ message: 'Not found' }, 404) : unused
}

/** Time for a few chains at a time to answer on a busy machine, ms. */
const all = { timeout: 30_000 }

test.use({ tolerates: 'failed requests' })

test('the same address is looked for on forty chains, a few at a time', async ({ page, faults, openSite }) => {
  let now = 0
  let most = 0
  faults.on(asked, async ({ url }) => {
    most = Math.max(most, (now += 1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    now -= 1
    return answerOf(url.pathname)
  })
  faults.on(counted, () => json({ transactions_count: '12', token_transfers_count: '0' }))
  await page.goto(`${await openSite(manyChains(faults.url))}/${chain}/address/${at.nftOwner}`)
  await page.getByText('40 other chains').click()
  const panel = page.getByRole('table', { name: 'This address on other chains' })
  await expect(page.getByText('Used on 2 of 38 chains, 2 failed.')).toBeVisible(all)
  expect(most).toBeLessThanOrEqual(3)
  expect(faults.askedFor(asked)).toHaveLength(40)

  const row = (name: string) => panel.getByRole('row', { name: new RegExp(`^${name} `) })
  await expect(row('Chain 1')).toHaveText(/Contract.*1\.5 ?ETH \(\$3,000\.00\).*12/)
  await expect(row('Chain 2')).toContainText('needs an API key')
  await expect(row('Chain 3')).toContainText('failed')
  await expect(row('Chain 4')).toContainText('No activity')

  faults.on(asked, () => used)
  await page.getByRole('button', { name: 'Retry failed' }).click()
  await expect(page.getByText('Used on 4 of 40 chains.')).toBeVisible()
  expect(faults.askedFor(asked)).toHaveLength(42)

  await row('Chain 1').getByRole('link').click()
  await expect(page).toHaveURL(/\/9001\/address\//)
  await expect(page.locator('main header')).toContainText(/Balance.*1\.5/)
})

test('the search stops when it is told to, and goes on from there', async ({ page, faults, openSite }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  faults.on(asked, async ({ url }) => {
    if (Number(/\/other\/(\d+)/.exec(url.pathname)?.[1]) >= 5) await held
    return answerOf(url.pathname)
  })
  faults.on(counted, () => json({ transactions_count: '12' }))
  await page.goto(`${await openSite(manyChains(faults.url))}/${chain}/address/${at.nftOwner}`)
  await page.getByText('40 other chains').click()
  await expect(page.getByText('Used on 1 of 3 chains, 2 failed, 35 loading.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(page.getByText('Used on 1 of 3 chains, 2 failed, 35 stopped.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused()
  const before = faults.askedFor(asked).length
  expect(before).toBeLessThanOrEqual(8)
  release()
  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused()
  await expect(page.getByText('Used on 2 of 38 chains, 2 failed.')).toBeVisible(all)
  // Only the chains that failed or were stopped get another request.
  expect(faults.askedFor(asked)).toHaveLength(before + 37)
})
