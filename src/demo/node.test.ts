import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoServer, serveDemo } from './node'

let demo: DemoServer

beforeAll(async () => {
  demo = await serveDemo({ port: 0 })
})
afterAll(() => demo.close())

describe('over HTTP', () => {
  it('serves a chain, and the multichain API with the key', async () => {
    const own = await fetch(`${demo.url}/8801/api/v2/main-page/transactions`)
    expect(own.status).toBe(200)
    expect(own.headers.get('content-type')).toContain('application/json')
    expect(await own.json()).toHaveLength(6)
    expect((await fetch(`${demo.url}/pro/8801/api/v2/stats`)).status).toBe(402)
    expect((await fetch(`${demo.url}/pro/8801/api/v2/stats?apikey=demo-key`)).status).toBe(200)
  })

  it('changes a network', async () => {
    const response = await fetch(`${demo.url}/merits/admin/api/v1/networks/8802`, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer demo-admin', 'Content-Type': 'application/json' },
      body: JSON.stringify({ active: false }),
    })
    expect([response.status, await response.json()]).toEqual([200, {}])
  })

  it('responds to preflight requests', async () => {
    const response = await fetch(`${demo.url}/8801/api/v2/stats`, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
  })
})
