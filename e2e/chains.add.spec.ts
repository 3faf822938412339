import { expectAccessible } from './fixtures/accessible'
import { AddChain } from './fixtures/addChain'
import { type FaultServer, json, serveFaults } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { embeddedDemo, expect, test as base } from './fixtures/test'

/** The chain ID that the server of these tests reports. */
const live = '424242'

/** A second server on another origin: an instance of the API that serves some chain, at its own URL. */
const test = base.extend<{ server: FaultServer; host: string }>({
  server: async ({ demo }, use) => {
    const server = await serveFaults(`${demo.url}/8801`)
    server.on(/\/api\/eth-rpc$/, () => json({ jsonrpc: '2.0', id: 1, result: `0x${Number(live).toString(16)}` }))
    await use(server)
    await server.close()
  },
  host: async ({ server }, use) => use(new URL(server.url).host),
})

test.describe('in the shipped app', () => {
  test.use(embeddedDemo)

  test('one address turns the demo into a live explorer, which is kept, and told from what is configured', async ({
    page,
    server,
    host,
    baseURL,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Add a live chain' }).click()
    await expect(page).toHaveURL(`${baseURL}/add-chain`)
    const adding = new AddChain(page)
    await adding.paste(`${server.url}/tx/0x${'1'.repeat(64)}?tab=logs`)
    await expect(page.getByText(`Connects to ${host}`)).toBeVisible()
    expect(server.askedFor(/./)).toEqual([])

    await page.getByRole('button', { name: 'Check connection' }).click()
    await expect(page.getByRole('heading', { name: `Connected to ${host}` })).toBeVisible()
    await expect(page.getByText(/Latest block: 4\d\d, .*ago/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Endpoints' })).toContainText('internal transactions')
    await expect(page.getByText(`Chain ID: ${live}`)).toBeVisible()
    await adding.name('Second Light', 'LUX')
    await expect(page).toHaveURL(`${baseURL}/${live}`)
    await expect(page.getByRole('button', { name: 'Chain: Second Light. Switch' })).toBeVisible()
    await expect(page.getByText('Demo: recorded chains')).toHaveCount(0)

    await page.goto(`/${live}/blocks`)
    await new ListView(page, 'Blocks').opened()
    await page.goto('/')
    await expect(page.getByRole('link', { name: /Second Light.*LUX.*added by you.*Block 4\d\d/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Meridian.*Block 4/ })).toBeVisible()
  })
})

test('a chain that was added is renamed and removed in the settings', async ({ page, server, baseURL }) => {
  await page.goto('/add-chain')
  const adding = new AddChain(page)
  await adding.ask(server.url)
  await adding.name('First', 'ONE')
  await expect(page).toHaveURL(`${baseURL}/${live}`)
  await page.goto('/settings')
  const added = page.getByRole('region', { name: 'Added chains' })
  await added.getByRole('button', { name: 'Edit First' }).click()
  await added.getByRole('textbox', { name: 'Name', exact: true }).fill('Renamed')
  await added.getByRole('button', { name: 'Save' }).click()
  await expect(added.getByRole('link', { name: 'Renamed' })).toBeVisible()
  await page.reload()
  await added.getByRole('button', { name: 'Remove Renamed' }).click()
  await expect(added).toContainText('No added chains yet')
  await page.goto(`/${live}`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Renamed')
  expect(await page.evaluate(() => localStorage.getItem('astrolabe.chains'))).toBeNull()
})

test('what is pasted is no address, and a chain that is configured stays as it is', async ({ page, server }) => {
  server.on(/\/api\/eth-rpc$/, () => json({ result: '0x2261' }))
  await page.goto('/add-chain')
  for (const [pasted, says] of [
    ['', 'Paste a URL first.'],
    ['two words', 'Enter a valid URL'],
    ['ftp://example.org', 'Only http and https'],
    ['https://me:secret@example.org', 'Remove the user name and password'],
  ] as const) {
    await new AddChain(page).ask(pasted)
    await expect(page.getByText(says)).toBeVisible()
  }
  await new AddChain(page).ask(server.url)
  await expect(page.getByText('Meridian (chain ID 8801) is already configured')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Meridian' })).toHaveAttribute('href', '/8801')
  await expect(page.getByRole('button', { name: 'Add chain' })).toHaveCount(0)
})

/** Responses of servers without a readable API; what the page says differs from one to the next. */
const refusals = [
  ['it answers with a web page', { status: 200, type: 'text/html', body: '<!doctype html>' }, 'No API found at'],
  ['it asks to wait', json({ message: 'Too many requests' }, 429), 'Too many requests'],
  ['it has no such API', json({ message: 'Not found' }, 404), 'No Blockscout-compatible API at'],
  ['it has failed', { status: 500, body: '"Internal server error"' }, 'Internal server error'],
  ['it sends something else', json({ hello: 'world' }), 'No Blockscout-compatible API at'],
  ['it is not there', 'reset', 'No response from'],
] as const

test.describe('of a server that cannot be read the reason is told:', () => {
  test.use({ tolerates: 'failed requests' })

  test('it lets no page of another origin read it, or sends none of what is looked for', async ({ page, server }) => {
    const adding = new AddChain(page)
    await page.goto('/add-chain')
    for (const [place, [what, answer, says]] of refusals.entries())
      await test.step(what, async () => {
        server.on(/./, () => answer)
        await adding.ask(`${server.url}/some/where/${place}`)
        await expect(adding.alert).toContainText(says)
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
      })
    server.on(/./, () => ({ status: 200, body: '[]', readable: false }))
    await adding.ask(server.url)
    await expect(adding.alert).toContainText('blocks requests from other sites (CORS)')
    await expect(adding.alert).toContainText('Access-Control-Allow-Origin')
    server.on(/./, () => null)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: /^Connected to/ })).toBeVisible()
  })

  test('it is plain http, and the page is not', async ({ page, context, baseURL, server }) => {
    await context.route('https://explorer.test/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const answer = await fetch(new URL(pathname, baseURL))
      const contentType = answer.headers.get('content-type') ?? ''
      await route.fulfill({ contentType, body: Buffer.from(await answer.arrayBuffer()) })
    })
    await page.goto('https://explorer.test/add-chain')
    const asked = server.askedFor(/./).length
    await new AddChain(page).ask('http://plain.test')
    await expect(new AddChain(page).alert).toContainText('The browser blocks http requests to plain.test')
    expect(server.askedFor(/./)).toHaveLength(asked)
  })
})

test('garbage in the storage is no chain', async ({ page }) => {
  await page.addInitScript(() => {
    const currency = { name: 'X', symbol: 'X' }
    const chains = [
      null,
      7,
      { id: '1' },
      { id: 'x', name: 'Bad id', baseUrl: 'https://a.test', currency },
      { id: '5', name: 'No server', currency },
      { id: '6', name: 'A script', baseUrl: 'javascript:alert(1)', currency },
      { id: '8801', name: 'An impostor', baseUrl: 'https://b.test', currency },
    ]
    localStorage.setItem('astrolabe.chains', JSON.stringify(chains))
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Meridian.*Block/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await page.addInitScript(() => localStorage.setItem('astrolabe.chains', '{"broken'))
  await page.reload()
  await expect(page.getByRole('link', { name: /Meridian.*Block/ })).toBeVisible()
})

test('without storage a chain lasts as long as the page, which is said', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/add-chain')
  await new AddChain(page).ask(server.url)
  await new AddChain(page).name('Fleeting', 'FLT')
  await expect(new AddChain(page).alert).toContainText('Added until you close or reload this page')
  await page.getByRole('link', { name: 'Open Fleeting' }).click()
  await expect(page.getByRole('button', { name: 'Chain: Fleeting. Switch' })).toBeVisible()
  await page.getByRole('link', { name: 'Blocks', exact: true }).first().click()
  await new ListView(page, 'Blocks').opened()
})

test('the page can only ask other servers where chains are added, and only until it is left', async ({
  page,
  server,
  baseURL,
}) => {
  await page.goto('/add-chain')
  const attempt = () =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'sent',
          () => 'refused',
        ),
      `${server.url}/api/v2/stats`,
    )
  expect(await attempt()).toBe('sent')
  await page.getByRole('link', { name: 'Astrolabe: all chains' }).click()
  await expect(page.getByRole('heading', { name: 'Mainnets' })).toBeVisible()
  // Going back loads another document, which may cut an attempt short.
  await page.goBack()
  await expect(page).toHaveURL(`${baseURL}/add-chain`)
  await expect.poll(() => attempt().catch(() => 'cut short')).toBe('sent')
})

test.describe('with requests that fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('a server that keeps its chain to itself is asked for it from its reader', async ({ page, server, baseURL }) => {
    server.on(/\/api\/eth-rpc$/, () => json({ message: 'Unknown action' }, 400))
    await page.goto('/add-chain')
    const adding = new AddChain(page)
    await adding.ask(server.url)
    const id = page.getByRole('textbox', { name: /Chain ID/ })
    await id.fill('one')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Enter a chain ID: a number')).toBeVisible()
    await id.fill('10')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('OP Mainnet')
    await page.getByRole('button', { name: 'Add chain' }).click()
    await expect(page).toHaveURL(`${baseURL}/10`)
  })
})

test('axe finds nothing at any width, light and dark', async ({ page, server }) => {
  await page.goto('/add-chain')
  await new AddChain(page).ask(server.url)
  await expect(page.getByRole('button', { name: 'Add chain' })).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
  }
})
