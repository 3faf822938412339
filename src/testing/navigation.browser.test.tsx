import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import landmarks from '#/demo/landmarks.json'
import { at, chain } from './pages'
import { renderApp } from './renderApp'

const other = landmarks['8802']
const lower = (hash: string) => hash.toLowerCase()
const main = () => document.querySelector('main')

/** What is typed on which page, and the page that it leads to. */
const searches = [
  ['an address', `/${chain}`, ` ${at.router} `, `/${chain}/address/${lower(at.router)}`],
  ['a height', `/${chain}/blocks`, `#${at.crowdedBlock}`, `/${chain}/block/${at.crowdedBlock}`],
  ['a transaction', `/${chain}/txs`, at.routedSwap, `/${chain}/tx/${at.routedSwap}`],
  ['a transaction of another chain', '/', other.swap, `/8802/tx/${other.swap}`],
  ['an NFT', `/${chain}`, `${at.curios}/${at.longId}`, `/${chain}/token/${lower(at.curios)}/instance/${at.longId}`],
  ['a name', `/${chain}`, 'sundial', `/${chain}/search?q=sundial`],
  ['a name on all chains', '/', 'astral', '/search?q=astral'],
] as const

test.each(searches)('the search box leads to %s, from %s', async (_, from, typed, leadsTo) => {
  const router = await renderApp(from)
  await page.getByRole('combobox', { name: /^Search / }).fill(typed)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.history.location.href).toBe(leadsTo)
  await expect.poll(() => main()?.querySelector('a[href]')?.checkVisibility()).toBe(true)
})

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

test.each(redirects)('%s leads to %s', async (from, leadsTo) => {
  const router = await renderApp(from)
  await expect.poll(() => router.history.location.href).toBe(leadsTo)
  await expect.poll(() => document.querySelector('nav[aria-label="Chain"]')).not.toBeNull()
  await expect.poll(() => main()?.querySelector('h1')?.textContent).toBeTruthy()
  expect(main()?.textContent).not.toContain('Page not found')
})

const unknown = `0x${'5'.repeat(64)}`
/** Links without a chain to what the default chain does not know, and where they lead. */
const links = [
  [`/tx/${other.swap}?tab=logs`, `/8802/tx/${other.swap}/logs`],
  [`/tx/${unknown}`, `/${chain}/tx/${unknown}`],
  [`/block/${unknown}`, `/${chain}/block/${unknown}`],
  [`/address/0x${'5'.repeat(40)}`, `/${chain}/address/0x${'5'.repeat(40)}`],
] as const

test('a link without a chain leads to the chain that knows it, else to the default one, also within the app', async () => {
  const router = await renderApp(links[0][0])
  for (const [index, [from, leadsTo]] of links.entries()) {
    if (index > 0) router.history.push(from)
    await expect.poll(() => router.state.resolvedLocation?.href).toBe(leadsTo)
    await expect.poll(() => main()?.querySelector('h1')?.textContent).toBeTruthy()
    expect(main()?.textContent).not.toContain('Page not found')
  }
})

test.each([
  ['/999999', 'Chain 999999 not configured'],
  ['/999999/txs', /Chain 999999 is not configured here.*Add chain 999999/],
  [`/1/tx/${at.swap}`, /Ethereum \(chain ID 1\) is not configured here.*Add Ethereum.*Search the configured chains/],
  [`/base/nothing/${at.swap}`, /Base \(chain ID 8453\) is not configured here.*Add Base/],
  [`/${chain}/address/${at.swap}`, /is not an address.*This has the digits of a hash.*Open it as a transaction/],
  [`/${chain}/tx/${at.router}`, /is not a transaction hash.*This has the digits of an address.*Open the address/],
  [`/${chain}/nonsense`, 'Page not found'],
  ['/nonsense', 'Page not found'],
  [`/${chain}/tx/${at.swap}/nonsense`, 'Page not found'],
] as const)('%s is said to lead nowhere', async (path, words) => {
  await renderApp(path)
  await expect.poll(() => main()?.textContent).toMatch(words)
  await expect.element(page.getByRole('combobox', { name: /^Search / })).toBeVisible()
})
