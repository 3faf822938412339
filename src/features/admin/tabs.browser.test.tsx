import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { NetworkChanges } from '#/api/schemas/network'
import { click, expectCount } from '#/testing/actions'
import { type AdminApi, startAdminApi } from '#/testing/adminApi'
import { admin, openNetwork } from '#/testing/adminPages'
import { answer, unreadable } from '#/testing/adminRules'
import { Administration } from './administration'
import { proposeChange } from './proposal'

/** Sends a change to network 8801 as another tab of this browser does, by a channel and locks of its own. */
async function sendFromOtherTab(host: AdminApi, changes: NetworkChanges) {
  const tab = new Administration(host.config, host.fetch)
  await tab.unlock('demo-admin')
  const network = await tab.reader.readNow('8801')
  return tab.sender.send(proposeChange('8801', changes, network), { unchecked: false })
}

const notice = page.getByText('Another tab has changed this network')
const save = admin.review.getByRole('button', { name: 'Save change' })
const obstacle = admin.review.getByRole('alert')

test('a change of another tab is loaded, and removed from the review', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.choose('Explorer usage', 'On')
  await admin.choose('Sent transactions', 'Off')
  await admin.askReview()
  await expect.element(admin.review).toBeVisible()
  const changes = { sent_transactions_activity_enabled: false, block_timestamp_skew: 9 }
  expect(await sendFromOtherTab(host, changes)).toMatchObject({ kind: 'saved' })
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByText(/Block timestamp skew, Sent transactions, at .* UTC\./)).toBeVisible()
  await admin.send()
  await expect.element(admin.review).toHaveTextContent('Not saved: the network has changed')
  await expect.element(admin.review).toHaveTextContent('Block timestamp skew is now 9')
  await expect.element(admin.review).toHaveTextContent('Sent transactions is now off')
  await expectCount(admin.review.getByRole('list', { name: 'Changes' }).getByRole('listitem'), 1)
  await expect.element(admin.review.getByText('Not saved')).toBeInViewport()
  await admin.send()
  await expect.element(admin.outcome).toHaveTextContent('Explorer usage: off → on')
  // The message of the other tab was processed, as this one has sent since.
  await expectCount(notice, 0)
  expect(host.patches().map(({ body }) => body)).toEqual([
    '{"block_timestamp_skew":9,"sent_transactions_activity_enabled":false}',
    '{"explorer_usage_activity_enabled":true}',
  ])
})

test('two tabs never send at the same time: the second waits and reloads', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.choose('Explorer usage', 'On')
  await admin.askReview()
  const release = host.holdPatches()
  const other = sendFromOtherTab(host, { sent_transactions_activity_enabled: false })
  await expect.poll(() => host.patches().length).toBe(1)
  await admin.send()
  await expect.element(admin.review).toHaveTextContent('another tab is changing this network')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  await expect.element(obstacle).toHaveFocus()
  release()
  await expect.element(admin.review).toHaveTextContent('Sent transactions is now off')
  await expect.element(obstacle).toHaveFocus()
  expect(host.patches()).toHaveLength(1)
  await other
  await admin.send()
  await expect.element(admin.outcome).toHaveTextContent('Explorer usage: off → on')
  expect(host.patches().map(({ body }) => body)).toEqual([
    '{"sent_transactions_activity_enabled":false}',
    '{"explorer_usage_activity_enabled":true}',
  ])
})

test('the notice of a change in another tab is dismissed', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await sendFromOtherTab(host, { name: 'Other' })
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Other 8801' })).toBeVisible()
  await click(admin.button('Dismiss'))
  await expectCount(notice, 0)
})

test('a change that failed in another tab blocks nothing', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.type('Name', 'One')
  await admin.askReview()
  const release = host.holdPatches()
  const other = sendFromOtherTab(host, { name: 'Two' })
  await expect.poll(() => host.patches().length).toBe(1)
  await admin.send()
  await expect.element(admin.review).toHaveTextContent('another tab is changing this network')
  release(answer({ code: 9, message: 'Locked' }, 400))
  await expect.element(admin.review).toHaveTextContent('The other tab has finished')
  expect(await other).toMatchObject({ kind: 'rejected' })
  host.on()
  await admin.send()
  await expect.element(admin.outcome).toHaveTextContent('Name: Meridian → One')
})

test('a change of another tab stops this one once, at an API that cannot be read', async () => {
  const host = await startAdminApi()
  host.on(unreadable)
  await openNetwork(host)
  await admin.type('Name', 'One')
  await admin.askReview()
  await expect.element(admin.review).toBeVisible()
  expect(await sendFromOtherTab(host, { name: 'Two' })).toMatchObject({ kind: 'saved' })
  await expect.element(notice).toBeVisible()
  await admin.send()
  await expect.element(admin.review).toHaveTextContent('Another tab has changed Name.')
  expect(host.patches()).toHaveLength(1)
  await admin.send()
  await expect.element(admin.outcome).toHaveTextContent('change saved')
})

test('a change by another person before sending is shown, and leaves nothing to change if it is the same', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.choose('Explorer usage', 'On')
  await admin.askReview()
  await host.change('{"explorer_usage_activity_enabled":true}')
  await admin.send()
  await expect.element(admin.review).toHaveTextContent('Explorer usage is now on')
  await expect.element(admin.review).toHaveTextContent('Nothing to change: values already match.')
  await expect.element(obstacle).toHaveFocus()
  await expectCount(admin.review.getByRole('button', { name: /^Save/ }), 0)
  expect(host.patches()).toHaveLength(1)
})
