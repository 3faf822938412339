import type { Page } from '@playwright/test'
import { json } from './fixtures/faults'
import { follow } from './fixtures/follow'
import { expect, test } from './fixtures/test'
import { at, chain } from '#/testing/pages'

const path = `/${chain}/token/${at.charts}/instance/7`
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Open external link?' })

/** Ways to make a reader run or open what they did not mean to. */
const attacks = [
  'javascript:document.title="run"',
  ' \tJaVaScRiPt:document.title="run"//https://a.test',
  'java\nscript:document.title="run"',
  'java\u0000script:document.title="run"',
  'data:text/html,<script>opener.document.title="run"</script>',
  'blob:https://a.test/7a1c',
  'vbscript:run',
  'file:///etc/passwd',
  'intent://scan/#Intent;scheme=zxing;end',
  '//a.test',
  'https://wallet.test@a.test/',
  'https:\\\\a.test',
  'https://a.test\u202e/gpj.exe',
  'https://a.te\u200bst/',
]

test('what would run, or open what was not meant, is read and never a link', async ({ page, faults }) => {
  for (const [index, attack] of attacks.entries()) {
    await test.step(encodeURI(attack), async () => {
      // Each has another NFT, because the page shows cached responses first.
      const id = index + 1
      faults.on(new RegExp(`/tokens/${at.charts}/instances/${id}$`, 'i'), async ({ real }) =>
        json({
          ...(JSON.parse(await real()) as object),
          external_app_url: attack,
          animation_url: attack,
          metadata: { name: attack, description: attack, home_url: attack },
        }),
      )
      const url = `${faults.site}/${chain}/token/${at.charts}/instance/${id}`
      await (index === 0 ? page.goto(url) : follow(page, url))
      await expect(page.locator('main header').first()).toContainText(new RegExp(`Token ID\\s*${id}(?!\\d)`))
      await expect(overview(page).getByText('External URL')).toBeVisible()
      await expect(page.locator('a[data-external], main a:not([href^="/"])')).toHaveCount(0)
      for (const fact of ['External URL', 'Home URL', 'Animation URL']) {
        const value = overview(page).locator(`dt:has-text("${fact}") + dd`)
        await expect(value).toContainText(attack.includes('test') ? 'test' : attack.slice(0, 4))
        await value.click()
      }
      await expect(page).toHaveURL(url)
      expect(await page.title()).not.toBe('run')
      expect(page.context().pages()).toHaveLength(1)
    })
  }
})

test('a web address asks first, whatever it is opened with, and the page it opens learns nothing', async ({
  page,
  context,
  faults,
}) => {
  const asked: Record<string, string>[] = []
  await context.route('http://xn--pple-43d.test/**', async (route) => {
    asked.push(await route.request().allHeaders())
    await route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' })
  })
  faults.on(new RegExp(`/tokens/${at.charts}/instances/7$`, 'i'), async ({ real }) =>
    json({ ...(JSON.parse(await real()) as object), external_app_url: 'http://аpple.test/in?to=7' }),
  )
  await page.goto(faults.site + path)
  const link = page.locator('a[data-external]')
  await expect(link).toContainText('xn--pple-43d.test')
  const ways = [
    () => link.click(),
    () => link.click({ button: 'middle' }),
    () => link.click({ modifiers: ['ControlOrMeta'] }),
    () => link.press('Enter'),
  ]
  for (const open of ways) {
    await open()
    await expect(question(page)).toContainText('xn--pple-43d.test')
    await expect(question(page)).toContainText('Not encrypted')
    await expect(question(page)).toContainText('may imitate another site')
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(link).toBeFocused()
  }
  expect(asked).toEqual([])

  await link.click()
  const opening = context.waitForEvent('page')
  await question(page).getByRole('link', { name: 'Open xn--pple-43d.test' }).click()
  const opened = await opening
  await expect(opened).toHaveTitle('elsewhere')
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  expect(asked[0]?.['referer']).toBeUndefined()
  await expect(question(page)).toBeHidden()
})
