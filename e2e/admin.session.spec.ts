import { expect, test } from './fixtures/administration'

test('it locks on demand', async ({ page, host, admin, openNetwork }) => {
  await openNetwork()
  await admin.type('Name', 'Other')
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.button('Lock').click()
  await expect(page.getByText('Locked. The token was cleared.')).toBeVisible()
  await expect(page.getByText('meridian.example')).toHaveCount(0)
  const before = host.asked.length
  await admin.unlock()
  await expect(admin.input('Name')).toHaveValue('Other')
  await expect(admin.button('Edit Explorer API key')).toBeVisible()
  expect(host.asked.length).toBeGreaterThan(before)
})

test('it locks after 15 idle minutes, warns before, and stays open for who is there', async ({
  page,
  admin,
  openNetwork,
}) => {
  await page.clock.install()
  await openNetwork()
  await page.clock.fastForward('13:59')
  await expect(page.getByText('locks after 15 minutes of inactivity')).toBeVisible()
  await page.clock.fastForward('00:02')
  await expect(page.getByText(/^Locks in 1 minute/)).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(page.getByText('locks after 15 minutes of inactivity')).toBeVisible()
  await page.clock.fastForward('14:30')
  await expect(page.getByText(/^Locks in 1 minute/)).toBeVisible()
  await page.clock.fastForward('00:31')
  await expect(page.getByText('Locked after 15 minutes of inactivity.')).toBeVisible()
  await expect(admin.token).toBeVisible()
})

test('a computer that slept longer finds it locked before anything is sent', async ({
  page,
  host,
  admin,
  openNetwork,
}) => {
  await page.clock.install()
  await openNetwork()
  const asked = host.asked.length
  // Time passes and no timer fires, as while a computer sleeps.
  await page.clock.setSystemTime(Date.now() + 60 * 60_000)
  await admin.button('Edit Name').focus()
  await page.keyboard.press('Enter')
  await expect(admin.token).toBeVisible()
  expect(host.asked).toHaveLength(asked)
})

test('a reload forgets the token', async ({ page, admin, openNetwork }) => {
  await openNetwork()
  await page.reload()
  await expect(admin.token).toBeVisible()
  await expect(admin.token).toHaveValue('')
})

test('the warning before it locks is seen however far the page is scrolled, and over a review', async ({
  page,
  admin,
  openNetwork,
}) => {
  await page.clock.install()
  await openNetwork()
  await admin.type('Name', 'Other')
  await page.getByRole('heading', { name: 'Change log' }).scrollIntoViewIfNeeded()
  await page.clock.fastForward('14:05')
  await expect(page.getByText(/^Locks in 1 minute/)).toBeInViewport()
  await admin.askReview()
  await page.clock.fastForward('14:05')
  await expect(admin.review.getByText(/^Locks in 1 minute/)).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(admin.review).toHaveCount(0)
  await expect(page.getByText(/Unsaved changes: network 8801/)).toBeVisible()
})

for (const [meritsUrl, warned] of [
  ['http://merits.example', 1],
  ['https://merits.example', 0],
  ['http://127.0.0.1:9', 0],
  ['/merits', 0],
] as const) {
  test(`before the token goes to ${meritsUrl}, ${warned ? 'it is said that others can read it' : 'nothing is feared'}`, async ({
    page,
    admin,
    openAdministration,
  }) => {
    await page.goto(`${await openAdministration({ meritsUrl })}/admin/networks`)
    await expect(admin.token).toBeVisible()
    await expect(page.getByText(/uses http without encryption/)).toHaveCount(warned)
  })
}
