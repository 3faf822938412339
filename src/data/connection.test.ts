import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from './config'
import { sourceOf } from './connection'
import { setCredential } from './credentials'

const currency = { name: 'Ether', symbol: 'ETH' }

function source(chain: { multichain?: boolean; baseUrl?: string }, proUrl?: string) {
  const config = readConfig({ ...(proUrl && { proUrl }), chains: [{ id: '1', name: 'One', currency, ...chain }] })
  const [only] = config.chains
  if (!only) throw new Error('no chain')
  return sourceOf({ config, chain: only })
}

const baseUrl = 'https://one.example'
const proUrl = 'https://pro.example'
const both = { multichain: true, baseUrl }

beforeEach(() => vi.stubGlobal('location', { origin: 'https://app.example' }))
afterEach(() => {
  setCredential('')
  vi.unstubAllGlobals()
})

describe('sourceOf', () => {
  it('asks the chain’s own instance where there is no multichain API for it, and says it is deprecated', () => {
    const expected = { root: { url: `${baseUrl}/api/v2`, form: 'instance' }, deprecated: true }
    expect(source({ baseUrl })).toEqual(expected)
    expect(source({ baseUrl }, proUrl)).toEqual(expected)
  })

  it('falls back to the instance without a key, and prefers the multichain API with one', () => {
    expect(source(both, proUrl).root.url).toBe(`${baseUrl}/api/v2`)
    setCredential('secret')
    expect(source(both, proUrl)).toEqual({
      root: { url: `${proUrl}/1/api/v2`, form: 'multichain', credential: { scheme: 'bearer', key: 'secret' } },
      deprecated: false,
    })
  })

  it('needs no key for a proxy of its own origin, and sends none there', () => {
    setCredential('secret')
    for (const proxy of ['/pro', 'https://app.example/pro']) {
      expect(source(both, proxy).root).toEqual({ url: `${proxy}/1/api/v2`, form: 'multichain' })
    }
  })

  it('asks the multichain API without a key where nothing else serves the chain', () => {
    expect(source({ multichain: true }, proUrl).root).toEqual({ url: `${proUrl}/1/api/v2`, form: 'multichain' })
  })
})
