import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { json } from '#/api/testFaults'
import { at, chain, smallChain } from '#/testing/pages'
import landmarks from '#/demo/landmarks.json'
import { renderAnswers } from '#/testing/answers'
import { buttonNamed, press } from '#/testing/actions'
import { renderApp, settled } from '#/testing/renderApp'
import { startTestApi } from '#/testing/testApi'

const HASH = `0x${'c'.repeat(40)}`

const main = () => document.querySelector('main')?.textContent ?? ''
const code = () => document.querySelector<HTMLElement>('[role="region"].code')
const lineNamed = (line: number) => code()?.querySelector<HTMLElement>(`[aria-label="Line ${line}"]`)
const highlighted = () =>
  [...(code()?.querySelectorAll('[data-line][aria-current] > a') ?? [])].map(({ textContent }) => textContent)

/** Whether a line is within the window. */
const isVisible = (line: number) => {
  const { top = -1, bottom = -1 } = lineNamed(line)?.getBoundingClientRect() ?? {}
  return top >= 0 && bottom <= innerHeight
}

/** Shows the contract tab of a contract with these fields. */
async function renderContract(fields: object, tab = ''): Promise<void> {
  const body = { is_verified: true, name: 'Made', language: 'solidity', abi: [], ...fields }
  await renderAnswers({ [`smart-contracts/${HASH}`]: JSON.stringify(body) }, `address/${HASH}/contract${tab}`)
}

describe('the code of a verified contract', () => {
  const path = `/${chain}/address/${at.charts}/contract`

  test('shows what was verified, its files, and the file with the contract', async () => {
    await renderApp(path)
    await expect.poll(main).toContain('Full match')
    await expect.poll(main).toContain('Optimizer')
    await expect.element(page.getByRole('navigation', { name: 'Files' })).toBeVisible()
    await expect.poll(() => code()?.textContent).toContain('contract StarCharts')
    // Tokens, not HTML.
    await expect.poll(() => code()?.querySelectorAll('[data-kind="keyword"]').length).toBeGreaterThan(10)
  })

  test('a link to lines opens the file there and highlights them', async () => {
    await renderApp(`${path}?file=@openzeppelin/contracts/utils/math/Math.sol&L=400-402`)
    await expect.poll(highlighted).toEqual(['400', '401', '402'])
    await expect.poll(() => isVisible(400)).toBe(true)
  })

  test('a press on a line number links to it, with Shift to a range', async () => {
    const router = await renderApp(path)
    await expect.poll(() => lineNamed(3)).toBeTruthy()
    press(lineNamed(3))
    await expect.poll(() => router.state.location.search).toMatchObject({ file: 'Collectibles.sol', L: '3' })
    await expect.poll(highlighted).toEqual(['3'])
    lineNamed(6)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }))
    await expect.poll(() => router.state.location.search).toMatchObject({ L: '3-6' })
    await expect.poll(highlighted).toEqual(['3', '4', '5', '6'])
  })

  test('the outline jumps to a declaration', async () => {
    const router = await renderApp(path)
    await expect.poll(() => lineNamed(1)).toBeTruthy()
    const outline = page.getByRole('navigation', { name: 'Outline' })
    await outline.getByRole('link', { name: 'contract Almanac' }).click()
    await expect.poll(() => router.state.location.search).toMatchObject({ L: expect.stringMatching(/^\d+$/) as string })
    await expect
      .poll(() => code()?.querySelector('[data-line][aria-current]')?.textContent)
      .toContain('contract Almanac')
  })

  test('a search over all files counts the matches and goes from one to the next', async () => {
    const router = await renderApp(path)
    await page.getByRole('searchbox', { name: 'Search all files' }).fill('_safeMint')
    const status = () => document.querySelector('form[aria-label="Source"] [role="status"]')?.textContent
    await expect.poll(status).toMatch(/^\d+ matches in \d+ files$/)
    await userEvent.keyboard('{Enter}')
    await expect.poll(status).toMatch(/^1 of /)
    await expect.poll(() => code()?.querySelector('[aria-current] mark')?.textContent).toBe('_safeMint')
    const first = router.state.location.search
    press(buttonNamed(/^Next$/))
    await expect.poll(status).toMatch(/^2 of /)
    await expect.poll(() => router.state.location.search).not.toEqual(first)
    await page.getByRole('searchbox', { name: 'Search all files' }).fill('no such words')
    await expect.poll(status).toBe('No matches found')
  })

  test('a file that does not exist is reported, and the first one is shown', async () => {
    await renderApp(`${path}?file=Nowhere.sol&L=nonsense`)
    await expect.poll(main).toContain('File not found')
    await expect.poll(() => lineNamed(1)).toBeTruthy()
    expect(highlighted()).toEqual([])
  })

  test('its constructor arguments are decoded, with their bytes', async () => {
    await renderApp(`/${chain}/address/${at.dollar}/contract`)
    const section = page.getByRole('region', { name: 'Constructor arguments' })
    await expect.element(section).toHaveTextContent(/symbol.*USDM/)
    await expect.element(section).toHaveTextContent(/0x0{10}/)
  })
})

test('a partial match says so', async () => {
  await renderApp(`/${chain}/address/${at.lending}/contract`)
  await expect.poll(main).toContain('Partial match: the code is the same except for its metadata hash.')
})

test('an unverified contract shows the selectors in its code, and where to verify it', async () => {
  await renderApp(`/${chain}/address/${at.arbitrage}/contract`)
  await expect.element(page.getByRole('region', { name: 'Selectors' })).toHaveTextContent('0x8d7deeae')
  expect(main()).toContain('verify.sourcify.dev')
  expect(document.querySelector('[aria-label="Source code"]')).toBeNull()
})

test('an address without code has no contract', async () => {
  await renderApp(`/${chain}/address/${at.nftOwner}/contract`)
  await expect.poll(main).toContain('No contract found at this address')
})

test('a proxy has its own code and that of its implementation', async () => {
  await renderApp(`/${chain}/address/${at.proxy}/contract`)
  await expect.poll(main).toContain('ObservatoryProxy')
  await page.getByRole('navigation', { name: 'Proxy and implementations' }).getByText('ObservatoryV2').click()
  await expect.element(page.getByRole('link', { name: 'Open this contract' })).toBeVisible()
  await expect
    .poll(() => [...document.querySelectorAll('main dd')].map(({ textContent }) => textContent))
    .toContain('ObservatoryV2')
  await page.getByRole('navigation', { name: 'Contract' }).getByRole('link', { name: 'ABI' }).click()
  await expect.poll(main).toContain('upgradeTo')
})

test('a link cannot show another contract as that of an address', async () => {
  await renderApp(`/${chain}/address/${at.proxy}/contract?of=${at.charts}`)
  await expect.poll(main).toContain('The link names a contract that is no implementation of this address')
  await expect.poll(() => code()?.textContent).toContain('contract ObservatoryProxy')
  expect(code()?.textContent).not.toContain('contract StarCharts')
})

test('a response that is no contract is an error', async () => {
  await renderAnswers({ [`smart-contracts/${HASH}`]: '["nonsense"]' }, `address/${HASH}/contract`)
  await expect.poll(main).toContain('The API returned an unexpected response.')
})

test('conflicting implementations are a warning', async () => {
  await renderApp(`/${smallChain}/address/${landmarks[smallChain].proxy}/contract`)
  await expect.poll(main).toContain('Conflicting implementations')
  await expect.poll(main).toContain('ObservatoryV1')
})

test('a contract that was destroyed or whose code changed has a warning', async () => {
  await renderContract({ source_code: 'contract A {}', is_self_destructed: true, is_changed_bytecode: true })
  await expect.poll(main).toContain('Self-destructed')
  expect(main()).toContain('The code changed after verification')
})

describe('hostile source', () => {
  test('hidden characters are visible, with a warning that links to their lines', async () => {
    const source = 'contract A {\n  /* \u202e } \u2066 if (isAdmin) \u2069 \u2066 begin */\n  uint ow\u200bner;\n}\n'
    await renderContract({ source_code: source, file_path: '<img src=x onerror=alert(1)>.sol' })
    await expect.poll(main).toContain('Hidden characters in the source')
    await expect.poll(() => code()?.textContent).toContain('U+202E')
    expect(code()?.textContent).toContain('owU+200Bner')
    expect(code()?.textContent).not.toMatch(/[\u202e\u200b]/)
    expect(document.querySelector('main img[src="x"]')).toBeNull()
    await page.getByRole('link', { name: /, line 3$/ }).click()
    await expect.poll(highlighted).toEqual(['3'])
  })

  test('markup and scripts in code are text', async () => {
    await renderContract({ source_code: '// </code><script>document.title="taken"</script>\n"<b>x</b>"' })
    await expect.poll(() => code()?.textContent).toContain('<script>document.title="taken"</script>')
    expect(code()?.querySelector('script, b')).toBeNull()
  })

  test('20,000 lines open at a line near the end, and only those in the window are in the document', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `uint256 value${index} = ${index}; // line`)
    await renderContract({ source_code: lines.join('\n'), file_path: 'Big.sol' }, '?L=19990')
    await expect.poll(() => isVisible(19_990)).toBe(true)
    expect(lineNamed(19_990)?.parentElement?.textContent).toContain('value19989')
    expect(code()?.querySelectorAll('[data-line]').length).toBeLessThan(150)
    await expect.poll(() => code()?.querySelectorAll('[data-kind]').length).toBeGreaterThan(100)
  })

  test('5 MB in one line are shown in part', async () => {
    await renderContract({ source_code: 'x'.repeat(5_000_000) })
    await expect.poll(() => code()?.textContent).toContain('4,995,000 more characters')
    expect(main()).toContain('too long for colors')
  })

  test('an ABI that lies is refused entry by entry', async () => {
    const abi = JSON.parse(
      '[{"type":"function","name":"__proto__","inputs":[],"outputs":[],"stateMutability":"view"},' +
        '{"type":"function","name":"lie","inputs":[{"name":"a","type":"uint257"}]},"nonsense"]',
    ) as unknown
    await renderContract({ abi }, '/abi')
    await expect.poll(main).toContain('2 invalid entries left out')
    await expect.poll(main).toContain('__proto__() view')
  })
})

describe('the ABI', () => {
  test('lists functions, events and errors with their selectors, and filters them', async () => {
    await renderApp(`/${chain}/address/${at.charts}/contract/abi`)
    await expect.element(page.getByRole('region', { name: 'Read functions' })).toHaveTextContent('0x70a08231')
    await expect.element(page.getByRole('region', { name: 'Events' })).toHaveTextContent('0xddf252ad')
    const filter = page.getByRole('searchbox', { name: 'Filter by name, type or selector' })
    await filter.fill('0x70a08231')
    await expect.poll(() => document.querySelectorAll('main code').length).toBe(1)
    expect(main()).toContain('balanceOf(address owner) view returns (uint256)')
    await filter.fill('no such entry')
    await expect.poll(main).toContain('No entries match these filters')
  })

  test('shows the comments of the source next to the entries', async () => {
    const abi = [{ type: 'function', name: 'burn', inputs: [{ name: 'amount', type: 'uint256' }] }]
    const source_code =
      'contract A {\n  /// Destroys tokens.\n  /// @param amount In base units.\n  function burn(uint256 amount) {}\n}'
    await renderContract({ abi, source_code }, '/abi')
    const functions = page.getByRole('region', { name: 'Write functions' })
    await expect.element(functions).toHaveTextContent('Destroys tokens.')
    await expect.element(functions).toHaveTextContent('amount: In base units.')
  })

  test('2,000 functions are listed in parts', async () => {
    const abi = Array.from({ length: 2000 }, (_, index) => ({ type: 'function', name: `f${index}`, inputs: [] }))
    await renderContract({ abi }, '/abi')
    await expect.poll(main).toContain('Show 500 of 2,000')
    expect(document.querySelectorAll('main code')).toHaveLength(100)
  })
})

describe('verified contracts', () => {
  test('a search that nothing fits says so, with the filters', async () => {
    const router = await renderApp(`/${chain}/contracts`)
    await settled(router)
    await page.getByRole('searchbox', { name: 'Name or address' }).fill('no such contract')
    await userEvent.keyboard('{Enter}')
    await expect.poll(main).toContain('No contracts match these filters')
    expect(main()).toContain('Verified (24h)')
    expect(router.state.location.search).toMatchObject({ q: 'no such contract' })
  })

  test('an API without the endpoint has no counts and says so', async () => {
    const api = await startTestApi({ sources: 'one a chain' })
    api.on(/smart-contracts/, () => json({ message: 'Unknown API v2 action' }, 400))
    await renderApp(`/${chain}/contracts`, api)
    await expect.poll(main).toContain('Verified contracts not available for this chain')
    await expect.poll(() => document.querySelector('[aria-label="Contract counts"]')).toBeNull()
  })
})
