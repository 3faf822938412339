import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, expectCount } from '#/testing/actions'
import { type AdminApi, startAdminApi } from '#/testing/adminApi'
import { admin, openList, openNetwork } from '#/testing/adminPages'
import { answer } from '#/testing/adminRules'

const question = page.getByRole('dialog', { name: 'Leave this page?' })
const heading = page.getByRole('heading', { name: 'Networks', exact: true })
const flag = page.getByRole('button', { name: /^Verified contracts on.*8801$/ })
const cancel = () => click(question.getByRole('button', { name: 'Cancel' }))

test('a link asks before unsaved changes are discarded', async () => {
  const router = await openNetwork(await startAdminApi())
  const path = () => router.state.location.pathname
  await admin.type('Name', 'Other')
  await click(admin.link('All networks'))
  await cancel()
  await expectCount(question, 0)
  await expect.element(admin.input('Name')).toHaveValue('Other')
  await click(admin.link('All networks'))
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectCount(question, 0)
  expect(path()).toBe('/admin/networks/8801')
  await expect.element(admin.input('Name')).toHaveValue('Other')
  await click(admin.link('All networks'))
  await click(question.getByRole('button', { name: 'Discard changes' }))
  await expect.poll(path).toBe('/admin/networks')
  await click(admin.link('Meridian 8801'))
  await expect.element(admin.button('Edit Name')).toBeVisible()
})

test('changes that were saved, or a field that was only opened, are left without a question', async () => {
  await openNetwork(await startAdminApi())
  await admin.rename()
  await expect.element(admin.outcome).toHaveTextContent('change saved')
  await click(admin.link('All networks'))
  await expect.element(heading).toBeVisible()
  await click(admin.link('Other 8801'))
  await click(admin.button('Edit Domain'))
  await expect.element(admin.input('Domain')).toHaveFocus()
  await click(admin.link('All networks'))
  await expect.element(heading).toBeVisible()
})

/** Renames network 8801 and leaves its page before the response. */
async function leaveWhileSaving(host: AdminApi, name: string) {
  const router = await openNetwork(host)
  const release = host.holdPatches()
  await admin.rename(name)
  await expect.element(admin.review.getByText('Waiting for the API.')).toBeVisible()
  // As by a shortcut: the review covers the links.
  router.history.push('/admin/networks')
  await expect.element(question).toHaveTextContent('A change is being saved')
  await click(question.getByRole('button', { name: 'Discard changes' }))
  await expect.element(page.getByText('A change to network 8801 is being saved')).toBeVisible()
  return release
}

async function returnWhileSaving(): Promise<void> {
  await click(admin.link('Meridian 8801'))
  await click(question.getByRole('button', { name: 'Leave', exact: true }))
}

test('a change that is being saved holds back the next one, and its result is shown', async () => {
  const host = await startAdminApi()
  const release = await leaveWhileSaving(host, 'Other')
  await expect.element(flag).toHaveAttribute('aria-disabled', 'true')
  await expect.element(flag).toHaveAccessibleDescription(/A change is being saved\. Wait until it is finished\./)
  await flag.click({ force: true })
  await expectCount(admin.review, 0)
  await returnWhileSaving()
  await admin.choose('Explorer usage', 'On')
  await expect.element(page.getByText('A change to this network is being saved.')).toBeVisible()
  await expect.element(admin.button('Review changes')).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect.element(page.getByText('The change to network 8801 is finished')).toBeVisible()
  await expect.element(page.getByText('name: Meridian → Other; Saved')).toBeVisible()
  await admin.askReview()
  await expect.element(admin.review).toBeVisible()
  expect(host.patches()).toHaveLength(1)
})

test('an edit of the field that is being saved is not discarded by its result', async () => {
  const host = await startAdminApi()
  const release = await leaveWhileSaving(host, 'One')
  await returnWhileSaving()
  await admin.type('Name', 'Two')
  release()
  await expect.element(page.getByText('The change to network 8801 is finished')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'One 8801' })).toBeVisible()
  await expect.element(admin.input('Name')).toHaveValue('Two')
})

test('the question says when the change is finished', async () => {
  const host = await startAdminApi()
  const router = await openList(host)
  await click(flag)
  const release = host.holdPatches()
  await admin.send()
  await expect.poll(() => host.patches().length).toBe(1)
  router.history.push('/admin/networks/8802')
  await expect.element(question).toHaveTextContent('A change is being saved')
  release(answer({ code: 9, message: 'Locked' }, 400))
  await expect.element(question).toHaveTextContent('The change is finished')
  await cancel()
  await expect.element(admin.outcome).toHaveTextContent('Message from the API: Locked')
})
