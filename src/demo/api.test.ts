import { setupServer } from 'msw/node'
import { describe, expect, it } from 'vitest'
import config from '../../public/config.json'
import { DEMO_CHAINS, createDemoApi } from './api'
import { factsIn } from './node'
import type { LoadFacts } from '#/served/store'
import { openDemo, recordedChain } from './testDemo'

const recording = factsIn('public/demo')
const options = { url: 'http://demo.test', chains: DEMO_CHAINS, loadFacts: recording, credentials: 'proxied' } as const

describe('loading', () => {
  it('loads only the files that a request needs, each once', async () => {
    const loaded: string[] = []
    const loadFacts: LoadFacts = (chain, file) => {
      loaded.push(`${chain}/${file}`)
      return recording(chain, file)
    }
    const ask = openDemo({ loadFacts })
    await ask('/8801/api/v2/withdrawals')
    await ask('/8801/api/v2/addresses')
    const files = ['addresses', 'blocks', 'chain', 'transactions', 'withdrawals']
    expect(loaded.toSorted()).toEqual(files.map((file) => `8801/${file}`))
  })

  it('responds with 500 while the recording cannot be loaded, and recovers', async () => {
    let reachable = false
    const loadFacts: LoadFacts = async (chain, file) => {
      if (!reachable) throw new Error('Out of reach')
      return recording(chain, file)
    }
    const ask = openDemo({ loadFacts })
    expect(await ask('/8801/api/v2/blocks')).toMatchObject({ status: 500, body: 'Out of reach' })
    reachable = true
    expect((await ask('/8801/api/v2/blocks')).status).toBe(200)
  })
})

describe('as a fetch', () => {
  const answer = createDemoApi(options).fetch(async () => new Response('real'))

  it('responds to requests under its URL and passes on all others', async () => {
    expect(await (await answer('http://demo.test/8801/api/v2/blocks/0')).json()).toMatchObject({ height: 0 })
    for (const url of ['http://demo.test.example/8801', 'http://other.test/8801/api/v2/blocks']) {
      expect(await (await answer(new URL(url))).text()).toBe('real')
    }
  })

  it('rejects an aborted request', async () => {
    const gone = new AbortController()
    const pending = answer('http://demo.test/8801/api/v2/blocks', { signal: gone.signal })
    gone.abort()
    await expect(pending).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    await expect(answer('http://demo.test/8801', { signal: gone.signal })).rejects.toThrow()
  })

  it('lets `intercept` respond first', async () => {
    const ask = openDemo({
      intercept: ({ url }) =>
        url.endsWith('/stats') ? Response.json({ message: 'Down' }, { status: 503 }) : undefined,
    })
    expect(await ask('/8801/api/v2/stats')).toMatchObject({ status: 503, body: { message: 'Down' } })
    expect((await ask('/8801/api/v2/blocks')).status).toBe(200)
  })
})

it('provides handlers for msw', async () => {
  const server = setupServer(...createDemoApi(options).handlers)
  server.listen()
  const response = await fetch('http://demo.test/8801/api/v2/blocks/0')
  server.close()
  expect(await response.json()).toMatchObject({ height: 0 })
})

describe('the shipped configuration', () => {
  it.each(DEMO_CHAINS)('has the name of recorded chain $id', async ({ id, name, multichain }) => {
    const { chain } = await recordedChain(id, 'chain')
    expect(chain).toMatchObject({ id, name })
    expect(config.chains.find((shipped) => shipped.id === id)).toMatchObject({
      name,
      multichain,
      baseUrl: `/demo-api/${id}`,
      currency: chain.currency,
      testnet: chain.testnet,
    })
  })
})
