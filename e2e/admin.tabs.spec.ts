import { AdminView, answer, expect, test, unreadable } from './fixtures/administration'

test.describe('two tabs', () => {
  test('what one sends is noticed by the other, which reads again', async ({
    page,
    context,
    host,
    admin,
    openNetwork,
  }) => {
    const site = await openNetwork()
    await admin.choose('Explorer usage', 'On')
    await admin.choose('Sent transactions', 'Off')
    await admin.askReview()
    const other = new AdminView(await context.newPage())
    await other.open(site)
    await other.choose('Sent transactions', 'Off')
    await other.type('Block timestamp skew', '9')
    await other.submit()
    await expect(other.outcome).toContainText('change saved')
    await expect(page.getByText('Another tab has changed this network')).toBeVisible()
    await expect(page.getByText(/Block timestamp skew, Sent transactions, at .* UTC\./)).toBeVisible()
    await admin.send()
    await expect(admin.review).toContainText('Not saved: the network has changed')
    await expect(admin.review).toContainText('Block timestamp skew is now 9')
    await expect(admin.review).toContainText('Sent transactions is now off')
    await expect(admin.review.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveCount(1)
    await expect(admin.review.getByText('Not saved')).toBeInViewport()
    await admin.send()
    await expect(admin.outcome).toContainText('Explorer usage: off → on')
    // The message of the other tab was processed, as this one has sent since.
    await expect(page.getByText('Another tab has changed this network')).toHaveCount(0)
    expect(host.patches().map(({ body }) => body)).toEqual([
      '{"block_timestamp_skew":9,"sent_transactions_activity_enabled":false}',
      '{"explorer_usage_activity_enabled":true}',
    ])
  })

  test('never send at the same time: the second says so, waits and reads again', async ({
    context,
    host,
    admin,
    openNetwork,
  }) => {
    const site = await openNetwork()
    const other = new AdminView(await context.newPage())
    await other.open(site)
    for (const [tab, label] of [
      [admin, 'Explorer usage'],
      [other, 'Sent transactions'],
    ] as const) {
      await tab.choose(label, label === 'Explorer usage' ? 'On' : 'Off')
      await tab.askReview()
    }
    const release = host.holdPatches()
    await other.send()
    await expect.poll(() => host.patches().length).toBe(1)
    await admin.send()
    await expect(admin.review).toContainText('another tab is changing this network')
    await expect(admin.review.getByRole('button', { name: 'Save change' })).toBeDisabled()
    await expect(admin.review.getByRole('alert')).toBeFocused()
    release()
    await expect(admin.review).toContainText('Sent transactions is now off')
    await expect(admin.review.getByRole('alert')).toBeFocused()
    expect(host.patches()).toHaveLength(1)
    await admin.send()
    await expect(admin.outcome).toContainText('Explorer usage: off → on')
    expect(host.patches().map(({ body }) => body)).toEqual([
      '{"sent_transactions_activity_enabled":false}',
      '{"explorer_usage_activity_enabled":true}',
    ])
  })

  test('what another one sent is dismissed once it was seen', async ({ page, context, admin, openNetwork }) => {
    const site = await openNetwork()
    const other = new AdminView(await context.newPage())
    await other.open(site)
    await other.rename()
    await expect(page.getByText('Another tab has changed this network')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Other 8801' })).toBeVisible()
    await admin.button('Dismiss').click()
    await expect(page.getByText('Another tab has changed this network')).toHaveCount(0)
  })

  test.describe('at a host that refuses', () => {
    test.use({ tolerates: 'failed requests' })

    test('let each other go on where nothing was changed', async ({ context, host, admin, openNetwork }) => {
      const site = await openNetwork()
      const other = new AdminView(await context.newPage())
      await other.open(site)
      await admin.type('Name', 'One')
      await admin.askReview()
      let refuse = () => {}
      host.onPatch(
        () =>
          new Promise((resolve) => {
            refuse = () => resolve(answer({ code: 9, message: 'Locked' }, 400))
          }),
      )
      await other.rename('Two')
      await expect.poll(() => host.patches().length).toBe(1)
      await admin.send()
      await expect(admin.review).toContainText('another tab is changing this network')
      refuse()
      await expect(admin.review).toContainText('The other tab has finished')
      host.on()
      await admin.send()
      await expect(admin.outcome).toContainText('Name: Meridian → One')
    })
  })

  test.describe('at a host that can’t be read', () => {
    test.use({ tolerates: 'failed requests' })

    test('stop each other once', async ({ page, context, host, admin, openNetwork }) => {
      host.on(unreadable)
      const site = await openNetwork()
      await admin.type('Name', 'One')
      await admin.askReview()
      const other = new AdminView(await context.newPage())
      await other.open(site)
      await other.type('Name', 'Two')
      await other.submit()
      await expect(other.outcome).toContainText('change saved')
      await expect(page.getByText('Another tab has changed this network')).toBeVisible()
      await admin.send()
      await expect(admin.review).toContainText('Another tab has changed Name.')
      expect(host.patches()).toHaveLength(1)
      await admin.send()
      await expect(admin.outcome).toContainText('change saved')
    })
  })
})

test('a change by somebody else is noticed before sending; one that did it all leaves nothing to send', async ({
  host,
  admin,
  openNetwork,
}) => {
  await openNetwork()
  await admin.choose('Explorer usage', 'On')
  await admin.askReview()
  await host.change('{"explorer_usage_activity_enabled":true}')
  await admin.send()
  await expect(admin.review).toContainText('Explorer usage is now on')
  await expect(admin.review).toContainText('Nothing to change: values already match.')
  await expect(admin.review.getByRole('alert')).toBeFocused()
  await expect(admin.review.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  expect(host.patches()).toHaveLength(1)
})
