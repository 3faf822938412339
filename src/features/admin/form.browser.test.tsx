import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, expectCount, fill, focus } from '#/testing/actions'
import { startAdminApi } from '#/testing/adminApi'
import { admin, openNetwork } from '#/testing/adminPages'
import { answer } from '#/testing/adminRules'

test('every field starts unchanged, next to its current value', async () => {
  await openNetwork(await startAdminApi())
  await expect
    .poll(() => [...document.querySelectorAll('form span')].filter(({ textContent }) => textContent === 'Unchanged'))
    .toHaveLength(5)
  await expectCount(page.getByRole('radio', { name: 'Unchanged', checked: true }), 4)
  await expect.element(page.getByText('https://rpc.example/8801')).toBeVisible()
  await expect.element(page.getByText('No changes.')).toBeVisible()
  await expect.element(page.getByText('Nothing to review.')).toBeVisible()
  await expect.element(admin.button('Review changes')).toHaveAccessibleDescription(/Nothing to review\.$/)
  await focus(admin.button('Review changes'))
  await userEvent.keyboard('{Enter}')
  await expectCount(admin.review, 0)
  await click(admin.button('Edit Domain'))
  await expect.element(admin.input('Domain')).toHaveFocus()
  await expect.element(admin.input('Domain')).toHaveValue('meridian.example')
  await expect.element(page.getByText('Same as the current value', { exact: true })).toBeVisible()
  await expect.element(admin.button('Review changes')).toHaveAttribute('aria-disabled', 'true')
  await click(admin.button('Cancel: Domain'))
  await expect.element(admin.button('Edit Domain')).toHaveFocus()
  await admin.choose('Active', 'On')
  await expect.element(page.getByText('1 same as the current value.')).toBeVisible()
  await click(admin.button('Clear changes'))
  await expect.element(page.getByText('No changes.')).toBeVisible()
})

test('the bounds of the skew are sent as numbers', async () => {
  const host = await startAdminApi()
  host.onPatch(() => answer({}))
  await openNetwork(host)
  for (const bound of ['2147483647', '-2147483648']) {
    await admin.type('Block timestamp skew', ` ${bound} `)
    await admin.submit()
    await expect.element(admin.outcome).toHaveTextContent(bound)
    expect(host.patches().at(-1)?.body).toBe(`{"block_timestamp_skew":${bound}}`)
    await expect.element(admin.button('Edit Block timestamp skew')).toBeVisible()
  }
})

test('credentials in the RPC URL are masked, saved only after confirmation, and not shown again', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  const input = admin.input('RPC URL')
  const source = () => document.documentElement.outerHTML
  await click(admin.button('Edit RPC URL'))
  await expect.element(input).toHaveAttribute('type', 'text')
  // By keyboard: masking the input must not move the caret while typing.
  await userEvent.keyboard('https://me:hunter2@rpc.example')
  await expect.element(input).toHaveValue('https://me:hunter2@rpc.example')
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAttribute('type', 'password')
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('[Space>]')
  await expect.element(input).toHaveAttribute('type', 'text')
  await userEvent.keyboard('[/Space]')
  await expect.element(input).toHaveAttribute('type', 'password')
  await admin.askReview()
  await expect
    .element(page.getByText('The URL contains credentials, which the service may show to others'))
    .toBeVisible()
  await click(page.getByRole('checkbox', { name: 'Save the credentials in this URL' }))
  await admin.askReview()
  await expect.element(admin.review).toHaveTextContent('https://•••@rpc.example')
  await expect.element(admin.review.getByText('Exact request (secrets hidden)')).toBeVisible()
  expect(source()).not.toContain('hunter2')
  await admin.send('Meridian')
  await expect.element(admin.outcome).toHaveTextContent('https://•••@rpc.example')
  expect(host.patches().map(({ body }) => body)).toEqual(['{"rpc_url":"https://me:hunter2@rpc.example"}'])
  await click(admin.button('Edit RPC URL'))
  await expect.element(input).toHaveValue('https://me:hunter2@rpc.example')
  await expect.element(input).toHaveAttribute('type', 'password')
  expect(source()).not.toContain('hunter2')
  await fill(input, 'https://me:hunter3@rpc.example')
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  await click(page.getByRole('checkbox'))
  await admin.askReview()
  await expect
    .element(admin.review.getByRole('listitem'))
    .toHaveTextContent('https://•••@rpc.example, with other credentials')
})

test('the review lists what is saved and what not, and wants the name for what takes a network down', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.choose('Active', 'Off')
  await admin.askReview()
  const changes = admin.review.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expectCount(changes, 2)
  await expect
    .element(changes.nth(0))
    .toHaveTextContent(/Active\s*active.*on.*changes to off.*Can take the network down/)
  await expect.element(changes.nth(1)).toHaveTextContent(/explorer_api_key.*none.*changes to a new key/)
  await expect
    .poll(() => admin.review.getByText(/^Unchanged fields/).element().textContent)
    .toBe(
      'Unchanged fields: name, domain, rpc_url, block_timestamp_skew, sent_transactions_activity_enabled, verified_contracts_activity_enabled, explorer_usage_activity_enabled',
    )
  const request = admin.review.getByRole('group', { name: 'Request' }).element() as HTMLElement
  expect(request.innerText.trim().replaceAll(/\s+/g, ' ')).toBe(
    `PATCH ${host.url}/merits/admin/api/v1/networks/8801 { "active": false, "explorer_api_key": "•••" }`,
  )
  const save = admin.review.getByRole('button', { name: 'Save change' })
  for (const typed of ['', 'meridian', 'Equinox Testnet']) {
    await fill(admin.review.getByRole('textbox'), typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  }
  await fill(admin.review.getByRole('textbox'), 'Meridian')
  await expect.element(save).toHaveAttribute('aria-disabled', 'false')
  await userEvent.keyboard('{Escape}')
  await expectCount(admin.review, 0)
  await expect.element(admin.button('Review changes')).toHaveFocus()
  expect(host.patches()).toEqual([])
  await expect.element(page.getByText('2 of 9 fields changed.')).toBeVisible()
})

test('invisible characters and HTML of a name are shown in the review, and sent as typed', async () => {
  const host = await startAdminApi()
  const name = 'Mer\u202eidian<img src=x>'
  await openNetwork(host)
  await admin.type('Name', name)
  await admin.askReview()
  await expect.element(admin.review.getByRole('listitem')).toHaveTextContent('U+202E')
  await expect.element(admin.review.getByRole('group', { name: 'Request' })).toHaveTextContent('U+202E')
  await admin.send()
  await expect.element(admin.outcome).toHaveTextContent('U+202E')
  expect(document.querySelector('main img')).toBeNull()
  expect(host.patches().map(({ body }) => body)).toEqual([JSON.stringify({ name })])
})

test('a name with invisible characters is confirmed by the chain ID', async () => {
  const host = await startAdminApi()
  host.onGet(() => answer({ chain_id: 8801, name: 'Mеri\u202edian', domain: 'a.example' }))
  await openNetwork(host)
  await admin.choose('Active', 'Off')
  await admin.askReview()
  await expect
    .element(admin.review.getByText(/^This can take a live network down/))
    .toHaveTextContent(/Type 8801 to continue/)
  await admin.send('8801')
  await expect.element(admin.outcome).toHaveTextContent('change saved')
})

test('a change is sent once, whether by two clicks, by Enter or by a second review', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  const release = host.holdPatches()
  await admin.choose('Active', 'Off')
  await admin.askReview()
  await fill(admin.review.getByRole('textbox'), 'Meridian')
  await admin.review.getByRole('button', { name: 'Save change' }).dblClick()
  await expect.element(admin.review.getByText('Waiting for the API. The change is sent only once.')).toBeVisible()
  await click(admin.review.getByRole('textbox'))
  await userEvent.keyboard('{Enter}')
  await admin.review.getByRole('button', { name: 'Saving…' }).click({ force: true })
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Escape}')
  await expect.element(admin.review).toBeVisible()
  release()
  await expect.element(admin.outcome).toHaveTextContent('change saved')
  expect(host.patches()).toHaveLength(1)
  await expectCount(admin.journal, 1)
})
