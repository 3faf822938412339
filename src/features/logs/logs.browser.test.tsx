import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#/testing/actions'
import { json } from '#/api/testFaults'
import { ListOnPage } from '#/testing/listOnPage'
import { renderApp } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'
import { at, chain } from '#/testing/pages'

const path = `/${chain}/tx/${at.liquidation}/logs`
const list = new ListOnPage('Logs')
const cell = (row: number, header: string) =>
  list.rows[row]?.querySelectorAll('td')[['Index', 'Event', 'Contract', 'Values'].indexOf(header)]

test('logs name tokens by their symbol, and show their amounts in units', async () => {
  await renderApp(path)
  await list.opened()
  await expect.poll(() => cell(0, 'Contract')?.textContent).toBe('USDM')
  expect(cell(1, 'Contract')?.textContent).toBe('WMER')
  expect(cell(1, 'Contract')?.querySelector('a')?.title).toContain(at.wrapped)
  expect(cell(0, 'Values')?.textContent).toMatch(/^0x\S+ → 0x\S+, value: 37,849.4 USDM$/)
  // Exact digits and whole addresses.
  expect(cell(0, 'Values')?.querySelector('[title]')?.getAttribute('title')).toMatch(
    /^from: 0x[\da-f]{40}, to: 0x[\da-f]{40}, value: 37849448019 \(37849.448019 USDM\)$/i,
  )
  // Amounts of another contract are of the token that was transferred in the same amount.
  expect(cell(2, 'Contract')?.textContent).toBe('LendingPool')
  expect(cell(2, 'Values')?.textContent).toMatch(
    /^debtToCover: 37,849.4 USDM, liquidatedCollateralAmount: 14.1549 WMER, /,
  )
  const title = cell(2, 'Values')?.querySelector('[title]')?.getAttribute('title')
  expect(title).toMatch(/debtToCover: 37849448019 \(37849.448019 USDM\)/)
  expect(title).toMatch(/user: 0x[\da-f]{40}/i)
})

test('at 320 px the values of a log are cut after both amounts, with an ellipsis', async () => {
  await page.viewport(320, 800)
  await renderApp(path)
  await list.opened()
  await expect.poll(() => cell(2, 'Values')?.textContent).toMatch(/^debtToCover/)
  const area = cell(2, 'Values')?.getBoundingClientRect()
  const clamped = cell(2, 'Values')?.querySelector('span')
  expect(clamped && getComputedStyle(clamped).webkitLineClamp).toBe('2')
  expect(clamped?.scrollHeight).toBeGreaterThan(clamped?.clientHeight ?? Infinity)
  const amounts = [...(cell(2, 'Values')?.querySelectorAll('span') ?? [])].filter(({ textContent }) =>
    /^[\d,.]+ W?(?:USDM|MER)$/.test(textContent),
  )
  expect(amounts).toHaveLength(2)
  for (const amount of amounts) expect(amount.getBoundingClientRect().bottom).toBeLessThanOrEqual(area?.bottom ?? 0)
})

test('a token flagged as scam is marked, and one without valid decimals has raw amounts', async () => {
  const api = await startTestApi()
  api.on(/\/transactions\/0x[\da-f]{64}$/, async ({ real }) => {
    const transaction = JSON.parse(await real()) as {
      token_transfers: { token: object; total: object }[]
    }
    const [first] = transaction.token_transfers
    Object.assign(first?.token ?? {}, {
      reputation: 'scam',
      symbol: 'US\u202eDM',
      decimals: '300',
    })
    return json(transaction)
  })
  await renderApp(path, api)
  await list.opened()
  await expect.poll(() => cell(0, 'Contract')?.textContent).toBe('scam USU+202EDM')
  expect(cell(0, 'Values')?.textContent).toMatch(/value: 37849448019$/)
})

test('amounts of a contract that is flagged as scam are not in its symbol, which would pass for another', async () => {
  await renderApp(`/${chain}/tx/${at.poisoning}/logs`)
  await list.opened()
  await expect.poll(() => cell(2, 'Contract')?.textContent).toBe('scam same name as another tokenUSDM')
  await expect.poll(() => cell(2, 'Values')?.textContent).toMatch(/^0x\S+ → 0x\S+, value: 38150093$/)
})

test('an approval is in units of its token, which the transaction does not transfer, in row and details', async () => {
  await renderApp(`/${chain}/tx/${at.approval}/logs`)
  await list.opened()
  await expect.poll(() => cell(0, 'Values')?.textContent).toMatch(/^value: unlimited USDM, owner: 0x/)
  press(list.rows[0]?.querySelector('button[aria-label^="Details of row"]'))
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('1957898237789823778982unlimited')
})
