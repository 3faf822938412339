/* oxlint-disable typescript/no-unsafe-type-assertion -- a test may say what it has put together */
import { describe, expect, it } from 'vitest'
import { updateNetwork, type NetworkUpdate } from './networks'

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
