import { AdminView, answer, expect, test, unreadable } from './fixtures/administration'

test('a flag is flipped after a review, and flipped back by undo', async ({
  page,
  host,
  openAdministration,
  admin,
}) => {
  await page.goto(`${await openAdministration()}/admin/networks`)
  await admin.unlock()
  const network = page.getByRole('list', { name: 'Networks' }).getByRole('listitem').filter({ hasText: 'Meridian' })
  await network.getByRole('button', { name: /^Verified contracts on/ }).click()
  await expect(admin.review).toContainText('Verified contracts')
  expect(host.patches()).toEqual([])
  await admin.send()
  await expect(admin.outcome).toContainText('Verified contracts: on → off')
  await expect(network.getByRole('button', { name: /^Verified contracts off/ })).toBeVisible()
  await admin.outcome.getByRole('button', { name: 'Undo…' }).click()
  await admin.send()
  await expect(admin.outcome).toContainText('Verified contracts: off → on')
  await expect(network.getByRole('button', { name: /^Verified contracts on/ })).toBeVisible()
  expect(host.patches().map(({ path, body }) => [path, body])).toEqual([
    ['/merits/admin/api/v1/networks/8801', '{"verified_contracts_activity_enabled":false}'],
    ['/merits/admin/api/v1/networks/8801', '{"verified_contracts_activity_enabled":true}'],
  ])
  await expect(admin.journal).toHaveCount(2)
})

test('taking a network down wants its name, bringing it up again does not', async ({
  page,
  host,
  openAdministration,
  admin,
}) => {
  await page.goto(`${await openAdministration()}/admin/networks`)
  await admin.unlock()
  await page.getByRole('button', { name: 'Active on: turn it off for network 8802' }).click()
  await expect(admin.review.getByRole('button', { name: 'Send the change' })).toBeDisabled()
  await admin.send('Equinox Testnet')
  await expect(admin.outcome).toContainText('Active: on → off')
  await admin.outcome.getByRole('button', { name: 'Undo…' }).click()
  await expect(admin.review.getByRole('textbox')).toHaveCount(0)
  await admin.send()
  await expect(page.getByRole('button', { name: 'Active on: turn it off for network 8802' })).toBeVisible()
  expect(host.patches()).toHaveLength(2)
})

test('the journal tells what was sent, and is copied without secrets', async ({
  page,
  context,
  host,
  openAdministration,
  admin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await admin.open(await openAdministration())
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.choose('Explorer usage', 'On')
  await admin.askReview()
  await admin.send()
  await expect(admin.outcome).toContainText('the host took the change')
  host.on(({ method }) => (method === 'PATCH' ? answer({ code: 9, message: 'Locked\tby\nsomebody' }, 200) : undefined))
  await page.getByRole('button', { name: 'Copy journal' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(
    /^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{3})? UTC\t8801\texplorer_api_key: none → a new key; explorer_usage_activity_enabled: off → on\tchanged$/,
  )
})

test.describe('two tabs', () => {
  test('what one sends is noticed by the other, which reads again', async ({
    page,
    context,
    host,
    openAdministration,
    admin,
  }) => {
    const site = await openAdministration()
    await admin.open(site)
    await admin.choose('Explorer usage', 'On')
    await admin.choose('Sent transactions', 'Off')
    await admin.askReview()
    const other = new AdminView(await context.newPage())
    await other.open(site)
    await other.choose('Sent transactions', 'Off')
    await other.type('Block timestamp skew', '9')
    await other.askReview()
    await other.send()
    await expect(other.outcome).toContainText('the host took the change')
    await expect(page.getByText('Another tab of this browser has just sent a change to this network')).toBeVisible()
    await expect(page.getByText('Fields: block_timestamp_skew, sent_transactions_activity_enabled.')).toBeVisible()
    await admin.send()
    await expect(admin.review).toContainText('Nothing was sent: the network is not as it was')
    await expect(admin.review).toContainText('Block timestamp skew is now 9.')
    await expect(admin.review).toContainText('Sent transactions is now off.')
    await expect(admin.review.getByRole('list', { name: 'What is sent' }).getByRole('listitem')).toHaveCount(1)
    await admin.send()
    await expect(admin.outcome).toContainText('Explorer usage: off → on')
    expect(host.patches().map(({ body }) => body)).toEqual([
      '{"block_timestamp_skew":9,"sent_transactions_activity_enabled":false}',
      '{"explorer_usage_activity_enabled":true}',
    ])
  })

  test.describe('at a host that can’t be read', () => {
    test.use({ tolerates: 'failed requests' })

    test('stop each other once', async ({ page, context, host, openAdministration, admin }) => {
      host.on(unreadable)
      const site = await openAdministration()
      await admin.open(site)
      await admin.type('Name', 'One')
      await admin.askReview()
      const other = new AdminView(await context.newPage())
      await other.open(site)
      await other.type('Name', 'Two')
      await other.askReview()
      await other.send()
      await expect(other.outcome).toContainText('the host took the change')
      await expect(page.getByText('Another tab of this browser has just sent')).toBeVisible()
      await admin.send()
      await expect(admin.review).toContainText('Another tab has sent a change to it, of Name.')
      expect(host.patches()).toHaveLength(1)
      await admin.send()
      await expect(admin.outcome).toContainText('the host took the change')
    })
  })
})

test('a change by somebody else is noticed before sending; one that did it all leaves nothing to send', async ({
  host,
  openAdministration,
  admin,
}) => {
  await admin.open(await openAdministration())
  await admin.choose('Explorer usage', 'On')
  await admin.askReview()
  const by = { method: 'PATCH', headers: { Authorization: 'Bearer demo-admin' } }
  await fetch(`${host.url}/merits/admin/api/v1/networks/8801`, {
    ...by,
    body: '{"explorer_usage_activity_enabled":true}',
  })
  await admin.send()
  await expect(admin.review).toContainText('Explorer usage is now on.')
  await expect(admin.review).toContainText('All that was to be changed is so already.')
  await expect(admin.review.getByRole('button', { name: /^Send/ })).toHaveCount(0)
  expect(host.patches()).toHaveLength(1)
})
