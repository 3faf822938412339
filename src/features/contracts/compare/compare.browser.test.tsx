import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain, smallChain } from '#/testing/pages'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { buttonNamed, press } from '#/testing/actions'
import { renderApp } from '#/testing/renderApp'
import { startTestApi, type TestApi } from '#/testing/testApi'

const main = () => document.querySelector('main')?.textContent ?? ''
const diff = () => document.querySelector<HTMLElement>('[aria-label^="Differences in"]')
const linesOf = (kind: string) =>
  [...(diff()?.querySelectorAll(`[data-diff="${kind}"]`) ?? [])].map(({ textContent }) => textContent)
const listed = (group: string) =>
  [...document.querySelectorAll(`[aria-label="Compared files"] [aria-label="${group}"] a`)].map(
    ({ textContent }) => textContent,
  )

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `uint256 value${index + 1};`)

interface Source {
  source_code: string
  file_path: string
  additional_sources?: object[]
}

/** The API with these sources of one address on two chains. */
async function twoChains(here: Source, there: Source | null): Promise<TestApi> {
  const api = await startTestApi()
  const contract = { is_verified: true, name: 'Made', language: 'solidity', abi: [] }
  api.on(/smart-contracts\/0x/, ({ url }) => {
    const fields = url.pathname.includes(`/${smallChain}/`) ? there : here
    return json(fields ? { ...contract, ...fields } : { message: 'Not found' }, fields ? 200 : 404)
  })
  return api
}

const path = `/${chain}/address/${at.charts}/contract`
const compared = `?compare=${smallChain}:${at.charts}`

const lines = numbered(40)
const here = {
  source_code: lines.with(19, 'uint256 changed;').join('\n'),
  file_path: 'A.sol',
  additional_sources: [
    { file_path: 'lib/Same.sol', source_code: 'library Same {}' },
    { file_path: 'lib/New.sol', source_code: 'library New {}' },
  ],
}
const there = {
  source_code: lines.join('\n'),
  file_path: 'A.sol',
  additional_sources: [
    { file_path: 'lib/Same.sol', source_code: 'library Same {}' },
    { file_path: 'lib/Old.sol', source_code: 'library Old {}\n// <b>\u202e</b>' },
  ],
}

test('a source is compared with the same address on another chain', async () => {
  const api = await twoChains(here, there)
  const router = await renderApp(path, api)
  const choice = page.getByRole('combobox', { name: 'Compare with' })
  await choice.selectOptions(`${smallChain}:${at.charts}`)
  await expect.poll(() => router.state.location.search).toEqual({ compare: `${smallChain}:${at.charts}` })
  await expect.poll(main).toContain('Files: 1 changed · 1 only here · 1 only there · 1 same')
  await expect.poll(() => listed('Changed')).toEqual(['A.sol'])
  expect(listed('Only here')).toEqual(['lib/New.sol'])
  expect(listed('Only there')).toEqual(['lib/Old.sol'])
  expect(listed('Same')).toEqual(['lib/Same.sol'])
  await expect.poll(() => linesOf('added')).toEqual(['20+uint256 changed;'])
  expect(linesOf('removed')).toEqual(['20−uint256 value20;'])
  expect(linesOf('same')).toHaveLength(6)
  await choice.selectOptions('None')
  await expect.element(page.getByRole('region', { name: 'Source code', exact: true })).toBeVisible()
})

test('hidden lines are shown on press, by keyboard as well', async () => {
  await renderApp(path + compared, await twoChains(here, there))
  await expect.poll(() => linesOf('same')).toHaveLength(6)
  press(buttonNamed(/^Show 16 unchanged lines$/))
  await expect.poll(() => linesOf('same')).toHaveLength(22)
  await expect.poll(() => document.activeElement).toBe(diff())
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => linesOf('same')).toHaveLength(39)
})

test('a file that only one source has is shown whole, as text', async () => {
  await renderApp(path + compared, await twoChains(here, there))
  await page.getByRole('link', { name: 'lib/Old.sol' }).click()
  await expect.poll(() => linesOf('removed')).toEqual(['1−library Old {}', '2−// <b>U+202E</b>'])
  expect(diff()?.querySelector('b')).toBeNull()
})

test('the same sources are said to be the same', async () => {
  await renderApp(path + compared, await twoChains(here, here))
  await expect.poll(main).toContain('The sources are the same.')
  await expect.poll(main).toContain('No differences.')
  expect(buttonNamed(/^Show 40 unchanged lines$/)).toBeTruthy()
})

test('a chain without the contract says so', async () => {
  await renderApp(path + compared, await twoChains(here, null))
  await expect.poll(main).toContain('No contract found at this address on')
})

test('a link cannot compare with any other contract', async () => {
  await renderApp(`${path}?compare=${chain}:${at.dollar}`)
  await expect.poll(main).toContain('The link compares with a contract that is no part of this one')
  await expect.element(page.getByRole('region', { name: 'Source code', exact: true })).toBeVisible()
})

test('a proxy is compared with its implementation', async () => {
  await renderApp(`/${chain}/address/${at.proxy}/contract`)
  const choice = page.getByRole('combobox', { name: 'Compare with' })
  const option = () =>
    [...document.querySelectorAll('option')].find(({ textContent }) => textContent.startsWith('Implementation:'))
  await expect.poll(option).toBeTruthy()
  await choice.selectOptions(option()!)
  await expect.poll(main).toContain('Compared with Implementation: Observatory')
  await expect.poll(() => diff()?.textContent).toBeTruthy()
})

test('20,000 lines with one change stay light, also when all are shown', async () => {
  const many = numbered(20_000)
  const api = await twoChains(
    { source_code: many.with(9_999, 'uint256 changed;').join('\n'), file_path: 'Big.sol' },
    { source_code: many.join('\n'), file_path: 'Big.sol' },
  )
  await renderApp(path + compared, api)
  await expect.poll(() => linesOf('added')).toEqual(['10000+uint256 changed;'])
  press(buttonNamed(/^Show 9,996 unchanged lines$/))
  await expect.poll(() => linesOf('same').length).toBeGreaterThan(20)
  expect(linesOf('same').length).toBeLessThan(200)
})

test('files that differ too much are not compared line by line', async () => {
  const text = (name: string) => Array.from({ length: 20_000 }, (_, index) => `${name}${index}`).join('\n')
  const api = await twoChains(
    { source_code: text('a'), file_path: 'A.sol' },
    { source_code: text('b'), file_path: 'A.sol' },
  )
  await renderApp(path + compared, api)
  await expect.poll(main).toContain('Too many differences to compare')
  expect(main()).toContain('20,000 lines here and 20,000 lines there')
})

test('axe finds nothing, and the comparison fits a narrow window', async () => {
  await renderApp(path + compared, await twoChains(here, there))
  await expect.poll(() => linesOf('added')).toHaveLength(1)
  await expect.poll(() => diff()?.querySelector('[data-kind]')).toBeTruthy()
  await expectAccessibleAndNarrow()
  await page.viewport(390, 844)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await page.viewport(1440, 900)
})
