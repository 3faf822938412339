import { copied } from './fixtures/clipboard'
import { answer, expect, test } from './fixtures/administration'

test.use({ tolerates: 'failed requests' })

const cors = { 'Access-Control-Allow-Origin': '*' }

test.describe('an answer of success', () => {
  test('that holds an error is told as both, and proves nothing', async ({ host, admin, openNetwork }) => {
    await openNetwork()
    host.onPatch(() => answer({ code: 9, message: 'Locked by a migration' }))
    await admin.rename()
    await expect(admin.outcome).toContainText('unknown result')
    await expect(admin.outcome).toContainText('Message from the API: Locked by a migration')
    await expect(admin.outcome).toContainText('Code 9, FAILED_PRECONDITION. HTTP 200')
    await expect(admin.journal.first()).toContainText('Unknown result: FAILED_PRECONDITION (9), HTTP 200')
  })

  test('that says more than {} is shown', async ({ host, admin, openNetwork }) => {
    await openNetwork()
    host.onPatch(() => answer({ warning: 'field <b>foo</b> ignored', network: { explorer_api_key: 'k-1' } }))
    await admin.rename()
    await expect(admin.outcome).toContainText('change saved')
    await expect(admin.outcome).toContainText('API response')
    await expect(admin.outcome).toContainText('field <b>foo</b> ignored')
    await expect(admin.outcome).not.toContainText('k-1')
  })

  test('by 204 is one', async ({ host, admin, openNetwork }) => {
    await openNetwork()
    host.onPatch(() => new Response(null, { status: 204, headers: cors }))
    await admin.rename()
    await expect(admin.outcome).toContainText('change saved')
    await expect(admin.outcome).not.toContainText('API response')
  })

  test('is held to be proved by what the host tells since, and by that alone', async ({ host, admin, openNetwork }) => {
    await openNetwork()
    await admin.type('Explorer API key', 'k-1234567890')
    await admin.submit()
    await expect(admin.outcome).toContainText('Not verified: Explorer API key (not reported by the API).')
    await admin.type('Explorer API key', 'k-1234567890')
    await admin.rename()
    await expect(admin.outcome).toContainText('Verified, except Explorer API key')
    await admin.rename('Third')
    await expect(admin.outcome).toContainText('Verified: new values are active.')
    host.onGet(() => answer({ chain_id: 8801, explorer_api_key: '' }))
    await admin.choose('Explorer usage', 'On')
    await admin.type('Explorer API key', 'k-0987654321')
    await admin.submit()
    // Values were saved by another administrator: they are loaded again before.
    await admin.send()
    await expect(admin.outcome).toContainText('Not verified: the API still reports another value of Explorer API key.')
  })
})

test.describe('an error whose code and status say different things', () => {
  test('is a refusal where its code is, with its complaints beside the fields', async ({
    page,
    host,
    admin,
    openNetwork,
  }) => {
    await openNetwork()
    const details = [
      { '@type': 'x/google.rpc.BadRequest', fieldViolations: [{ field: 'name', description: 'Too long' }] },
    ]
    host.onPatch(() => answer({ code: 3, message: 'Invalid', details }, 500))
    await admin.rename()
    await expect(admin.outcome).toContainText('change rejected')
    await expect(admin.outcome).toContainText('Code 3, INVALID_ARGUMENT. HTTP 500')
    await expect(page.locator('#field-name-problem')).toHaveText('Rejected: Too long')
  })

  test('leaves the outcome unknown where its code does', async ({ host, admin, openNetwork }) => {
    await openNetwork()
    host.onPatch(() => answer({ code: 4, message: 'Too slow' }, 400))
    await admin.rename()
    await expect(admin.outcome).toContainText('unknown result')
    await expect(admin.outcome).toContainText('Code 4, DEADLINE_EXCEEDED. HTTP 400')
  })

  test('locks where its code refuses the token', async ({ page, host, admin, openNetwork }) => {
    await openNetwork()
    host.onPatch(() => answer({ code: 16, message: 'Expired' }, 400))
    await admin.rename()
    await expect(admin.token).toBeFocused()
    await expect(page.getByText('Message from the API: Expired')).toBeVisible()
  })
})

test('nothing that stands in an error is lost, whatever its shape', async ({ host, admin, openNetwork }) => {
  await openNetwork()
  for (const [body, ...says] of [
    [{ code: 9, message: 'm', details: 'one word' }, 'one word'],
    [{ code: 9, message: 'm', details: { where: 'pool-7' } }, 'pool-7'],
    [{ code: 9, message: 'm', details: null, request_id: 'r-17' }, 'r-17'],
    [{ code: '9', message: 'm', details: [{ '@type': 'x/Quota', left: 3 }] }, 'Code 9, FAILED_PRECONDITION', 'Quota'],
    [{ error: { code: 9, message: 'inside', details: [] } }, 'Message from the API: inside', 'Code 9'],
    [
      {
        code: 3,
        message: 'm',
        details: [
          {
            '@type': 'x/BadRequest',
            note: 'see docs',
            fieldViolations: ['bare', { field: 'name', description: 'No', reason: 'R-1' }],
          },
        ],
      },
      'Name: No',
      'bare',
      '3 fields',
      'see docs',
    ],
  ] as const) {
    await test.step(JSON.stringify(body), async () => {
      host.onPatch(() => answer(body, 400))
      await admin.rename()
      for (const words of says) await expect(admin.outcome).toContainText(words)
      await admin.button('Clear changes').click()
    })
  }
})

test('a password and a key that a refusal repeats are hidden, however they are written', async ({
  page,
  context,
  host,
  admin,
  openNetwork,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openNetwork()
  const key = 'k"9f3b+/=7c1d'
  host.onPatch(({ body, headers }) => {
    const words = `dial https://me:hunter2xyz@rpc.example: password hunter2xyz, key ${encodeURIComponent(key)}, in ${body}`
    return answer({ code: 9, message: words, details: [{ '@type': 'x/Request', body, headers }] }, 400)
  })
  await admin.type('RPC URL', 'https://me:hunter2xyz@rpc.example')
  await page.getByRole('checkbox').check()
  await admin.type('Explorer API key', key)
  await admin.submit('Meridian')
  await expect(admin.outcome).toContainText('dial https://•••@rpc.example: password •••, key •••')
  await page.getByRole('button', { name: 'Copy change log' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const journal = await copied(page)
  expect(journal).toContain('Rejected: FAILED_PRECONDITION (9)')
  for (const text of [journal, await page.content()]) expect(text).not.toMatch(/hunter2|9f3b|demo-admin</)
})
