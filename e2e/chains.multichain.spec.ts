import { DEMO_KEY } from '#/demo/plan'
import { serveDemo } from '#/demo/node'
import { expectAccessible } from './fixtures/accessible'
import { AddChain } from './fixtures/addChain'
import { json, serveFaults } from './fixtures/faults'
import { ListView } from './fixtures/listView'
import { expect, test } from './fixtures/test'

test.use({ tolerates: 'failed requests' })

/** A configured chain that gets no request. */
const five = { id: '5', name: 'Five', baseUrl: 'http://127.0.0.1:1', currency: { name: 'Five', symbol: 'FIV' } }

test('a multichain API lists its chains, takes an API key, and any of its chains can be added', async ({
  page,
  openSite,
}) => {
  const pro = await serveDemo({ port: 0, allowance: { credits: 100_000, requestsPerSecond: 50 } })
  const front = await serveFaults(pro.url)
  front.on(/^\/pro\/api\/json\/config$/, () =>
    json({ chains: { '8801': '', '5': 'https://five.test', '10': 'https://ten.test/', x: '', '77777': '' } }),
  )
  const site = await openSite(JSON.stringify({ chains: [five] }))
  const withKey: string[] = []
  page.on('request', async (request) => {
    const headers = await request.allHeaders().catch(() => ({}))
    if (JSON.stringify(headers).includes(DEMO_KEY)) withKey.push(new URL(request.url()).origin)
  })
  await page.goto(`${site}/add-chain`)
  await new AddChain(page).ask(`${front.url}/pro/8801/api/v2`)
  await expect(page.getByRole('heading', { name: /: 4 chains/ })).toBeVisible()
  const list = page.getByRole('group', { name: 'Chains to add' })
  await expect(list.getByRole('checkbox', { name: /Chain 8801.*needs an API key/ })).toBeChecked()
  await expect(list.getByRole('checkbox', { name: /Five already configured 5/ })).toBeDisabled()
  await list.getByRole('searchbox').fill('op main')
  await list.getByRole('checkbox', { name: /OP Mainnet/ }).check()
  await list.getByRole('searchbox').fill('')
  await expect(list.getByRole('checkbox')).toHaveCount(4)
  await expectAccessible(page)

  await page.getByRole('textbox', { name: 'API key' }).fill(DEMO_KEY)
  await page.getByRole('button', { name: 'Test and save' }).click()
  await expect(page.getByText('API key works.')).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 chains' }).click()
  await expect(page).toHaveURL(`${site}/`)
  await expect(page.getByRole('link', { name: /OP Mainnet.*added by you/ })).toBeVisible()
  await page.getByRole('link', { name: /Chain 8801.*added by you.*Block 4/ }).click()
  await page.goto(`${site}/8801/blocks`)
  await new ListView(page, 'Blocks').opened()
  expect(new Set(withKey)).toEqual(new Set([front.url]))

  await page.goto(`${site}/settings`)
  await expect(page.getByText(`An API key for ${new URL(front.url).host} works for all its chains`)).toBeVisible()
  await Promise.all([pro.close(), front.close()])
})
