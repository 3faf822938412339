import { answer, type AdminView, expect, test, unreadable } from './fixtures/administration'

test.use({ tolerates: 'failed requests' })

const html = (status: number) =>
  new Response('<!doctype html><h1>Nothing to see</h1>', {
    status,
    headers: { 'Content-Type': 'text/html', 'Access-Control-Allow-Origin': '*' },
  })

const cors = { 'Access-Control-Allow-Origin': '*' }

/** Proposes a change that is no danger, and sends it. */
async function rename(admin: AdminView, name = 'Other'): Promise<void> {
  await admin.type('Name', name)
  await admin.askReview()
  await admin.send()
}

/** Codes that tell that nothing was changed, as they are shown. */
const refusals: readonly [code: number, status: number, says: string][] = [
  [3, 400, 'Code 3, INVALID_ARGUMENT. HTTP 400.'],
  [5, 404, 'Code 5, NOT_FOUND. HTTP 404.'],
  [6, 409, 'Code 6, ALREADY_EXISTS. HTTP 409.'],
  [8, 429, 'Code 8, RESOURCE_EXHAUSTED. HTTP 429.'],
  [9, 400, 'Code 9, FAILED_PRECONDITION. HTTP 400.'],
  [10, 409, 'Code 10, ABORTED. HTTP 409.'],
  [11, 400, 'Code 11, OUT_OF_RANGE. HTTP 400.'],
  [12, 501, 'Code 12, UNIMPLEMENTED. HTTP 501.'],
  [77, 418, 'Code 77. HTTP 418.'],
]

/** Codes after which nobody knows. */
const uncertain: readonly [code: number, status: number, says: string][] = [
  [2, 500, 'Code 2, UNKNOWN. HTTP 500.'],
  [4, 504, 'Code 4, DEADLINE_EXCEEDED. HTTP 504.'],
  [13, 500, 'Code 13, INTERNAL. HTTP 500.'],
  [14, 503, 'Code 14, UNAVAILABLE. HTTP 503.'],
  [15, 500, 'Code 15, DATA_LOSS. HTTP 500.'],
]

for (const [kind, codes, title] of [
  ['refused', refusals, 'Network 8801: refused, nothing was changed'],
  ['uncertain', uncertain, 'Network 8801: the outcome is unknown'],
] as const) {
  test(`codes by which a change is ${kind} are told by name`, async ({ host, openAdministration, admin }) => {
    await admin.open(await openAdministration())
    for (const [code, status, says] of codes) {
      await test.step(says, async () => {
        host.on(({ method }) =>
          method === 'PATCH' ? answer({ code, message: `Because of ${code}` }, status) : undefined,
        )
        await rename(admin)
        await expect(admin.outcome).toContainText(title)
        await expect(admin.outcome).toContainText(`The host says: Because of ${code}`)
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
  test(`complaints about fields in ${casing} case stand beside them`, async ({
    page,
    host,
    openAdministration,
    admin,
  }) => {
    const violations = [...details, { field: 'region' }].map(({ field }) => ({
      field,
      description: `No good: ${field}`,
    }))
    const key = casing === 'camel' ? 'fieldViolations' : 'field_violations'
    host.on(({ method }) =>
      method === 'PATCH'
        ? answer(
            {
              code: 3,
              message: 'Invalid',
              details: [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', [key]: violations }],
            },
            400,
          )
        : undefined,
    )
    await admin.open(await openAdministration({ merits: { fieldNames: { explorer_api_key: 'vendor_api_key' } } }))
    await admin.type('Block timestamp skew', '7')
    await rename(admin)
    await expect(admin.outcome).toContainText(`region: No good: region`)
    for (const [field, place] of [
      [details[0].field, 'rpc_url'],
      [details[1].field, 'block_timestamp_skew'],
      [details[2].field, 'explorer_api_key'],
    ]) {
      await expect(page.locator(`#problem-${place}`)).toHaveText(`The host says: No good: ${field}`)
    }
    await expect(admin.input('Block timestamp skew')).toHaveAttribute('aria-invalid', 'true')
    await admin.input('Block timestamp skew').fill('8')
    await expect(page.locator('#problem-block_timestamp_skew')).toBeEmpty()
    await expect(page.locator('#problem-rpc_url')).not.toBeEmpty()
  })
}

test('other details are shown under what they are; hostile words stay words', async ({
  page,
  host,
  openAdministration,
  admin,
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
  host.on(({ method }) =>
    method === 'PATCH' ? answer({ code: 9, message: '<b>No</b>\u200b', details }, 400) : undefined,
  )
  await admin.open(await openAdministration())
  await rename(admin)
  await expect(admin.outcome.getByText('google.rpc.ErrorInfo', { exact: true })).toBeVisible()
  await expect(admin.outcome).toContainText('LOCKED')
  await expect(admin.outcome).toContainText('<img src=x onerror=alert(1)>')
  await expect(admin.outcome).toContainText('U+202E')
  await expect(admin.outcome).toContainText('<b>No</b>')
  await expect(page.locator('img')).toHaveCount(0)
})

test('a message is shown whole', async ({ host, openAdministration, admin }) => {
  const message = `${'long '.repeat(200)}end`
  host.on(({ method }) => (method === 'PATCH' ? answer({ code: 9, message, details: [] }, 400) : undefined))
  await admin.open(await openAdministration())
  await rename(admin)
  await expect(admin.outcome).toContainText('long end')
})

for (const [what, respond] of [
  ['an HTML page with 502', () => html(502)],
  ['an HTML page with 200', () => html(200)],
  ['an empty answer with 200', () => new Response('', { headers: cors })],
  ['a list with 200', () => answer([])],
  ['a bare string with 500', () => answer('Internal server error', 500)],
  ['a broken connection', () => Response.error()],
] as const) {
  test(`${what} leaves the outcome unknown, which reading again clears up`, async ({
    host,
    openAdministration,
    admin,
  }) => {
    await admin.open(await openAdministration())
    host.on(({ method }) => (method === 'PATCH' ? respond() : undefined))
    await rename(admin)
    await expect(admin.outcome).toContainText('the outcome is unknown')
    await expect(admin.outcome).not.toContainText('<')
    await admin.outcome.getByRole('button', { name: 'Read the network again' }).click()
    await expect(admin.outcome).toContainText('Name: not in effect, the host tells Meridian')
    await expect(admin.journal.first()).toContainText('outcome unknown')
  })
}

test('an HTML error that refuses says its status', async ({ host, openAdministration, admin }) => {
  await admin.open(await openAdministration())
  host.on(({ method }) => (method === 'PATCH' ? html(413) : undefined))
  await rename(admin)
  await expect(admin.outcome).toContainText('refused, nothing was changed')
  await expect(admin.outcome).toContainText('The host gave no reason that can be read: a web page came instead')
  await expect(admin.outcome).toContainText('HTTP 413.')
})

test('no answer in time leaves the outcome unknown, and the check finds the change in effect', async ({
  page,
  host,
  openAdministration,
  admin,
}) => {
  await page.clock.install()
  await admin.open(await openAdministration())
  host.on(async ({ method, body, headers }) => {
    if (method !== 'PATCH' || headers['x-test']) return undefined
    await fetch(`${host.url}/merits/admin/api/v1/networks/8801`, {
      method: 'PATCH',
      body,
      headers: { authorization: headers['authorization'] ?? '', 'x-test': '1' },
    })
    return new Promise(() => {})
  })
  await admin.type('Explorer API key', 'k-1234567890')
  await rename(admin)
  await expect(admin.review.getByText('Waiting for the host.')).toBeVisible()
  await expect.poll(() => host.patches().length).toBeGreaterThan(1)
  await page.clock.fastForward('00:21')
  await expect(admin.outcome).toContainText('the outcome is unknown')
  await expect(admin.outcome).toContainText('No answer came.')
  await admin.outcome.getByRole('button', { name: 'Read the network again' }).click()
  await expect(admin.outcome).toContainText('Name: in effect')
  await expect(admin.outcome).toContainText('Explorer API key: the host does not tell it')
  // The secret is cleared as soon as it may have been taken.
  await expect(admin.button('Change Explorer API key')).toBeVisible()
})

test('without a network nothing is sent, and a host that can’t be read again is sent to only when told so', async ({
  page,
  host,
  openAdministration,
  admin,
}) => {
  await admin.open(await openAdministration())
  await admin.type('Name', 'Other')
  await admin.askReview()
  await page.context().setOffline(true)
  await admin.send()
  await expect(admin.review).toContainText('Nothing was sent: the network could not be read again before')
  await expect(admin.review.getByRole('button', { name: 'Send unchecked' })).toBeVisible()
  await page.context().setOffline(false)
  expect(host.patches()).toEqual([])
  host.on(({ method }) => (method === 'GET' ? answer({ code: 13, message: 'Down' }, 500) : undefined))
  await admin.send()
  await expect(admin.outcome).toContainText('the host took the change')
  expect(host.patches()).toHaveLength(1)
})

test('a 200 that did not do it is noticed', async ({ host, openAdministration, admin }) => {
  await admin.open(await openAdministration())
  host.on(({ method }) => (method === 'PATCH' ? answer({}) : undefined))
  await admin.choose('Explorer usage', 'On')
  await admin.askReview()
  await admin.send()
  await expect(admin.outcome).toContainText('Yet it still tells Explorer usage otherwise.')
})

test('current values that can’t be read leave the form, and are asked for again', async ({
  page,
  host,
  openAdministration,
  admin,
}) => {
  host.on(({ method }) => (method === 'GET' ? answer({ code: 14, message: 'Busy' }, 503) : undefined))
  await admin.open(await openAdministration())
  await expect(page.getByText('The current values could not be read')).toBeVisible()
  await expect(page.getByText('Code 14, UNAVAILABLE. HTTP 503.')).toBeVisible()
  host.on(() => undefined)
  await admin.button('Read them again').click()
  await expect(page.getByText('meridian.example')).toBeVisible()
})

test('what a host tells beyond the contract, and what can’t be read of it, is shown; secrets are not', async ({
  page,
  host,
  openAdministration,
  admin,
}) => {
  const told = {
    chain_id: '8801',
    name: 'E\u17b5T\u17b5H',
    domain: ['x'],
    active: 'perhaps',
    explorer_api_key: 'k-very-secret',
    vendor_api_key: 'k-also-secret',
    vendor_usage_activity_enabled: true,
    region: 'eu-1',
  }
  host.on(({ method }) => (method === 'GET' ? answer(told) : undefined))
  await admin.open(await openAdministration())
  await expect(page.getByText('eu-1')).toBeVisible()
  await expect(page.getByText('perhaps')).toBeVisible()
  await expect(page.getByText(/the host tells vendor_usage_activity_enabled: if that is it/)).toBeVisible()
  await expect(page.getByText('set, not shown')).toBeVisible()
  expect(await page.content()).not.toMatch(/k-(very|also)-secret/)
  await expect(page.getByRole('img', { name: /contains invisible characters/ }).first()).toBeVisible()
})

test('a list with entries that are no networks shows the rest', async ({ page, host, openAdministration, admin }) => {
  const items = [{ chain_id: 7, active: null }, { name: 'no id' }, 'x', null]
  host.on(() => answer({ items }))
  await page.goto(`${await openAdministration()}/admin/networks`)
  await admin.unlock()
  await expect(page.getByRole('list', { name: 'Networks' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Unnamed network 7' })).toBeVisible()
  await expect(page.getByText('3 of the host’s entries can’t be read as networks')).toBeVisible()
})

test('a redirect is not followed: neither the token nor the change go to another host', async ({
  host,
  openAdministration,
  admin,
}) => {
  await admin.open(await openAdministration())
  host.on(({ method, path }) =>
    method === 'PATCH' && !path.includes('elsewhere')
      ? new Response(null, { status: 307, headers: { ...cors, Location: `${host.url}/merits/elsewhere` } })
      : undefined,
  )
  await rename(admin)
  await expect(admin.outcome).toContainText('the outcome is unknown')
  expect(host.patches()).toHaveLength(1)
})

test('a host that can’t be read says so where the outcome is unknown', async ({ host, openAdministration, admin }) => {
  host.on((asked) => (asked.method === 'PATCH' ? html(504) : unreadable(asked)))
  await admin.open(await openAdministration())
  await rename(admin)
  await admin.outcome.getByRole('button', { name: 'Read the network again' }).click()
  await expect(admin.outcome).toContainText('This host can’t be read.')
  await expect(admin.page.getByText(/^not known; last sent Other at .* outcome unknown$/)).toBeVisible()
})
