import { AddChain } from './fixtures/addChain'
import { startAnvil } from './fixtures/anvil'
import { type FaultServer, json, serveFaults } from './fixtures/faults'
import { follow } from './fixtures/follow'
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

  test('a pasted URL adds a live chain to the demo, which settings rename and remove', async ({
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
    await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)

    await page.goto(`/${live}/blocks`)
    await new ListView(page, 'Blocks').opened()
    await follow(page, '/')
    await expect(page.getByRole('link', { name: /Second Light.*LUX.*added by you.*Block 4\d\d/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Meridian.*Block 4/ })).toBeVisible()

    await follow(page, '/settings')
    const added = page.getByRole('region', { name: 'Added chains' })
    await added.getByRole('button', { name: 'Edit Second Light' }).click()
    await added.getByRole('textbox', { name: 'Name', exact: true }).fill('Renamed')
    await added.getByRole('button', { name: 'Save' }).click()
    await expect(added.getByRole('link', { name: 'Renamed' })).toBeVisible()
    await page.reload()
    await added.getByRole('button', { name: 'Remove Renamed' }).click()
    await expect(added).toContainText('No added chains yet')
    await follow(page, `/${live}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^(?:Renamed|Settings)$/)
    expect(await page.evaluate(() => localStorage.getItem('astrolabe.chains'))).toBeNull()
  })
})

// src/features/settings/addChain.browser.test.tsx has the other answers.
test.describe('with requests that fail', () => {
  test.use({ tolerates: 'failed requests' })

  test('an API that is down or blocks CORS shows its error; Retry connects', async ({ page, server, baseURL }) => {
    const adding = new AddChain(page)
    await page.goto('/add-chain')
    server.on(/./, () => 'reset')
    await adding.ask(`${server.url}/some/where`)
    await expect(adding.alert).toContainText('No response from')
    server.on(/./, () => ({ status: 200, body: '[]', readable: false }))
    await adding.ask(server.url)
    await expect(adding.alert).toContainText('blocks requests from this page (CORS)')
    await expect(adding.alert).toContainText('Access-Control-Allow-Origin')
    server.on(/./, () => null)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { name: /^Connected to/ })).toBeVisible()

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

  test('an http API on an https page shows that the browser blocks it, without a request', async ({
    page,
    context,
    baseURL,
    server,
  }) => {
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

test.describe('a node', () => {
  // The first requests are for an API, which it lacks.
  test.use({ tolerates: 'failed requests' })

  test('a node is found by its URL, of a link too, and nothing is sent to it before you confirm', async ({
    page,
    baseURL,
  }) => {
    const node = await startAnvil('31337')
    const sent: string[] = []
    page.on('request', (request) => request.url().startsWith(node.url) && sent.push(request.url()))
    await page.goto(`/add-chain?rpc=${encodeURIComponent(`${node.url}/v3/secret`)}`)
    await expect(page.getByText(`Connects to ${new URL(node.url).host}`)).toBeVisible()
    expect(sent).toEqual([])
    await page.goto(`/add-chain?rpc=${encodeURIComponent(node.url)}`)
    await page.getByRole('button', { name: 'Check connection' }).click()
    await expect(page.getByText('This is a JSON-RPC node without an indexer')).toBeVisible()
    await expect(page.getByText('Latest block: 0')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Anvil')
    await expect(page.getByRole('textbox', { name: 'Currency symbol' })).toHaveValue('ETH')
    await page.getByRole('button', { name: 'Add chain' }).click()
    await expect(page).toHaveURL(`${baseURL}/31337`)
    await expect(page.getByRole('button', { name: 'Chain: Anvil. Switch' })).toBeVisible()

    await test.step('another node of the same chain ID is added next to it, and each has its own pages', async () => {
      const other = await startAnvil('31337')
      await other.send({ to: other.account, value: '0x1' })
      await page.goto(`/add-chain?rpc=${encodeURIComponent(other.url)}`)
      await page.getByRole('button', { name: 'Check connection' }).click()
      const notice = page.getByRole('note')
      await expect(notice).toContainText(`Anvil at ${new URL(node.url).host} has this chain ID, too.`)
      await expect(notice).toContainText('The pages of this one will be at /31337-2.')
      const name = `Anvil ${new URL(other.url).host}`
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name)
      await page.getByRole('button', { name: 'Add chain' }).click()
      await expect(page).toHaveURL(`${baseURL}/31337-2`)
      await expect(page.getByRole('button', { name: `Chain: ${name}. Switch` })).toBeVisible()
      await page.goto('/31337-2/block/1')
      await expect(page.locator('main')).toContainText('Transactions 1')
      await page.goto('/31337/blocks')
      await expect(page.getByRole('link', { name: '0', exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: '1', exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: 'Chain: Anvil. Switch' }).click()
      await expect(page.getByRole('option', { name: new RegExp(`Anvil ${new URL(node.url).host}`) })).toBeVisible()
      await page.getByRole('option', { name: new RegExp(`${name}.*31337-2`) }).click()
      await expect(page).toHaveURL(`${baseURL}/31337-2/blocks`)
      await expect(page.getByRole('link', { name: '1', exact: true })).toBeVisible()
      await page.goto('/settings')
      await expect(page.getByRole('region', { name: 'Added chains' })).toContainText(new URL(other.url).host)
      await other.close()
    })
    await node.close()
  })
})
