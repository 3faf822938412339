import { answer, expect, html, test } from './fixtures/administration'

test.use({ tolerates: 'failed requests' })

/** Codes which mean that nothing was changed, and how they are shown. */
const refusals: readonly [code: number, status: number, says: string][] = [
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

/** Status codes after which the result is unknown. */
const uncertain: readonly [code: number, status: number, says: string][] = [
  [2, 500, 'Code 2, UNKNOWN. HTTP 500'],
  [4, 504, 'Code 4, DEADLINE_EXCEEDED. HTTP 504'],
  [13, 500, 'Code 13, INTERNAL. HTTP 500'],
  [14, 503, 'Code 14, UNAVAILABLE. HTTP 503'],
  [15, 500, 'Code 15, DATA_LOSS. HTTP 500'],
]

for (const [kind, codes, title] of [
  ['refused', refusals, 'Network 8801: change rejected'],
  ['uncertain', uncertain, 'Network 8801: unknown result'],
] as const) {
  test(`codes by which a change is ${kind} are told by name`, async ({ host, admin, openNetwork }) => {
    await openNetwork()
    for (const [code, status, says] of codes) {
      await test.step(says, async () => {
        host.onPatch(() => answer({ code, message: `Because of ${code}` }, status))
        await admin.rename()
        await expect(admin.outcome).toContainText(title)
        await expect(admin.outcome).toContainText(`Message from the API: Because of ${code}`)
        await expect(admin.outcome).toContainText(says)
        await expect(admin.outcome).toBeFocused()
        await expect(admin.input('Name')).toHaveValue('Other')
        await expect(admin.journal.first()).toContainText(`Because of ${code}`)
      })
    }
  })
}

for (const [casing, details] of [
  ['camel', [{ field: 'rpcUrl' }, { field: 'network.blockTimestampSkew' }, { field: 'vendorApiKey' }]],
  ['snake', [{ field: 'rpc_url' }, { field: 'network.block_timestamp_skew' }, { field: 'vendor_api_key' }]],
] as const) {
  test(`complaints about fields in ${casing} case stand beside them`, async ({ page, host, admin, openNetwork }) => {
    const violations = [...details, { field: 'region' }].map(({ field }) => ({
      field,
      description: `No good: ${field}`,
    }))
    const key = casing === 'camel' ? 'fieldViolations' : 'field_violations'
    const complaint = { '@type': 'type.googleapis.com/google.rpc.BadRequest', [key]: violations }
    host.onPatch(() => answer({ code: 3, message: 'Invalid', details: [complaint] }, 400))
    await openNetwork({ merits: { fieldNames: { explorer_api_key: 'vendor_api_key' } } })
    await admin.type('Block timestamp skew', '7')
    await admin.rename()
    await expect(admin.outcome).toContainText(`region: No good: region`)
    for (const [field, place] of [
      [details[0].field, 'rpc_url'],
      [details[1].field, 'block_timestamp_skew'],
      [details[2].field, 'explorer_api_key'],
    ]) {
      await expect(page.locator(`#field-${place}-problem`)).toHaveText(`Rejected: No good: ${field}`)
    }
    await expect(admin.input('Block timestamp skew')).toHaveAttribute('aria-invalid', 'true')
    await admin.input('Block timestamp skew').fill('8')
    await expect(page.locator('#field-block_timestamp_skew-problem')).toBeEmpty()
    await expect(page.locator('#field-rpc_url-problem')).not.toBeEmpty()
  })
}

test('other details are shown under what they are; hostile words stay words', async ({
  page,
  host,
  admin,
  openNetwork,
}) => {
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
  await openNetwork()
  await admin.rename()
  await expect(admin.outcome.getByText('google.rpc.ErrorInfo', { exact: true })).toBeVisible()
  await expect(admin.outcome).toContainText('LOCKED')
  await expect(admin.outcome).toContainText('<img src=x onerror=alert(1)>')
  await expect(admin.outcome).toContainText('U+202E')
  await expect(admin.outcome).toContainText('<b>No</b>')
  await expect(page.locator('img')).toHaveCount(0)
})

test('a message is shown whole', async ({ host, admin, openNetwork }) => {
  const message = `${'long '.repeat(200)}end`
  host.onPatch(() => answer({ code: 9, message, details: [] }, 400))
  await openNetwork()
  await admin.rename()
  await expect(admin.outcome).toContainText('long end')
})

test('an HTML error that refuses says its status', async ({ host, admin, openNetwork }) => {
  await openNetwork()
  host.onPatch(() => html(413))
  await admin.rename()
  await expect(admin.outcome).toContainText('change rejected')
  await expect(admin.outcome).toContainText('HTML page instead of JSON (login page or proxy)')
  await expect(admin.outcome).toContainText('HTTP 413')
})
