import { answer, expect, test, unreadable } from './fixtures/administration'

const path = '/merits/admin/api/v1/networks/8801'

test('every field starts as left unchanged, beside its current value', async ({ page, admin, openNetwork }) => {
  await openNetwork()
  await expect(page.locator('form span').getByText('Unchanged', { exact: true })).toHaveCount(5)
  await expect(page.getByRole('radio', { name: 'Unchanged', checked: true })).toHaveCount(4)
  await expect(page.getByText('https://rpc.example/8801')).toBeVisible()
  await expect(page.getByText('No changes.')).toBeVisible()
  await expect(page.getByText('Nothing to review.')).toBeVisible()
  await expect(admin.button('Review changes')).toHaveAccessibleDescription(/Nothing to review\.$/)
  await admin.button('Review changes').focus()
  await page.keyboard.press('Enter')
  await expect(admin.review).toHaveCount(0)
  await admin.button('Edit Domain').click()
  await expect(admin.input('Domain')).toBeFocused()
  await expect(admin.input('Domain')).toHaveValue('meridian.example')
  await expect(page.getByText('Same as the current value', { exact: true })).toBeVisible()
  await expect(admin.button('Review changes')).toBeDisabled()
  await admin.button('Cancel: Domain').click()
  await expect(admin.button('Edit Domain')).toBeFocused()
  await admin.choose('Active', 'On')
  await expect(page.getByText('1 same as the current value.')).toBeVisible()
  await admin.button('Clear changes').click()
  await expect(page.getByText('No changes.')).toBeVisible()
})

const int32 = 'Enter a whole number from -2147483648 to 2147483647.'
const wrong: readonly [label: string, value: string, says: string][] = [
  ['Name', '   ', 'Enter a name, or leave it unchanged.'],
  ['Name', '\u200b', 'Enter a name, or leave it unchanged.'],
  ['Domain', '', 'Enter a host name, or leave it unchanged.'],
  ['Domain', 'https://two.example', 'Enter only the host name, without scheme, port or path.'],
  ['Domain', 'two.example:8080', 'Enter only the host name, without scheme, port or path.'],
  ['Domain', 'two..example', 'A host name has letters a to z'],
  ['Domain', '-two.example', 'A host name has letters a to z'],
  ['Domain', `${'a'.repeat(64)}.example`, 'A host name has letters a to z'],
  ['Domain', 'münchen.example', 'In ASCII: xn--mnchen-3ya.example'],
  ['Domain', 'еxample.com', 'In ASCII: xn--xample-2of.com'],
  ['Domain', 'two.example.', 'Remove the dot at the end.'],
  ['Domain', '1.2.3', 'In ASCII: 1.2.0.3'],
  ['Domain', 'two example', 'A host name has letters a to z'],
  ['RPC URL', 'https://münchen.example', 'In ASCII: https://xn--mnchen-3ya.example/'],
  ['RPC URL', 'https://a.example/?apikey=k-1', 'The URL contains credentials'],
  ['RPC URL', 'rpc.example', 'Must start with http://, https://, ws:// or wss://.'],
  ['RPC URL', 'javascript:alert(1)', 'Must start with http://, https://, ws:// or wss://.'],
  ['RPC URL', 'https://', 'Must start with http://, https://, ws:// or wss://.'],
  ['RPC URL', 'https://rpc.example:99999', 'Invalid URL: check its host and port.'],
  ['RPC URL', 'https://a b', 'A URL has no spaces and no backslashes.'],
  ['RPC URL', 'https://rpc.example/#x', 'Remove the part after #: it is never sent.'],
  ['Explorer API key', '', 'Paste a key, or leave it unchanged.'],
  ['Explorer API key', 'two words', 'A key has no spaces and no invisible characters'],
  ['Explorer API key', 'zero\u200bwidth', 'A key has no spaces and no invisible characters'],
  ['Block timestamp skew', '', int32],
  ['Block timestamp skew', '2147483648', int32],
  ['Block timestamp skew', '-2147483649', int32],
  ['Block timestamp skew', '1.5', int32],
  ['Block timestamp skew', '1e3', int32],
  ['Block timestamp skew', '0x10', int32],
  ['Block timestamp skew', '٣', int32],
]

test('what can’t be sent is said beside its field, which gets the focus', async ({
  host,
  page,
  admin,
  openNetwork,
}) => {
  await openNetwork()
  for (const [label, value, says] of wrong) {
    await test.step(`${label} ${value}`, async () => {
      await admin.type(label, value)
      await admin.button('Review changes').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText(says)).toBeVisible()
      await expect(admin.input(label)).toBeFocused()
      await expect(admin.input(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(admin.input(label)).toHaveAccessibleDescription(
        new RegExp(says.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
      )
      await admin.button('Clear changes').click()
    })
  }
  await admin.type('Name', '')
  await admin.type('Block timestamp skew', 'x')
  await admin.askReview()
  await expect(admin.input('Name')).toBeFocused()
  await expect(page.getByText('2 invalid.')).toBeVisible()
  expect(host.patches()).toEqual([])
})

test('lines that are pasted stay apart, so that they are refused and not joined', async ({
  page,
  context,
  admin,
  openNetwork,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openNetwork()
  for (const label of ['RPC URL', 'Explorer API key', 'Name']) {
    await admin.button(`Edit ${label}`).click()
    await page.evaluate(() => navigator.clipboard.writeText('\nhttps://a\r\nhttps://b\n'))
    await page.keyboard.press('ControlOrMeta+v')
    await expect(admin.input(label)).toHaveValue('https://a https://b')
  }
  await admin.askReview()
  await expect(page.getByText('A URL has no spaces and no backslashes.')).toBeVisible()
  await expect(page.getByText('A key has no spaces and no invisible characters')).toBeVisible()
  await expect(page.getByText('1 of 9 fields changed, 2 invalid.')).toBeVisible()
})

test('the bounds of the skew are sent as numbers', async ({ host, admin, openNetwork }) => {
  host.onPatch(() => answer({}))
  await openNetwork()
  for (const bound of ['2147483647', '-2147483648']) {
    await admin.type('Block timestamp skew', ` ${bound} `)
    await admin.submit()
    await expect(admin.outcome).toContainText(bound)
    expect(host.patches().at(-1)?.body).toBe(`{"block_timestamp_skew":${bound}}`)
    await expect(admin.button('Edit Block timestamp skew')).toBeVisible()
  }
})

test('credentials in the RPC URL are masked, sent only when they are meant, and not shown again', async ({
  page,
  host,
  admin,
  openNetwork,
}) => {
  await openNetwork()
  await admin.button('Edit RPC URL').click()
  await expect(admin.input('RPC URL')).toHaveAttribute('type', 'text')
  // By keyboard: masking the input must not move the caret while typing.
  await page.keyboard.type('https://me:hunter2@rpc.example')
  await expect(admin.input('RPC URL')).toHaveValue('https://me:hunter2@rpc.example')
  await expect(admin.input('RPC URL')).toBeFocused()
  await expect(admin.input('RPC URL')).toHaveAttribute('type', 'password')
  await page.keyboard.press('Tab')
  await page.keyboard.down('Space')
  await expect(admin.input('RPC URL')).toHaveAttribute('type', 'text')
  await page.keyboard.up('Space')
  await expect(admin.input('RPC URL')).toHaveAttribute('type', 'password')
  await admin.askReview()
  await expect(page.getByText('The URL contains credentials, which the service may show to others')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Save the credentials in this URL' }).check()
  await admin.askReview()
  await expect(admin.review).toContainText('https://•••@rpc.example')
  await expect(admin.review.getByText('Exact request (secrets hidden)')).toBeVisible()
  expect(await page.content()).not.toContain('hunter2')
  await admin.send('Meridian')
  await expect(admin.outcome).toContainText('https://•••@rpc.example')
  expect(host.patches().map(({ body }) => body)).toEqual(['{"rpc_url":"https://me:hunter2@rpc.example"}'])
  await admin.button('Edit RPC URL').click()
  await expect(admin.input('RPC URL')).toHaveValue('https://me:hunter2@rpc.example')
  await expect(admin.input('RPC URL')).toHaveAttribute('type', 'password')
  expect(await page.content()).not.toContain('hunter2')
  await admin.input('RPC URL').fill('https://me:hunter3@rpc.example')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('checkbox').check()
  await admin.askReview()
  await expect(admin.review.getByRole('listitem')).toContainText('https://•••@rpc.example, with other credentials')
})

test('the review says what is sent, what is not, and wants the name for what takes a network down', async ({
  page,
  host,
  admin,
  openNetwork,
}) => {
  await openNetwork()
  await admin.type('Explorer API key', 'k-1234567890')
  await admin.choose('Active', 'Off')
  await admin.askReview()
  const sent = admin.review.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(sent).toHaveText([
    /Activeactive.*on.*changes to off.*Can take the network down/,
    /explorer_api_key.*none.*changes to a new key/,
  ])
  await expect(admin.review.getByText(/^Unchanged fields/)).toHaveText(
    'Unchanged fields: name, domain, rpc_url, block_timestamp_skew, sent_transactions_activity_enabled, verified_contracts_activity_enabled, explorer_usage_activity_enabled',
  )
  await expect(admin.review.getByRole('group', { name: 'Request' })).toHaveText(
    `PATCH ${host.url}${path} { "active": false, "explorer_api_key": "•••" }`,
    { useInnerText: true },
  )
  const send = admin.review.getByRole('button', { name: 'Save change' })
  for (const typed of ['', 'meridian', 'Equinox Testnet']) {
    await admin.review.getByRole('textbox').fill(typed)
    await page.keyboard.press('Enter')
    await expect(send).toBeDisabled()
  }
  await admin.review.getByRole('textbox').fill('Meridian')
  await expect(send).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(admin.review).toHaveCount(0)
  await expect(admin.button('Review changes')).toBeFocused()
  expect(host.patches()).toEqual([])
  await expect(page.getByText('2 of 9 fields changed.')).toBeVisible()
})

test('a name that is to be hostile is shown for what it is, and sent as typed', async ({
  host,
  admin,
  openNetwork,
}) => {
  const name = 'Mer\u202eidian<img src=x>'
  await openNetwork()
  await admin.type('Name', name)
  await admin.askReview()
  await expect(admin.review.getByRole('listitem')).toContainText('U+202E')
  await expect(admin.review.getByRole('group', { name: 'Request' })).toContainText('U+202E')
  await admin.send()
  await expect(admin.outcome).toContainText('U+202E')
  await expect(admin.page.locator('main img')).toHaveCount(0)
  expect(host.patches().map(({ body }) => body)).toEqual([JSON.stringify({ name })])
})

test('a name that can’t be typed from what is seen is asked for by chain id', async ({ host, admin, openNetwork }) => {
  const name = 'Mеri\u202edian'
  host.onGet(() => answer({ chain_id: 8801, name, domain: 'a.example' }))
  await openNetwork()
  await admin.choose('Active', 'Off')
  await admin.askReview()
  await expect(admin.review.getByText(/^This can take a live network down/)).toHaveText(/Type 8801 to continue/)
  await admin.send('8801')
  await expect(admin.outcome).toContainText('change saved')
})

test.describe('while a change is on its way', () => {
  test('nothing is sent twice, by two clicks, by Enter or by a second review', async ({
    page,
    host,
    admin,
    openNetwork,
  }) => {
    await openNetwork()
    const release = host.holdPatches()
    await admin.choose('Active', 'Off')
    await admin.askReview()
    await admin.review.getByRole('textbox').fill('Meridian')
    await admin.review.getByRole('button', { name: 'Save change' }).dblclick()
    await expect(admin.review.getByText('Waiting for the API. The change is sent only once.')).toBeVisible()
    await admin.review.getByRole('textbox').press('Enter')
    await admin.review.getByRole('button', { name: 'Saving…' }).click({ force: true })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(admin.review).toBeVisible()
    release()
    await expect(admin.outcome).toContainText('change saved')
    expect(host.patches()).toHaveLength(1)
    await expect(admin.journal).toHaveCount(1)
  })
})

test.describe('a host that can’t be read', () => {
  test.use({ tolerates: 'failed requests' })

  test('is shown what was sent last, never as what is so', async ({ page, host, admin, openNetwork }) => {
    host.on(unreadable)
    await openNetwork()
    await expect(page.getByTitle('Not available', { exact: true })).toHaveCount(9)
    await admin.type('Domain', 'two.example')
    await admin.choose('Explorer usage', 'On')
    await admin.askReview()
    await expect(admin.review.getByRole('listitem').first()).toContainText(/unknown.*two\.example/)
    // The API reports no name: the one in config.json confirms it.
    await admin.send('Meridian')
    await expect(admin.outcome).toContainText('Not verified: the new values couldn’t be loaded.')
    await expect(page.getByText(/^Unknown; last sent two\.example at 20/)).toBeVisible()
    await expect(page.getByText(/^Unknown; last sent on at 20/)).toBeVisible()
    await expect(admin.outcome.getByRole('button', { name: 'Undo…' })).toHaveCount(0)
    expect(host.patches()).toHaveLength(1)
  })
})
