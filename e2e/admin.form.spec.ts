import { answer, expect, test, unreadable } from './fixtures/administration'

const path = '/merits/admin/api/v1/networks/8801'

test('every field starts as left unchanged, beside its current value', async ({ page, admin, openNetwork }) => {
  await openNetwork()
  await expect(page.getByText('left unchanged', { exact: true })).toHaveCount(5)
  await expect(page.getByRole('radio', { name: 'Leave unchanged', checked: true })).toHaveCount(4)
  await expect(page.getByText('https://rpc.example/8801')).toBeVisible()
  await expect(page.getByText('All fields are left unchanged: nothing will be sent.')).toBeVisible()
  await expect(page.getByText('There is nothing to review.')).toBeVisible()
  await expect(admin.button('Review…')).toHaveAccessibleDescription(/There is nothing to review\.$/)
  await admin.button('Review…').focus()
  await page.keyboard.press('Enter')
  await expect(admin.review).toHaveCount(0)
  await admin.button('Change Domain').click()
  await expect(admin.input('Domain')).toBeFocused()
  await expect(admin.input('Domain')).toHaveValue('meridian.example')
  await expect(page.getByText('As it is now: not sent.')).toBeVisible()
  await expect(admin.button('Review…')).toBeDisabled()
  await admin.button('Leave unchanged: Domain').click()
  await expect(admin.button('Change Domain')).toBeFocused()
  await admin.choose('Active', 'On')
  await expect(page.getByText('1 as now, not sent.')).toBeVisible()
  await admin.button('Leave all unchanged').click()
  await expect(page.getByText('All fields are left unchanged: nothing will be sent.')).toBeVisible()
})

const int32 = 'A whole number from -2147483648 to 2147483647.'
const wrong: readonly [label: string, value: string, says: string][] = [
  ['Name', '   ', 'Type a name, or leave it unchanged.'],
  ['Name', '\u200b', 'Type a name, or leave it unchanged.'],
  ['Domain', '', 'Type a host name, or leave it unchanged.'],
  ['Domain', 'https://two.example', 'Only the host name: no scheme, port or path.'],
  ['Domain', 'two.example:8080', 'Only the host name: no scheme, port or path.'],
  ['Domain', 'two..example', 'A host name has letters a to z'],
  ['Domain', '-two.example', 'A host name has letters a to z'],
  ['Domain', `${'a'.repeat(64)}.example`, 'A host name has letters a to z'],
  ['Domain', 'münchen.example', 'Written for machines it is xn--mnchen-3ya.example'],
  ['Domain', 'еxample.com', 'Written for machines it is xn--xample-2of.com'],
  ['Domain', 'two.example.', 'Leave out the dot at its end.'],
  ['Domain', '1.2.3', 'Written for machines it is 1.2.0.3'],
  ['Domain', 'two example', 'A host name has letters a to z'],
  ['RPC address', 'https://münchen.example', 'Written for machines it is https://xn--mnchen-3ya.example/'],
  ['RPC address', 'https://a.example/?apikey=k-1', 'The address holds credentials'],
  ['RPC address', 'rpc.example', 'Starts with http://, https://, ws:// or wss://.'],
  ['RPC address', 'javascript:alert(1)', 'Starts with http://, https://, ws:// or wss://.'],
  ['RPC address', 'https://', 'Starts with http://, https://, ws:// or wss://.'],
  ['RPC address', 'https://rpc.example:99999', 'This is no address: look at its host and its port.'],
  ['RPC address', 'https://a b', 'An address has no spaces and no backslashes.'],
  ['RPC address', 'https://rpc.example/#x', 'A part after # never reaches a server.'],
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
      await admin.button('Review…').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText(says)).toBeVisible()
      await expect(admin.input(label)).toBeFocused()
      await expect(admin.input(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(admin.input(label)).toHaveAccessibleDescription(
        new RegExp(says.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
      )
      await admin.button('Leave all unchanged').click()
    })
  }
  await admin.type('Name', '')
  await admin.type('Block timestamp skew', 'x')
  await admin.askReview()
  await expect(admin.input('Name')).toBeFocused()
  await expect(page.getByText('2 can’t be sent as typed.')).toBeVisible()
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
  for (const label of ['RPC address', 'Explorer API key', 'Name']) {
    await admin.button(`Change ${label}`).click()
    await page.evaluate(() => navigator.clipboard.writeText('\nhttps://a\r\nhttps://b\n'))
    await page.keyboard.press('ControlOrMeta+v')
    await expect(admin.input(label)).toHaveValue('https://a https://b')
  }
  await admin.askReview()
  await expect(page.getByText('An address has no spaces and no backslashes.')).toBeVisible()
  await expect(page.getByText('A key has no spaces and no invisible characters')).toBeVisible()
  await expect(page.getByText('1 of 9 fields will be sent; 2 can’t be sent as typed.')).toBeVisible()
})

test('the bounds of the skew are sent as numbers', async ({ host, admin, openNetwork }) => {
  host.onPatch(() => answer({}))
  await openNetwork()
  for (const bound of ['2147483647', '-2147483648']) {
    await admin.type('Block timestamp skew', ` ${bound} `)
    await admin.submit()
    await expect(admin.outcome).toContainText(bound)
    expect(host.patches().at(-1)?.body).toBe(`{"block_timestamp_skew":${bound}}`)
    await expect(admin.button('Change Block timestamp skew')).toBeVisible()
  }
})

test('credentials in the RPC address are masked, sent only when they are meant, and not shown again', async ({
  page,
  host,
  admin,
  openNetwork,
}) => {
  await openNetwork()
  await admin.button('Change RPC address').click()
  await expect(admin.input('RPC address')).toHaveAttribute('type', 'text')
  // By the keyboard: the mask must not take the caret away from who types.
  await page.keyboard.type('https://me:hunter2@rpc.example')
  await expect(admin.input('RPC address')).toHaveValue('https://me:hunter2@rpc.example')
  await expect(admin.input('RPC address')).toBeFocused()
  await expect(admin.input('RPC address')).toHaveAttribute('type', 'password')
  await page.keyboard.press('Tab')
  await page.keyboard.down('Space')
  await expect(admin.input('RPC address')).toHaveAttribute('type', 'text')
  await page.keyboard.up('Space')
  await expect(admin.input('RPC address')).toHaveAttribute('type', 'password')
  await admin.askReview()
  await expect(page.getByText('The address holds credentials, which the host can show to others')).toBeVisible()
  await page.getByRole('checkbox', { name: 'The credentials in this address are meant' }).check()
  await admin.askReview()
  await expect(admin.review).toContainText('https://•••@rpc.example')
  await expect(admin.review.getByText('The request to the letter, but for the secrets, which are hidden')).toBeVisible()
  expect(await page.content()).not.toContain('hunter2')
  await admin.send('Meridian')
  await expect(admin.outcome).toContainText('https://•••@rpc.example')
  expect(host.patches().map(({ body }) => body)).toEqual(['{"rpc_url":"https://me:hunter2@rpc.example"}'])
  await admin.button('Change RPC address').click()
  await expect(admin.input('RPC address')).toHaveValue('https://me:hunter2@rpc.example')
  await expect(admin.input('RPC address')).toHaveAttribute('type', 'password')
  expect(await page.content()).not.toContain('hunter2')
  await admin.input('RPC address').fill('https://me:hunter3@rpc.example')
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
  const sent = admin.review.getByRole('list', { name: 'What is sent' }).getByRole('listitem')
  await expect(sent).toHaveText([
    /Activeactive.*on.*becomes off.*Can take the network down/,
    /explorer_api_key.*none.*becomes a new key/,
  ])
  await expect(admin.review.getByText(/^Not sent/)).toHaveText(
    'Not sent, and so left as they are: name, domain, rpc_url, block_timestamp_skew, sent_transactions_activity_enabled, verified_contracts_activity_enabled, explorer_usage_activity_enabled',
  )
  await expect(admin.review.getByRole('group', { name: 'Request' })).toHaveText(
    `PATCH ${host.url}${path} { "active": false, "explorer_api_key": "•••" }`,
    { useInnerText: true },
  )
  const send = admin.review.getByRole('button', { name: 'Send the change' })
  for (const typed of ['', 'meridian', 'Equinox Testnet']) {
    await admin.review.getByRole('textbox').fill(typed)
    await page.keyboard.press('Enter')
    await expect(send).toBeDisabled()
  }
  await admin.review.getByRole('textbox').fill('Meridian')
  await expect(send).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(admin.review).toHaveCount(0)
  await expect(admin.button('Review…')).toBeFocused()
  expect(host.patches()).toEqual([])
  await expect(page.getByText('2 of 9 fields will be sent.')).toBeVisible()
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
  await expect(admin.review.getByText(/^This can take a live network down/)).toHaveText(/Type 8801 to go on/)
  await admin.send('8801')
  await expect(admin.outcome).toContainText('the host took the change')
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
    await admin.review.getByRole('button', { name: 'Send the change' }).dblclick()
    await expect(admin.review.getByText('Waiting for the host. Nothing can be sent twice.')).toBeVisible()
    await admin.review.getByRole('textbox').press('Enter')
    await admin.review.getByRole('button', { name: 'Sending…' }).click({ force: true })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(admin.review).toBeVisible()
    release()
    await expect(admin.outcome).toContainText('the host took the change')
    expect(host.patches()).toHaveLength(1)
    await expect(admin.journal).toHaveCount(1)
  })
})

test.describe('a host that can’t be read', () => {
  test.use({ tolerates: 'failed requests' })

  test('is shown what was sent last, never as what is so', async ({ page, host, admin, openNetwork }) => {
    host.on(unreadable)
    await openNetwork()
    await expect(page.getByText('not known', { exact: true })).toHaveCount(9)
    await admin.type('Domain', 'two.example')
    await admin.choose('Explorer usage', 'On')
    await admin.askReview()
    await expect(admin.review.getByRole('listitem').first()).toContainText(/not known.*two\.example/)
    // The configuration knows a name.
    await admin.send('Meridian')
    await expect(admin.outcome).toContainText('It could not be read again: the host’s answer is all there is.')
    await expect(page.getByText(/^not known; last sent two\.example at 20/)).toBeVisible()
    await expect(page.getByText(/^not known; last sent on at 20/)).toBeVisible()
    await expect(admin.outcome.getByRole('button', { name: 'Undo…' })).toHaveCount(0)
    expect(host.patches()).toHaveLength(1)
  })
})
