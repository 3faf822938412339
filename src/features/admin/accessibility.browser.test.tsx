import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { click } from '#/testing/actions'
import { startAdminApi } from '#/testing/adminApi'
import { admin } from '#/testing/adminPages'
import { expectAccessibleAndNarrow, expectPartAccessible } from '#/testing/expectAccessible'
import { renderApp } from '#/testing/renderApp'
import { answer } from '#/testing/adminRules'

/** Expects that axe finds nothing on a desktop and on a phone, which has the same colors, and that nothing is too wide. */
async function expectFine(): Promise<void> {
  await expectAccessibleAndNarrow()
  await page.viewport(390, 900)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await expectPartAccessible('html', { isDarkChecked: false })
  await page.viewport(1440, 900)
}

test(
  'axe finds nothing on the way to a change, on a desktop and on a phone, and nothing is too wide',
  { timeout: 120_000 },
  async () => {
    const host = await startAdminApi()
    await renderApp('/admin/networks', host)
    await admin.unlock('wrong')
    await expect.element(page.getByText('Invalid token')).toBeVisible()
    await expectFine()

    await admin.unlock()
    await expect.element(admin.networks.first()).toBeVisible()
    await expectFine()

    await click(admin.link('Meridian 8801'))
    await admin.type('Name', `${'Long'.repeat(60)} name`)
    await admin.type('RPC URL', 'https://me:pw@rpc.example')
    await admin.type('Explorer API key', 'two words')
    await admin.choose('Active', 'Off')
    await admin.choose('Sent transactions', 'On')
    await admin.askReview()
    await expect.element(page.getByText('A key has no spaces and no invisible characters')).toBeVisible()
    await expectFine()

    await click(page.getByRole('checkbox'))
    await admin.type('Explorer API key', 'k-9f3b7c1d5e')
    await admin.askReview()
    await expect.element(admin.review).toBeVisible()
    await expectFine()

    const fieldViolations = [{ field: 'name', description: 'Too long' }]
    host.onPatch(() =>
      answer({ code: 3, message: 'No', details: [{ fieldViolations }, { '@type': 'a/b', c: 'd' }] }, 400),
    )
    await admin.send('Meridian')
    await expect.element(admin.outcome).toHaveTextContent('rejected')
    await expectFine()

    host.on()
    await admin.askReview()
    await host.change('{"domain":"else.example"}')
    await admin.send('Meridian')
    await expect.element(admin.review).toHaveTextContent('Domain is now else.example')
    await expectFine()

    host.onPatch(() => answer({ warning: 'Nothing was done', network: { name: 'Meridian' } }))
    await admin.send('Meridian')
    await expect.element(admin.outcome).toHaveTextContent('Nothing was done')
    await expectFine()

    host.onPatch(() => answer({ code: 13, message: 'Broken', at: 'pool-7' }, 500))
    await admin.rename()
    await expect.element(admin.outcome).toHaveTextContent('unknown result')
    await click(admin.outcome.getByRole('button', { name: 'Check current values' }))
    await expect.element(admin.outcome).toHaveTextContent('not active')
    await expectFine()

    await click(admin.link('All networks'))
    await expect.element(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
    await expectFine()
  },
)
