import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { click, fill } from '#/testing/actions'
import { expectAccessibleAndNarrow } from '#/testing/expectAccessible'
import { at, chain } from '#/testing/pages'
import { renderApp } from '#/testing/renderApp'

const linksOf = (name: string) =>
  page
    .getByRole('navigation', { name, exact: true })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

test('tools, portfolio and settings are in the navigation, and tools open the approvals of an address', async () => {
  const router = await renderApp(`/${chain}/tools`)
  await expect.poll(() => linksOf('Chain').slice(-3)).toEqual(['Tools', 'Portfolio', 'Settings'])
  for (const name of ['Decode', 'Gas', 'Advanced filter', 'Portfolio', 'API status'])
    await expect.element(page.getByRole('term').getByRole('link', { name })).toBeVisible()
  await expectAccessibleAndNarrow()
  const field = page.getByRole('textbox', { name: 'Address' })
  await fill(field, '0x12')
  await click(page.getByRole('button', { name: 'Show approvals' }))
  await expect.element(page.getByRole('alert').filter({ hasText: '40 hex digits' })).toBeVisible()
  await fill(field, ` ${at.nftOwner} `)
  await click(page.getByRole('button', { name: 'Show approvals' }))
  await expect
    .poll(() => router.state.location.pathname)
    .toBe(`/${chain}/address/${at.nftOwner.toLowerCase()}/approvals`)
  await router.navigate({ href: `/${chain}/tools` })
  await click(page.getByRole('button', { name: 'Show block' }))
  await expect.element(page.getByRole('alert').filter({ hasText: 'Enter a date' })).toBeVisible()
  await fill(page.getByLabelText('Date and time, UTC'), '2001-01-01T00:00')
  await click(page.getByRole('button', { name: 'Show block' }))
  await expect.poll(() => router.state.location.pathname).toBe(`/${chain}/block/at/2001-01-01T00:00`)
})

test('pages of no chain have their own navigation', async () => {
  await renderApp('/settings')
  await expect.poll(() => linksOf('Site')).toEqual(['All chains', 'Portfolio', 'Settings'])
  await expect
    .element(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Settings' }))
    .toHaveAttribute('aria-current', 'page')
  await expectAccessibleAndNarrow()
})

test.each([
  ['transaction', `tx/0x${'1'.repeat(64)}`],
  ['block', `block/0x${'1'.repeat(64)}`],
  ['token', `token/${at.router}`],
  ['user operation', `op/0x${'1'.repeat(64)}`],
  ['blob', `blob/0x01${'1'.repeat(62)}`],
  ['NFT', `token/${at.curios}/instance/987654321`],
])('the page of a %s that is not found has a search', async (_, path) => {
  await renderApp(`/${chain}/${path}`)
  await expect.element(page.getByRole('search', { name: 'Search again' })).toBeVisible()
})

test('a page that is not found has a search, with the text that is no identifier', async () => {
  const router = await renderApp(`/${chain}/tx/0x12`)
  const form = page.getByRole('search', { name: 'Search again' })
  await expect.element(form.getByRole('searchbox')).toHaveValue('0x12')
  await fill(form.getByRole('searchbox'), 'astral')
  await click(form.getByRole('button', { name: 'Search' }))
  await expect.poll(() => router.state.location.href).toBe(`/${chain}/search?q=astral`)
})
