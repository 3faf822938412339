import { describe, expect, it } from 'vitest'
import { ApiError } from './errors'
import { getNetwork, listNetworks, networkBody, updateNetwork, type NetworkUpdate } from './networks'

function updating(answer: Response, changes: NetworkUpdate['changes'], chainId = '10') {
  const requests: { url: string; init: RequestInit }[] = []
  const answered = updateNetwork({
    fetch: async (url, init) => {
      requests.push({ url, init })
      return answer
    },
    meritsUrl: 'https://merits.test/',
    token: 'admin-token',
    chainId,
    changes,
  })
  return { answered, requests }
}

describe('updateNetwork', () => {
  it('sends only the keys given, with the token', async () => {
    const { answered, requests } = updating(new Response('{}'), {
      name: 'OP',
      active: false,
      block_timestamp_skew: -5,
    })
    expect(await answered).toEqual({})
    const [{ url, init } = { url: '', init: {} }] = requests
    expect(url).toBe('https://merits.test/admin/api/v1/networks/10')
    expect(init).toMatchObject({ method: 'PATCH', body: '{"name":"OP","active":false,"block_timestamp_skew":-5}' })
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer admin-token')
    expect(new Headers(init.headers).get('content-type')).toBe('application/json')
  })

  it('refuses other types and other keys before sending, without repeating a value', async () => {
    const odd = {
      block_timestamp_skew: 1.5,
      explorer_api_key: 7,
      chain_id: '1',
    } as unknown as NetworkUpdate['changes']
    const { answered, requests } = updating(new Response('{}'), odd)
    const error = await answered.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'invalid', status: null })
    expect((error as { fields: { pointer: string }[] }).fields.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/',
      '/block_timestamp_skew',
      '/explorer_api_key',
    ])
    expect(requests).toEqual([])
    await expect(updating(new Response('{}'), {}, '../1/..').answered).resolves.toEqual({})
    await expect(updating(new Response('{}'), {}, '..').answered).rejects.toMatchObject({ kind: 'invalid' })
  })

  it.each([
    [404, 5, 'not-found'],
    [401, 16, 'unauthorized'],
    [403, 7, 'forbidden'],
    [400, 3, 'invalid'],
  ])('a %i is an ApiError with the server’s code', async (status, code, kind) => {
    const body = { code, message: 'network not found', ...(code === 3 ? { details: [{ '@type': 't' }] } : {}) }
    await expect(updating(Response.json(body, { status }), {}).answered).rejects.toMatchObject({
      kind,
      status,
      serverMessage: 'network not found',
      admin: { code, details: code === 3 ? [{ '@type': 't' }] : [] },
      resource: 'updateNetwork',
      path: '/admin/api/v1/networks/10',
    })
  })
})

/** Sends a request to a host with a single response. */
function host(body: unknown, status = 200) {
  return { fetch: async () => Response.json(body, { status }), meritsUrl: '/merits', token: 'admin-token' }
}

describe('a response with networks', () => {
  it('is read field by field, unknown fields apart, without secrets', async () => {
    const told = {
      chain_id: 10,
      name: 'OP',
      active: 'true',
      block_timestamp_skew: '5',
      rpc_url: null,
      domain: { host: 'x' },
      explorer_api_key: 'k-123',
      vendor_api_key: 'k-456',
      nested: { auth: [{ token: 'k-789' }], url: 'https://me:pw@rpc.example/x', region: 'eu' },
    }
    const { networks, unreadable } = await listNetworks(host({ items: [told, { name: 'x', secret: 'k-1' }, 7] }))
    expect(networks).toEqual([
      {
        chainId: '10',
        values: { name: 'OP', active: true, block_timestamp_skew: 5 },
        key: 'set',
        others: {
          rpc_url: null,
          domain: { host: 'x' },
          vendor_api_key: '•••',
          nested: { auth: [{ token: '•••' }], url: 'https://•••@rpc.example/x', region: 'eu' },
        },
      },
    ])
    expect(unreadable).toEqual([{ name: 'x', secret: '•••' }, 7])
  })

  it('is read by the names of the host', async () => {
    const fieldNames = { explorer_api_key: 'vendor_api_key', domain: 'host' } as const
    const told = { chain_id: '10', vendor_api_key: '', host: 'a.example', domain: 'no field now' }
    expect(await getNetwork({ ...host(told), fieldNames }, '10')).toEqual({
      chainId: '10',
      values: { domain: 'a.example' },
      key: 'empty',
      others: { domain: 'no field now' },
    })
  })

  it('is read in camel case of gRPC gateways, and in an object around it', async () => {
    const told = { chainId: 10, name: 'OP', rpcUrl: 'https://a.example', blockTimestampSkew: 3, vendorApiKey: 'k-1' }
    const network = {
      chainId: '10',
      values: { name: 'OP', rpc_url: 'https://a.example', block_timestamp_skew: 3 },
      key: 'set',
      others: {},
    }
    const fieldNames = { explorer_api_key: 'vendor_api_key' } as const
    for (const body of [told, { network: told }, { data: told }, { result: { network: told } }]) {
      expect(await getNetwork({ ...host(body), fieldNames }, '10')).toEqual(network)
    }
    for (const body of [
      { items: [told] },
      { networks: [{ network: told }] },
      [told],
      { data: [told] },
      { response: { networks: [told] } },
    ]) {
      expect(await listNetworks({ ...host(body), fieldNames })).toEqual({
        networks: [network],
        unreadable: [],
        more: false,
      })
    }
    expect(await getNetwork(host({ network: { name: 'OP' }, region: 'eu' }), '10')).toMatchObject({
      values: { name: 'OP' },
      others: { region: 'eu' },
    })
  })

  it('has each network once, and reports if there are more', async () => {
    const items = [
      { chain_id: '10', name: 'OP' },
      { chain_id: 10, name: 'Again' },
      { chain_id: '010' },
      { chain_id: 0 },
    ]
    const list = await listNetworks(host({ items, next_page_params: { chain_id: 10 } }))
    expect(list.networks.map(({ values }) => values)).toEqual([{ name: 'OP' }])
    expect(list.unreadable).toEqual(items.slice(1))
    expect(list.more).toBe(true)
    for (const end of [{}, { next_page_params: null }, { next_page_params: {} }, { next_page_token: '' }]) {
      expect((await listNetworks(host({ items, ...end }))).more).toBe(false)
    }
    expect((await listNetworks(host({ networks: items, nextPageToken: 'x' }))).more).toBe(true)
  })

  it('is an error if it holds one with status 200', async () => {
    const body = { code: 5, message: 'Not Found' }
    for (const read of [getNetwork(host(body), '10'), listNetworks(host(body))]) {
      await expect(read).rejects.toMatchObject({ kind: 'contract', status: 200, admin: { code: 5 } })
    }
    expect(await getNetwork(host({ chain_id: '10', code: 7 }), '10')).toMatchObject({ others: { code: 7 } })
  })

  it('does not repeat the token', async () => {
    const told = { chain_id: '10', note: 'asked with admin-token', 'admin-token': 1 }
    const { networks, unreadable } = await listNetworks(host({ items: [told, { note: 'admin-token' }] }))
    expect(JSON.stringify([networks, unreadable])).not.toContain('admin-token')
  })

  it('fails with another chain ID, or without a network', async () => {
    expect(await getNetwork(host({ name: 'OP' }), '10')).toMatchObject({ chainId: '10', values: { name: 'OP' } })
    await expect(getNetwork(host({ chain_id: '11', name: 'OP' }), '10')).rejects.toMatchObject({ kind: 'contract' })
    await expect(getNetwork(host([]), '10')).rejects.toMatchObject({ kind: 'contract' })
    await expect(listNetworks(host({ items: null }))).rejects.toMatchObject({ kind: 'contract' })
  })

  it('fails for errors next to an empty list, with the message but not the token', async () => {
    const errors = [{ title: 'Unavailable', detail: 'No database for admin-token' }]
    const read = listNetworks(host({ items: [], errors }))
    await expect(read).rejects.toMatchObject({ kind: 'server', serverMessage: expect.stringContaining('No database') })
    await expect(read).rejects.not.toMatchObject({ serverMessage: expect.stringContaining('admin-token') })
    expect((await listNetworks(host({ items: [], errors: [] }))).networks).toEqual([])
  })
})

describe('a response that repeats the request', () => {
  const secret = 'k-1234567890'
  it.each([
    [{ code: 3, message: `bad ${secret}`, details: [{ '@type': 't', [secret]: ['admin-token', secret] }] }],
    [{ message: `bad ${secret} admin-token` }],
    [{ message: `${'x'.repeat(292)}${secret}` }],
    [{ errors: [{ title: secret, source: { pointer: secret }, detail: secret }] }],
  ])('is read without the token and the secret: %#', async (body) => {
    const update = { ...host(body, 400), chainId: '10', changes: { explorer_api_key: secret } }
    const error = (await updateNetwork(update).catch((thrown: unknown) => thrown)) as ApiError
    expect(error).toBeInstanceOf(ApiError)
    const told = JSON.stringify([error, error.message, error.stack])
    expect(told).not.toContain(secret.slice(0, 6))
    expect(told).not.toContain('admin-token')
  })

  const key = `k"1\\2<3>&4'+/=`
  const address = 'https://me:p%40ss-word@rpc.example/v1?apikey=q-1234567'
  it.each([
    ['plain', (text: string) => text],
    ['in JSON', (text: string) => JSON.stringify(text)],
    ['in an address', encodeURIComponent],
    ['in HTML', (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')],
    ['in capitals', (text: string) => text.toUpperCase()],
  ])('is read without key and password %s', async (_, written) => {
    const told = [key, address, 'p%40ss-word', 'p@ss-word', 'q-1234567'].map(written)
    const body = { code: 3, message: told.join(' '), details: [{ '@type': 't', told }, ...told], also: told }
    const update = { ...host(body, 400), chainId: '10', changes: { explorer_api_key: key, rpc_url: address } }
    const error = (await updateNetwork(update).catch((thrown: unknown) => thrown)) as ApiError
    const shown = JSON.stringify([error, error.admin]).toLowerCase()
    for (const text of told) expect(shown).not.toContain(JSON.stringify(text).slice(1, -1).toLowerCase())
    expect(shown).not.toMatch(/ss-word|q-1234567/)
    expect(shown).toContain('rpc.example')
  })

  it('is read without other passwords and keys', async () => {
    const message = 'dial wss://u:hunter2@node.example/?token=t-77 timed out'
    const body = { code: 9, message, details: [{ '@type': 't', explorer_api_key: 'k-old', code: 1234567 }] }
    const update = { ...host(body, 400), chainId: '10', changes: { explorer_api_key: '1234567' } }
    const { admin } = (await updateNetwork(update).catch((thrown: unknown) => thrown)) as ApiError
    expect(admin).toMatchObject({
      message: 'dial wss://•••@node.example/?token=••• timed out',
      details: [{ explorer_api_key: '•••', code: '•••' }],
    })
  })
})

describe('a successful change', () => {
  it('returns the message of the host, without secrets', async () => {
    const body = { warning: 'k-12345678 was set', explorer_api_key: 'k-12345678', code: 0, message: 'ok' }
    const update = { ...host(body), chainId: '10', changes: { explorer_api_key: 'k-12345678' } }
    expect(await updateNetwork(update)).toEqual({ ...body, warning: '••• was set', explorer_api_key: '•••' })
  })

  it('with status 204 has no message', async () => {
    expect(await updating(new Response(null, { status: 204 }), { name: 'OP' }).answered).toEqual({})
  })

  it.each([
    [{ code: 9, message: 'Locked' }],
    [{ code: '9', message: 'Locked', details: [] }],
    [{ error: { code: 9, message: 'Locked' } }],
  ])('with an error in the body is a failure: %j', async (body) => {
    await expect(updating(Response.json(body), { name: 'OP' }).answered).rejects.toMatchObject({
      kind: 'contract',
      status: 200,
      admin: { code: 9, message: 'Locked' },
    })
  })
})

describe('an error of the administration API', () => {
  it.each([
    [
      { code: 9, message: 'm', details: null },
      { details: [], others: {} },
    ],
    [{ code: 9, message: 'm', details: 'words' }, { details: ['words'] }],
    [{ code: 9, message: 'm', details: { a: 1 } }, { details: [{ a: 1 }] }],
    [{ code: 9, message: 'm', request_id: 'r-1' }, { others: { request_id: 'r-1' } }],
    [
      { code: 9, message: { en: 'm' } },
      { message: '', others: { message: { en: 'm' } } },
    ],
    [{ error: { code: 9, message: 'm', status: 'FAILED' } }, { message: 'm', others: { status: 'FAILED' } }],
  ])('has all fields of %j', async (body, admin) => {
    const { answered } = updating(Response.json(body, { status: 400 }), { name: 'OP' })
    await expect(answered).rejects.toMatchObject({ kind: 'invalid', admin: { code: 9, ...admin } })
  })

  it('has no code if it is not a number', async () => {
    for (const code of ['NOT_FOUND', null, {}, '']) {
      const { answered } = updating(Response.json({ code, message: 'm' }, { status: 400 }), { name: 'OP' })
      await expect(answered).rejects.toMatchObject({ admin: null, serverMessage: 'm' })
    }
  })
})

it('the body has the contract’s order and the host’s names', () => {
  const changes = { explorer_usage_activity_enabled: false, rpc_url: 'https://a.example', name: 'A "b"' }
  expect(networkBody(changes, { rpc_url: 'rpc' })).toBe(
    '{"name":"A \\"b\\"","rpc":"https://a.example","explorer_usage_activity_enabled":false}',
  )
  expect(networkBody({}, {})).toBe('{}')
})
