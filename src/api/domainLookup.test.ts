import { expect, test, vi } from 'vitest'
import { lookUpDomain } from './domainLookup'
import { createRequestQueues } from './requestQueues'

const hash = `0x${'ab'.repeat(20)}`

function ask(name: string, body: unknown, status = 200) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json(body, { status }),
  )
  const credential = { scheme: 'bearer', key: 'secret' } as const
  const host = { proUrl: 'https://pro.example', requestQueues: createRequestQueues(), fetch, credential }
  return { fetch, found: lookUpDomain(host, '1', name, new AbortController().signal) }
}

test('a name is looked up by one request, with the key', async () => {
  const body = { name: 'a/b.eth', resolved_address: { hash }, expiry_date: '2030-01-02T03:04:05.000Z' }
  const { fetch, found } = ask('a/b.eth', body)
  expect(await found).toEqual({ name: 'a/b.eth', hash, expires: new Date('2030-01-02T03:04:05Z') })
  expect(fetch).toHaveBeenCalledTimes(1)
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://pro.example/services/bens/api/v1/1/domains/a%2Fb.eth')
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer secret')
})

test.each([
  ['has no address', { name: 'a.eth', resolved_address: null }],
  ['has garbage for one', { name: 'a.eth', resolved_address: { hash: 'nobody' } }],
  ['is of another format', { domain: 'a.eth' }],
])('a name that %s leads nowhere', async (_, body) => {
  expect(await ask('a.eth', body).found).toBeNull()
})

test.each([
  [{ code: 5, message: 'not found' }, 404, 'not-found'],
  [{ error: 'Unauthorized' }, 401, 'unauthorized'],
  [['a.eth'], 200, 'contract'],
])('%j with status %i is an error', async (body, status, kind) => {
  await expect(ask('a.eth', body, status).found).rejects.toMatchObject({ kind })
})
