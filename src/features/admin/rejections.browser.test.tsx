import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { click, fill, watchClipboard } from '#/testing/actions'
import { type AdminApi, startAdminApi } from '#/testing/adminApi'
import { admin, openNetwork } from '#/testing/adminPages'
import { answer, html } from '#/testing/adminRules'

/** Codes after which nothing was changed, and how they are shown. */
const rejected: readonly [code: number, status: number, says: string][] = [
  [3, 400, 'Code 3, INVALID_ARGUMENT. HTTP 400'],
  [5, 404, 'Code 5, NOT_FOUND. HTTP 404'],
  [6, 409, 'Code 6, ALREADY_EXISTS. HTTP 409'],
  [8, 429, 'Code 8, RESOURCE_EXHAUSTED. HTTP 429'],
  [9, 400, 'Code 9, FAILED_PRECONDITION. HTTP 400'],
  [10, 409, 'Code 10, ABORTED. HTTP 409'],
  [11, 400, 'Code 11, OUT_OF_RANGE. HTTP 400'],
  [12, 501, 'Code 12, UNIMPLEMENTED. HTTP 501'],
  [77, 418, 'Code 77. HTTP 418'],
]

/** Codes after which the result is unknown. */
const uncertain: readonly [code: number, status: number, says: string][] = [
  [2, 500, 'Code 2, UNKNOWN. HTTP 500'],
  [4, 504, 'Code 4, DEADLINE_EXCEEDED. HTTP 504'],
  [13, 500, 'Code 13, INTERNAL. HTTP 500'],
  [14, 503, 'Code 14, UNAVAILABLE. HTTP 503'],
  [15, 500, 'Code 15, DATA_LOSS. HTTP 500'],
]

for (const [result, codes, title] of [
  ['rejected', rejected, 'Network 8801: change rejected'],
  ['unknown', uncertain, 'Network 8801: unknown result'],
] as const) {
  test(`codes after which the result is ${result} are shown by name`, async () => {
    const host = await startAdminApi()
    await openNetwork(host)
    for (const [code, status, says] of codes) {
      host.onPatch(() => answer({ code, message: `Because of ${code}` }, status))
      await admin.rename()
      await expect.element(admin.outcome).toHaveTextContent(says)
      await expect.element(admin.outcome).toHaveTextContent(title)
      await expect.element(admin.outcome).toHaveTextContent(`Message from the API: Because of ${code}`)
      await expect.element(admin.outcome).toHaveFocus()
      await expect.element(admin.input('Name')).toHaveValue('Other')
      await expect.element(admin.journal.first()).toHaveTextContent(`Because of ${code}`)
    }
  })
}

/** What is said next to a field. */
const problem = (field: string) => document.querySelector(`#field-${field}-problem`)?.textContent

for (const [casing, fields] of [
  ['camel', ['rpcUrl', 'network.blockTimestampSkew', 'vendorApiKey']],
  ['snake', ['rpc_url', 'network.block_timestamp_skew', 'vendor_api_key']],
] as const) {
  test(`errors of fields in ${casing} case are shown next to the fields`, async () => {
    const host = await startAdminApi({ merits: { fieldNames: { explorer_api_key: 'vendor_api_key' }, help: [] } })
    const violations = [...fields, 'region'].map((field) => ({ field, description: `No good: ${field}` }))
    const key = casing === 'camel' ? 'fieldViolations' : 'field_violations'
    const details = [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', [key]: violations }]
    host.onPatch(() => answer({ code: 3, message: 'Invalid', details }, 400))
    await openNetwork(host)
    await admin.type('Block timestamp skew', '7')
    await admin.rename()
    await expect.element(admin.outcome).toHaveTextContent('region: No good: region')
    for (const [place, field] of ['rpc_url', 'block_timestamp_skew', 'explorer_api_key'].entries())
      await expect.poll(() => problem(field)).toBe(`Rejected: No good: ${fields[place]}`)
    await expect.element(admin.input('Block timestamp skew')).toHaveAttribute('aria-invalid', 'true')
    await fill(admin.input('Block timestamp skew'), '8')
    await expect.poll(() => problem('block_timestamp_skew')).toBe('')
    await expect.poll(() => problem('rpc_url')).not.toBe('')
  })
}

test('reasons by field, as frameworks send them, are shown next to the fields', async () => {
  const host = await startAdminApi()
  const errors = { rpc_url: ['is invalid', 'is local'], region: ['is unknown'] }
  host.onPatch(() => answer({ message: 'Validation failed', errors }, 422))
  await openNetwork(host)
  await admin.rename()
  await expect.element(admin.outcome).toHaveTextContent('Network 8801: change rejected')
  await expect.element(admin.outcome).toHaveTextContent('Message from the API: Validation failed')
  await expect.element(admin.outcome).toHaveTextContent('region: is unknown')
  await expect.poll(() => problem('rpc_url')).toBe('Rejected: is invalid is local')
  await expect.element(admin.input('Name')).toHaveValue('Other')
})

test('other details are shown by type; HTML in them stays text', async () => {
  const host = await startAdminApi()
  const details = [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'LOCKED',
      metadata: { by: '<img src=x onerror=alert(1)>', note: 'a\u202eb' },
    },
    'no object',
    null,
    { '@type': 7 },
  ]
  host.onPatch(() => answer({ code: 9, message: '<b>No</b>\u200b', details }, 400))
  await openNetwork(host)
  await admin.rename()
  await expect.element(admin.outcome.getByText('google.rpc.ErrorInfo', { exact: true })).toBeVisible()
  await expect.element(admin.outcome).toHaveTextContent('LOCKED')
  await expect.element(admin.outcome).toHaveTextContent('<img src=x onerror=alert(1)>')
  await expect.element(admin.outcome).toHaveTextContent('U+202E')
  await expect.element(admin.outcome).toHaveTextContent('<b>No</b>')
  expect(document.querySelector('img')).toBeNull()
})

test('a long message is shown whole', async () => {
  const host = await startAdminApi()
  host.onPatch(() => answer({ code: 9, message: `${'long '.repeat(200)}end`, details: [] }, 400))
  await openNetwork(host)
  await admin.rename()
  await expect.element(admin.outcome).toHaveTextContent('long end')
})

test('an HTML page that rejects a change is shown by its status', async () => {
  const host = await startAdminApi()
  await openNetwork(host)
  host.onPatch(() => html(413))
  await admin.rename()
  await expect.element(admin.outcome).toHaveTextContent('change rejected')
  await expect.element(admin.outcome).toHaveTextContent('HTML page instead of JSON (login page or proxy)')
  await expect.element(admin.outcome).toHaveTextContent('HTTP 413')
})

/** Renames the network, which the host answers so. */
async function renameAnswered(host: AdminApi, body: unknown, status: number): Promise<void> {
  await openNetwork(host)
  host.onPatch(() => answer(body, status))
  await admin.rename()
}

test('a code that rejects counts more than a status of a server error', async () => {
  const details = [
    { '@type': 'x/google.rpc.BadRequest', fieldViolations: [{ field: 'name', description: 'Too long' }] },
  ]
  await renameAnswered(await startAdminApi(), { code: 3, message: 'Invalid', details }, 500)
  await expect.element(admin.outcome).toHaveTextContent('change rejected')
  await expect.element(admin.outcome).toHaveTextContent('Code 3, INVALID_ARGUMENT. HTTP 500')
  await expect.poll(() => problem('name')).toBe('Rejected: Too long')
})

test('a code that leaves the result unknown counts more than a status that rejects', async () => {
  await renameAnswered(await startAdminApi(), { code: 4, message: 'Too slow' }, 400)
  await expect.element(admin.outcome).toHaveTextContent('unknown result')
  await expect.element(admin.outcome).toHaveTextContent('Code 4, DEADLINE_EXCEEDED. HTTP 400')
})

test('a code that rejects the token locks, whatever the status', async () => {
  await renameAnswered(await startAdminApi(), { code: 16, message: 'Expired' }, 400)
  await expect.element(admin.token).toHaveFocus()
  await expect.element(page.getByText('Message from the API: Expired')).toBeVisible()
})

const violation = { field: 'name', description: 'No', reason: 'R-1' }

test.each([
  [{ details: 'one word' }, ['one word']],
  [{ details: { where: 'pool-7' } }, ['pool-7']],
  [{ details: null, request_id: 'r-17' }, ['r-17']],
  [{ code: '9', details: [{ '@type': 'x/Quota', left: 3 }] }, ['Code 9, FAILED_PRECONDITION', 'Quota']],
  [{ error: { code: 9, message: 'inside', details: [] } }, ['Message from the API: inside', 'Code 9']],
  [
    { code: 3, details: [{ '@type': 'x/BadRequest', note: 'see docs', fieldViolations: ['bare', violation] }] },
    ['Name: No', 'bare', '3 fields', 'see docs'],
  ],
])('nothing of the error %j is left out', async (parts, says) => {
  const body = 'error' in parts ? parts : { code: 9, message: 'm', ...parts }
  await renameAnswered(await startAdminApi(), body, 400)
  for (const words of says) await expect.element(admin.outcome).toHaveTextContent(words)
})

test('a password and a key that an error repeats are hidden, however they are encoded', async () => {
  const copied = watchClipboard()
  const host = await startAdminApi({ merits: { fieldNames: {}, help: [] } })
  await openNetwork(host)
  const key = 'k"9f3b+/=7c1d'
  host.onPatch(({ body, headers }) => {
    const words = `dial https://me:hunter2xyz@rpc.example: password hunter2xyz, key ${encodeURIComponent(key)}, in ${body}`
    return answer({ code: 9, message: words, details: [{ '@type': 'x/Request', body, headers }] }, 400)
  })
  await admin.type('RPC URL', 'https://me:hunter2xyz@rpc.example')
  await click(page.getByRole('checkbox'))
  await admin.type('Explorer API key', key)
  await admin.submit('Meridian')
  await expect.element(admin.outcome).toHaveTextContent('dial https://•••@rpc.example: password •••, key •••')
  await click(admin.button('Copy change log'))
  await expect.element(page.getByText('Copied')).toBeVisible()
  expect(copied()).toContain('Rejected: FAILED_PRECONDITION (9)')
  for (const text of [copied(), document.documentElement.outerHTML])
    expect(text).not.toMatch(/hunter2|9f3b|demo-admin</)
})
