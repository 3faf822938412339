import type { Page } from '@playwright/test'
import { type AdminView, answer, expect, test } from './fixtures/administration'

test.describe('leaving with unsent changes', () => {
  /** Opens a network's page from the list, so that there is a way back, and changes a field. */
  async function openChanged(page: Page, admin: AdminView, openList: () => Promise<string>) {
    await openList()
    await page.getByRole('link', { name: 'Meridian 8801' }).click()
    await admin.type('Name', 'Other')
  }

  test('by a link or the back button asks, and stays or discards', async ({ page, openList, admin }) => {
    await openChanged(page, admin, openList)
    const question = page.getByRole('dialog', { name: 'Leave this page?' })
    await page.getByRole('link', { name: 'All networks' }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(admin.input('Name')).toHaveValue('Other')
    await page.goBack()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/admin\/networks\/8801$/)
    await expect(admin.input('Name')).toHaveValue('Other')
    await page.goBack()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL(/\/admin\/networks$/)
    await page.goForward()
    await expect(admin.button('Edit Name')).toBeVisible()
  })

  test('by a reload asks in the browser’s own words', async ({ page, openList, admin }) => {
    await openChanged(page, admin, openList)
    const asked = page.waitForEvent('dialog')
    const reload = page.reload()
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reload
    await expect(admin.token).toBeVisible()
  })

  test('asks nobody who has changed nothing, or has sent it', async ({ page, openList, admin }) => {
    await openChanged(page, admin, openList)
    await admin.submit()
    await expect(admin.outcome).toContainText('change saved')
    await page.getByRole('link', { name: 'All networks' }).click()
    await expect(page.getByRole('heading', { name: 'Networks', exact: true })).toBeVisible()
  })

  test('asks nobody who has only looked into a field', async ({ page, openList, admin }) => {
    await openList()
    await page.getByRole('link', { name: 'Meridian 8801' }).click()
    await admin.button('Edit Domain').click()
    await page.getByRole('link', { name: 'All networks' }).click()
    await expect(page.getByRole('heading', { name: 'Networks', exact: true })).toBeVisible()
  })
})

/** Opens the list of networks with a page of the same before it, so that there is a way back. */
async function openListAgain(page: Page, openList: () => Promise<string>) {
  await openList()
  await page.getByRole('link', { name: 'Equinox Testnet 8802' }).click()
  await page.getByRole('link', { name: 'All networks' }).click()
  await expect(page.getByRole('list', { name: 'Networks' })).toBeVisible()
}

test.describe('the back button', () => {
  test('closes a review of a flag, and of its undo, before it leaves the page', async ({
    page,
    host,
    admin,
    openList,
  }) => {
    await openListAgain(page, openList)
    const flag = page.getByRole('button', { name: /^Verified contracts on.*8801$/ })
    await flag.click()
    await expect(admin.review).toBeVisible()
    await page.goBack()
    await expect(admin.review).toHaveCount(0)
    await expect(flag).toBeFocused()
    await flag.click()
    await admin.send()
    await admin.outcome.getByRole('button', { name: 'Undo…' }).click()
    await expect(admin.review).toBeVisible()
    await page.goBack()
    await expect(admin.review).toHaveCount(0)
    await expect(page).toHaveURL(/\/admin\/networks$/)
    expect(host.patches()).toHaveLength(1)
  })

  test('closes the review of what was typed, and asks only then', async ({ page, admin, openList }) => {
    await openList()
    await page.getByRole('link', { name: 'Meridian 8801' }).click()
    await admin.type('Name', 'Other')
    await admin.askReview()
    await expect(admin.review).toBeVisible()
    await page.goBack()
    await expect(admin.review).toHaveCount(0)
    await expect(admin.input('Name')).toHaveValue('Other')
    await page.goBack()
    await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
  })
})

test.describe('leaving while a change is on its way', () => {
  test.use({ tolerates: 'failed requests' })

  test('asks, holds back the next one meanwhile, and tells what came of it', async ({
    page,
    host,
    admin,
    openList,
  }) => {
    await openList()
    await page.getByRole('link', { name: 'Meridian 8801' }).click()
    const release = host.holdPatches()
    await admin.rename()
    await expect(admin.review.getByText('Waiting for the API.')).toBeVisible()
    await page.goBack()
    const question = page.getByRole('dialog', { name: 'Leave this page?' })
    await expect(question).toContainText('A change is being saved')
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByText('A change to network 8801 is being saved')).toBeVisible()
    const flag = page.getByRole('button', { name: /^Verified contracts on.*8801$/ })
    await expect(flag).toBeDisabled()
    await expect(flag).toHaveAccessibleDescription(/A change is being saved\. Wait until it is finished\./)
    await flag.click({ force: true })
    await expect(admin.review).toHaveCount(0)
    await page.getByRole('link', { name: 'Meridian 8801' }).click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await admin.choose('Explorer usage', 'On')
    await expect(page.getByText('A change to this network is being saved.')).toBeVisible()
    await expect(admin.button('Review changes')).toBeDisabled()
    release()
    await expect(page.getByText('The change to network 8801 is finished')).toBeVisible()
    await expect(page.getByText('name: Meridian → Other; Saved')).toBeVisible()
    await admin.askReview()
    await expect(admin.review).toBeVisible()
    expect(host.patches()).toHaveLength(1)
  })

  test('what is typed meanwhile in the same field is kept', async ({ page, host, admin, openList }) => {
    await openList()
    await page.getByRole('link', { name: 'Meridian 8801' }).click()
    const release = host.holdPatches()
    await admin.rename('One')
    await expect(admin.review.getByText('Waiting for the API.')).toBeVisible()
    await page.goBack()
    const question = page.getByRole('dialog', { name: 'Leave this page?' })
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('link', { name: 'Meridian 8801' }).click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await admin.type('Name', 'Two')
    release()
    await expect(page.getByText('The change to network 8801 is finished')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'One 8801' })).toBeVisible()
    await expect(admin.input('Name')).toHaveValue('Two')
  })

  test('says in the question when it is over', async ({ page, host, admin, openList }) => {
    await openListAgain(page, openList)
    await page.getByRole('button', { name: /^Verified contracts on.*8801$/ }).click()
    let refuse = () => {}
    host.onPatch(
      () =>
        new Promise((resolve) => {
          refuse = () => resolve(answer({ code: 9, message: 'Locked' }, 400))
        }),
    )
    await admin.send()
    await expect.poll(() => host.patches().length).toBe(1)
    await page.goBack()
    const question = page.getByRole('dialog', { name: 'Leave this page?' })
    await expect(question).toContainText('A change is being saved')
    refuse()
    await expect(question).toContainText('The change is finished')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(admin.outcome).toContainText('Message from the API: Locked')
  })
})
