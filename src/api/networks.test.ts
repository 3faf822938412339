/* oxlint-disable typescript/no-unsafe-type-assertion -- a test may say what it has put together */
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
    [401, 16, 'unauthorised'],
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

/** Asks a host that gives one answer. */
function host(body: unknown, status = 200) {
  return { fetch: async () => Response.json(body, { status }), meritsUrl: '/merits', token: 'admin-token' }
}

describe('what a host tells of its networks', () => {
  it('is read field by field, the rest kept beside, no secret kept', async () => {
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

  it('is read under the names that the host has', async () => {
    const fieldNames = { explorer_api_key: 'vendor_api_key', domain: 'host' } as const
    const told = { chain_id: '10', vendor_api_key: '', host: 'a.example', domain: 'no field now' }
    expect(await getNetwork({ ...host(told), fieldNames }, '10')).toEqual({
      chainId: '10',
      values: { domain: 'a.example' },
      key: 'empty',
      others: { domain: 'no field now' },
    })
  })

  it('is not taken for another network, or for one where it is none', async () => {
    expect(await getNetwork(host({ name: 'OP' }), '10')).toMatchObject({ chainId: '10', values: { name: 'OP' } })
    await expect(getNetwork(host({ chain_id: '11', name: 'OP' }), '10')).rejects.toMatchObject({ kind: 'contract' })
    await expect(getNetwork(host([]), '10')).rejects.toMatchObject({ kind: 'contract' })
    await expect(listNetworks(host({ items: null }))).rejects.toMatchObject({ kind: 'contract' })
  })
})

describe('a host that repeats what it was sent', () => {
  const secret = 'k-1234567890'
  it.each([
    [{ code: 3, message: `bad ${secret}`, details: [{ '@type': 't', [secret]: ['admin-token', secret] }] }],
    [{ message: `bad ${secret} admin-token` }],
    [{ message: `${'x'.repeat(292)}${secret}` }],
    [{ errors: [{ title: secret, source: { pointer: secret }, detail: secret }] }],
  ])('hears neither the token nor the secret again: %#', async (body) => {
    const update = { ...host(body, 400), chainId: '10', changes: { explorer_api_key: secret } }
    const error = (await updateNetwork(update).catch((thrown: unknown) => thrown)) as ApiError
    expect(error).toBeInstanceOf(ApiError)
    const told = JSON.stringify([error, error.message, error.stack])
    expect(told).not.toContain(secret.slice(0, 6))
    expect(told).not.toContain('admin-token')
  })
})

it('the body has the contract’s order and the host’s names', () => {
  const changes = { explorer_usage_activity_enabled: false, rpc_url: 'https://a.example', name: 'A "b"' }
  expect(networkBody(changes, { rpc_url: 'rpc' })).toBe(
    '{"name":"A \\"b\\"","rpc":"https://a.example","explorer_usage_activity_enabled":false}',
  )
  expect(networkBody({}, {})).toBe('{}')
})
