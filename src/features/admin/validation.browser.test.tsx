import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click, focus } from '#/testing/actions'
import { startAdminApi } from '#/testing/adminApi'
import { admin, openNetwork } from '#/testing/adminPages'

const int32 = 'Enter a whole number from -2147483648 to 2147483647.'
const hostName = 'A host name has letters a to z'
const scheme = 'Must start with http://, https://, ws:// or wss://.'
const invisible = 'A key has no spaces and no invisible characters'

/** Values that are not valid, and what is said of them, by field. */
const invalid: Readonly<Record<string, readonly (readonly [value: string, says: string])[]>> = {
  Name: [
    ['   ', 'Enter a name, or leave it unchanged.'],
    ['\u200b', 'Enter a name, or leave it unchanged.'],
  ],
  Domain: [
    ['', 'Enter a host name, or leave it unchanged.'],
    ['https://two.example', 'Enter only the host name, without scheme, port or path.'],
    ['two.example:8080', 'Enter only the host name, without scheme, port or path.'],
    ['two..example', hostName],
    ['-two.example', hostName],
    [`${'a'.repeat(64)}.example`, hostName],
    ['münchen.example', 'In ASCII: xn--mnchen-3ya.example'],
    ['еxample.com', 'In ASCII: xn--xample-2of.com'],
    ['two.example.', 'Remove the dot at the end.'],
    ['1.2.3', 'In ASCII: 1.2.0.3'],
    ['two example', hostName],
  ],
  'RPC URL': [
    ['https://münchen.example', 'In ASCII: https://xn--mnchen-3ya.example/'],
    ['https://a.example/?apikey=k-1', 'The URL contains credentials'],
    ['rpc.example', scheme],
    ['javascript:alert(1)', scheme],
    ['https://', scheme],
    ['https://rpc.example:99999', 'Invalid URL: check its host and port.'],
    ['https://a b', 'A URL has no spaces and no backslashes.'],
    ['https://rpc.example/#x', 'Remove the part after #: it is never sent.'],
  ],
  'Explorer API key': [
    ['', 'Paste a key, or leave it unchanged.'],
    ['two words', invisible],
    ['zero\u200bwidth', invisible],
  ],
  'Block timestamp skew': [
    ['', int32],
    ['2147483648', int32],
    ['-2147483649', int32],
    ['1.5', int32],
    ['1e3', int32],
    ['0x10', int32],
    ['٣', int32],
  ],
}

for (const [label, values] of Object.entries(invalid)) {
  test(`${label}: an invalid value is explained next to the field, which gets the focus`, async () => {
    const host = await startAdminApi()
    await openNetwork(host)
    const input = admin.input(label)
    for (const [value, says] of values) {
      await admin.type(label, value)
      await focus(admin.button('Review changes'))
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByText(says), { message: value }).toBeVisible()
      await expect.element(input).toHaveFocus()
      await expect.element(input).toHaveAttribute('aria-invalid', 'true')
      await expect.element(input).toHaveAccessibleDescription(expect.stringContaining(says))
      await click(admin.button('Clear changes'))
    }
    expect(host.patches()).toEqual([])
  })
}

test('the first of several invalid fields gets the focus', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  await admin.type('Name', '')
  await admin.type('Block timestamp skew', 'x')
  await admin.askReview()
  await expect.element(admin.input('Name')).toHaveFocus()
  await expect.element(page.getByText('2 invalid.')).toBeVisible()
  expect(host.patches()).toEqual([])
})

test('pasted lines stay apart, so that they are rejected and not joined', async () => {
  await openNetwork(await startAdminApi())
  for (const label of ['RPC URL', 'Explorer API key', 'Name']) {
    await click(admin.button(`Edit ${label}`))
    await expect.element(admin.input(label)).toHaveFocus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '\nhttps://a\r\nhttps://b\n')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    admin.input(label).element().dispatchEvent(paste)
    await expect.element(admin.input(label)).toHaveValue('https://a https://b')
  }
  await admin.askReview()
  await expect.element(page.getByText('A URL has no spaces and no backslashes.')).toBeVisible()
  await expect.element(page.getByText(invisible)).toBeVisible()
  await expect.element(page.getByText('1 of 9 fields changed, 2 invalid.')).toBeVisible()
})
