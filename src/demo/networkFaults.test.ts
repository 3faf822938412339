import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEMO_ADMIN } from './networks'
import { openDemo } from './testDemo'

const path = '/merits/admin/api/v1/networks/8801'
const headers = { Authorization: `Bearer ${DEMO_ADMIN}` }

function patching() {
  const ask = openDemo()
  return {
    patch: (changes: object, signal?: AbortSignal) =>
      ask(path, { method: 'PATCH', body: JSON.stringify(changes), headers, ...(signal && { signal }) }),
    network: async () => (await ask(path, { headers })).body as Record<string, unknown>,
  }
}

describe('a network whose new name requests an error', () => {
  it.each([
    ['fail 3', 400],
    ['fail 5', 404],
    ['fail 7', 403],
    ['fail 13', 500],
    ['fail 14', 503],
    ['fail 16', 401],
  ])('%s answers that code with %i, and changes nothing', async (name, status) => {
    const { patch, network } = patching()
    const before = await network()
    const code = Number(name.slice(5))
    expect(await patch({ name, active: false })).toMatchObject({ status, body: { code, details: [] } })
    expect(await network()).toEqual(before)
  })

  it.each([
    ['fail bare', { code: 9, message: expect.any(String) }],
    ['fail camel', { code: 3, details: [{ fieldViolations: [{ field: 'rpcUrl' }, { field: 'explorerApiKey' }, {}] }] }],
    ['fail snake', { code: 3, details: [{ field_violations: [{ field: 'network.rpc_url' }, {}, {}] }] }],
    ['fail details', { code: 8, details: [{ retryDelay: '30s' }, { reason: 'RATE_LIMIT_EXCEEDED' }] }],
  ])('%s answers in that form', async (name, body) => {
    const answer = await patching().patch({ name })
    expect(answer.body).toMatchObject(body)
    if (name === 'fail bare') expect(answer.body).not.toHaveProperty('details')
  })

  it('breaks the connection before or after the other changes', async () => {
    for (const [name, active] of [
      ['fail network', true],
      ['fail lost', false],
    ] as const) {
      const { patch, network } = patching()
      await expect(patch({ name, active: false })).rejects.toThrow(TypeError)
      expect(await network()).toMatchObject({ name: 'Meridian', active })
    }
  })
})

describe('a successful response', () => {
  it('has no body, other content, or an error, which changes nothing', async () => {
    for (const [name, status, body, active] of [
      ['fail empty', 204, undefined, false],
      ['fail words', 200, { warning: expect.any(String), network: { active: false } }, false],
      ['fail code', 200, { code: 9, message: expect.any(String) }, true],
    ] as const) {
      const { patch, network } = patching()
      const answer = await patch({ name, active: false })
      expect(answer.status).toBe(status)
      if (body) expect(answer.body).toMatchObject(body)
      expect(await network()).toMatchObject({ name: 'Meridian', active })
    }
  })
})

it('fail echo repeats everything that was sent, secrets included', async () => {
  const answer = await patching().patch({ name: 'fail echo', explorer_api_key: 'k-1' })
  expect(answer).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('k-1'), details: [{ request: { explorer_api_key: 'k-1' } }] },
  })
})

describe('an incomplete response', () => {
  it('is sent after the other changes were made, and ends in the middle', async () => {
    for (const [name, thrown] of [
      ['fail cut', SyntaxError],
      ['fail reset', TypeError],
    ] as const) {
      const { patch, network } = patching()
      await expect(patch({ name, active: false })).rejects.toThrow(thrown)
      expect(await network()).toMatchObject({ name: 'Meridian', active: false })
    }
  })
})

describe('fail timeout', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('makes the other changes and sends no response; aborting rejects immediately', async () => {
    const { patch, network } = patching()
    const control = new AbortController()
    const answer = patch({ name: 'fail timeout', active: false }, control.signal).catch((thrown: unknown) => thrown)
    await vi.advanceTimersByTimeAsync(20_000)
    control.abort()
    expect(await answer).toMatchObject({ name: 'AbortError' })
    expect(await network()).toMatchObject({ name: 'Meridian', active: false })
  })
})
