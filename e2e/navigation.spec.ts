import landmarks from '#/demo/landmarks.json' with { type: 'json' }
import { pathOf } from './built'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'
import { at, chain } from './pages'

const other = landmarks['8802']
const lower = (hash: string) => hash.toLowerCase()

/** What is typed on which page, and the page that it leads to. */
const searches = [
  ['an address', `/${chain}`, ` ${at.router} `, `/${chain}/address/${lower(at.router)}`],
  ['a height', `/${chain}/blocks`, `#${at.crowdedBlock}`, `/${chain}/block/${at.crowdedBlock}`],
  ['a transaction', `/${chain}/txs`, at.routedSwap, `/${chain}/tx/${at.routedSwap}`],
  ['a transaction of another chain', '/', other.swap, `/8802/tx/${other.swap}`],
  ['an NFT', `/${chain}`, `${at.curios}/${at.longId}`, `/${chain}/token/${lower(at.curios)}/instance/${at.longId}`],
  ['a name', `/${chain}`, 'astral', `/${chain}/search?q=astral`],
  ['a name on all chains', '/', 'astral', '/search?q=astral'],
] as const

for (const [what, from, typed, leadsTo] of searches) {
  test(`the search box leads from ${from} to ${what}`, async ({ page, baseURL }) => {
    await page.goto(from)
    await page.getByRole('combobox', { name: /^Search / }).fill(typed)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(baseURL + leadsTo)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })
}

/** URLs without a chain, or with its slug, and the pages that they open. */
const redirects = [
  ['/meridian/blocks?type=uncle', `/${chain}/blocks?type=uncle`],
  [`/equinox/tx/${other.swap}`, `/8802/tx/${other.swap}`],
  ['/txs', `/${chain}/txs`],
  ['/blocks', `/${chain}/blocks`],
  ['/accounts', `/${chain}/addresses`],
  [`/block/${at.crowdedBlock}`, `/${chain}/block/${at.crowdedBlock}`],
  [`/tx/${at.routedSwap}`, `/${chain}/tx/${at.routedSwap}`],
  [`/tx/${other.swap}`, `/8802/tx/${other.swap}`],
  [`/address/${at.router}`, `/${chain}/address/${at.router}`],
  [`/token/${at.charts}`, `/${chain}/token/${at.charts}`],
  [`/token/${at.charts}/instance/7`, `/${chain}/token/${at.charts}/instance/7`],
  [`/nft/${at.charts}/7`, `/${chain}/token/${at.charts}/instance/7`],
  [`/tx/${other.swap}#eventlog`, `/8802/tx/${other.swap}/logs`],
  [`/address/${at.router}#internaltx`, `/${chain}/address/${at.router}/internal`],
  [`/meridian/address/${at.router}?tab=token_transfers`, `/${chain}/address/${at.router}/token-transfers`],
  [`/token/${at.dollar}?a=${at.router}`, `/${chain}/address/${at.router}/token-transfers?token=${at.dollar}`],
  [`/token/${at.charts}?a=7#inventory`, `/${chain}/token/${at.charts}/instance/7`],
  [`/token/${at.dollar}#balances`, `/${chain}/token/${at.dollar}/holders`],
  [`/address/${at.router}#tokentxns`, `/${chain}/address/${at.router}/token-transfers`],
  [`/address/${other.router}?tab=txs`, `/8802/address/${other.router}/txs`],
  ['/blocks?tab=uncles', `/${chain}/blocks?type=uncle`],
  ['/txsPending', `/${chain}/txs?filter=pending`],
  ['/withdrawals', `/${chain}/withdrawals`],
  [`/txs?block=${at.crowdedBlock}`, `/${chain}/block/${at.crowdedBlock}/txs`],
] as const

for (const [from, leadsTo] of redirects) {
  test(`${from} leads to ${leadsTo}`, async ({ page, baseURL }) => {
    await page.goto(from)
    await expect(page).toHaveURL(baseURL + leadsTo)
    await expect(page.getByRole('navigation', { name: 'Chain', exact: true })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('no such page')
  })
}

for (const [path, words] of [
  ['/999999', 'Chain 999999 not found'],
  ['/999999/txs', /Chain 999999 not found.*Add chain/],
  [`/${chain}/nonsense`, 'Page not found'],
  ['/nonsense', 'Page not found'],
  [`/${chain}/tx/${at.swap}/nonsense`, 'Page not found'],
] as const) {
  test(`${path} is said to lead nowhere`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(words)
    await expect(page.getByRole('combobox', { name: /^Search / })).toBeVisible()
  })
}

test('the chain switcher keeps the page', async ({ page, baseURL }) => {
  await page.goto(`/${chain}/withdrawals`)
  await page.getByRole('button', { name: 'Chain: Meridian. Switch' }).click()
  await page.getByRole('option', { name: /Equinox/ }).click()
  await expect(page).toHaveURL(`${baseURL}/8802/withdrawals`)
  const list = new ListView(page, 'Withdrawals')
  await list.opened()
  await expect(list.rows.first().getByRole('link').first()).toHaveAttribute('href', /^\/8802\//)
})

test('a link is followed without loading the app again', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
  await page.getByRole('link', { name: /Meridian/ }).click()
  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  await new ListView(page, 'Top accounts').opened()
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
})

test('the record that a row leads to opens with code that was loaded before the click', async ({ page }) => {
  const prefetched = page.waitForResponse(`**${pathOf('tx._hash.index')}`)
  await page.goto('/8801/txs')
  const list = new ListView(page, 'Transactions')
  await list.opened()
  await prefetched
  await page.waitForLoadState('networkidle')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await list.rows.first().getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Transaction overview' })).toContainText('Status')
  release()
})

test.describe('on a connection that loses a part', () => {
  test.use({ tolerates: 'failed requests' })

  test('the page of all chains stands in for their picker', async ({ page, baseURL }) => {
    await page.route(`**${pathOf('ChainPicker')}`, (route) => route.abort())
    await page.goto('/8801/txs')
    await page.getByRole('button', { name: /^Chain: / }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
    await expect(page.getByRole('link', { name: /Equinox/ }).first()).toBeVisible()
  })
})
