import type { Page } from '@playwright/test'
import { answer, expect, html, test, unreadable } from './fixtures/administration'

/** Collects the scripts that a page loads; gives the text of all so far. */
function scriptsOf(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text())
  })
  return async () => (await Promise.all(texts)).join('\n')
}

test.describe('without meritsUrl', () => {
  for (const path of ['/admin', '/admin/networks', '/admin/networks/8801', '/admin/networks/x']) {
    test(`${path} is no page, and none of its code is loaded`, async ({ page, openAdministration }) => {
      const loaded = scriptsOf(page)
      await page.goto((await openAdministration({ meritsUrl: undefined })) + path)
      await expect(page.getByText('Page not found')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect((await loaded()).includes('Hold to show')).toBe(false)
    })
  }
})

test('none of its code is loaded before it is opened', async ({ page, openAdministration }) => {
  const loaded = scriptsOf(page)
  await page.goto(await openAdministration())
  const link = page.getByRole('link', { name: 'Administration' })
  await link.hover()
  await link.focus()
  // Longer than the hover delay of a prefetch.
  await page.waitForTimeout(300)
  await page.waitForLoadState('networkidle')
  expect((await loaded()).includes('Hold to show')).toBe(false)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Network administration' })).toBeVisible()
  expect((await loaded()).includes('Hold to show')).toBe(true)
})

test('/admin asks for the token, then shows the networks', async ({ page, host, openAdministration, admin }) => {
  await page.goto(`${await openAdministration()}/admin`)
  await expect(page).toHaveURL(/\/admin\/networks$/)
  await expect(admin.token).toBeFocused()
  expect(host.asked).toEqual([])
  await admin.unlock('  Bearer demo-admin\n')
  await expect(page.getByRole('list', { name: 'Networks' }).getByRole('listitem')).toHaveCount(2)
  expect(new Set(host.asked.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer demo-admin']))
})

for (const [token, says] of [
  ['', 'Paste a token first.'],
  ['two words', 'A token has no spaces. Paste only the token.'],
  ['tøken', 'Invalid characters. Copy the token again.'],
] as const) {
  test(`the token “${token}” is not sent`, async ({ page, host, openAdministration, admin }) => {
    await page.goto(`${await openAdministration()}/admin/networks`)
    await admin.unlock(token)
    await expect(page.getByText(says)).toBeVisible()
    await expect(admin.token).toBeFocused()
    expect(host.asked).toEqual([])
  })
}

test('a token is pasted with its line break and its scheme, and shown for as long as its button is held', async ({
  page,
  openAdministration,
  admin,
}) => {
  await page.goto(`${await openAdministration()}/admin/networks`)
  await expect(admin.token).toHaveAttribute('type', 'password')
  await admin.token.fill('demo-admin')
  const button = page.getByRole('button', { name: 'Hold to show' })
  await button.hover()
  await page.mouse.down()
  await expect(admin.token).toHaveAttribute('type', 'text')
  await page.mouse.up()
  await expect(admin.token).toHaveAttribute('type', 'password')
  await button.focus()
  await page.keyboard.down('Space')
  await expect(admin.token).toHaveAttribute('type', 'text')
  await page.keyboard.up('Space')
  await expect(admin.token).toHaveAttribute('type', 'password')
  await page.keyboard.down('Enter')
  await page.keyboard.press('Tab')
  await expect(admin.token).toHaveAttribute('type', 'password')
})

test.describe('a refusal', () => {
  test.use({ tolerates: 'failed requests' })

  test('of the token leaves it locked, and says what the host said', async ({ page, openAdministration, admin }) => {
    await page.goto(`${await openAdministration()}/admin/networks`)
    await admin.unlock('wrong')
    await expect(page.getByText('Invalid token')).toBeVisible()
    await expect(page.getByText('Code 16, UNAUTHENTICATED. HTTP 401')).toBeVisible()
    await expect(admin.token).toHaveValue('')
    await admin.unlock()
    await expect(page.getByRole('list', { name: 'Networks' })).toBeVisible()
  })

  for (const [status, code] of [
    [401, 16],
    [403, 7],
  ] as const) {
    test(`of a change by ${status} locks, keeps what was typed, and goes on after another token`, async ({
      page,
      host,
      admin,
      openNetwork,
    }) => {
      await openNetwork()
      await admin.type('Name', 'Meridian Two')
      await admin.type('Explorer API key', 'k-1234567890')
      await admin.choose('Verified contracts', 'Off')
      await admin.askReview()
      host.onPatch(() => answer({ code, message: 'No more' }, status))
      await admin.send()
      await expect(admin.token).toBeFocused()
      await expect(page.getByText('Message from the API: No more')).toBeVisible()
      await expect(page.getByText(/Unsaved changes: network 8801/)).toBeVisible()
      await expect(page.getByText('Meridian Two')).toHaveCount(0)
      host.on()
      await admin.unlock()
      await expect(admin.input('Name')).toHaveValue('Meridian Two')
      await expect(admin.input('Explorer API key')).toHaveValue('k-1234567890')
      await expect(page.getByText('3 of 9 fields changed.')).toBeVisible()
      await admin.submit()
      await expect(admin.outcome).toContainText('change saved')
      expect(host.patches().map(({ body }) => body)).toEqual([
        '{"name":"Meridian Two","explorer_api_key":"k-1234567890","verified_contracts_activity_enabled":false}',
        '{"name":"Meridian Two","explorer_api_key":"k-1234567890","verified_contracts_activity_enabled":false}',
      ])
    })
  }

  test('keeps a secret for the token that it was typed under, and not for long', async ({
    page,
    host,
    admin,
    openNetwork,
  }) => {
    await page.clock.install()
    await openNetwork()
    const refuse = async () => {
      await admin.type('Name', 'Meridian Two')
      await admin.type('Explorer API key', 'k-1234567890')
      await admin.askReview()
      host.onPatch(() => answer({ code: 7, message: 'No more' }, 403))
      await admin.send()
      await expect(page.getByText(/^Secrets that you entered stay in memory for 15 minutes/)).toBeVisible()
      host.on()
    }
    await refuse()
    await admin.unlock('demo-viewer')
    await expect(page.getByText('The secret was cleared. Enter it again to save it.')).toBeVisible()
    await expect(admin.input('Name')).toHaveValue('Meridian Two')
    await expect(admin.button('Edit Explorer API key')).toBeVisible()
    await refuse()
    await page.clock.fastForward('15:01')
    await expect(page.getByText('Secrets that you entered were cleared. Enter them again.')).toBeVisible()
    await admin.unlock('demo-viewer')
    await expect(admin.input('Name')).toHaveValue('Meridian Two')
    await expect(admin.button('Edit Explorer API key')).toBeVisible()
    await admin.type('Explorer API key', 'k-again')
    await expect(page.getByText('The secret was cleared.')).toHaveCount(0)
  })

  test('of reading by 401 locks too', async ({ page, host, admin, openNetwork }) => {
    await openNetwork()
    host.on(() => answer({ code: 16, message: 'Expired' }, 401))
    await page.getByRole('link', { name: 'All networks' }).click()
    await page.goBack()
    await admin.type('Name', 'Other')
    await admin.submit()
    await expect(page.getByText('Message from the API: Expired')).toBeVisible()
    expect(host.patches()).toEqual([])
  })

  test('by a guard’s page before a host that can’t be read is no refusal of the token', async ({
    host,
    page,
    openList,
  }) => {
    host.onGet(() => html(403))
    await openList()
    await expect(page.getByText('List of networks not available from this API')).toBeVisible()
  })
})

test.describe('a host that can’t be read', () => {
  test.use({ tolerates: 'failed requests' })

  test('leaves the configured chains, and any chain id that is typed', async ({ page, host, admin, openList }) => {
    host.on(unreadable)
    await openList()
    await expect(page.getByText('List of networks not available from this API')).toBeVisible()
    await expect(page.getByRole('link', { name: /8802/ })).toBeVisible()
    for (const wrong of ['', '0x1', '01', '-5', '1.5', '1e3', '٣']) {
      await page.getByLabel('Open network by chain ID').fill(wrong)
      await admin.button('Open').click()
      await expect(page.getByText('Enter a chain ID')).toBeVisible()
    }
    await page.getByLabel('Open network by chain ID').fill(' 424242 ')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Network 424242' })).toBeVisible()
    await expect(page.getByText('Current values not available from this API')).toBeVisible()
  })
})

test('a path that can be no chain id says so', async ({ page, openAdministration }) => {
  const site = await openAdministration()
  for (const id of ['x', '0x1', '01', '..%2f1', '1'.repeat(79)]) {
    await page.goto(`${site}/admin/networks/${id}`)
    await expect(page.getByText(/is not a chain id/)).toBeVisible()
  }
})
