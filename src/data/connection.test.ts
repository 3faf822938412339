import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ErrorKind } from '#/api/errors'
import { readConfig } from './config'
import { sourceInstead, sourceOf } from './connection'
import { forgetKey, keepKey } from './credentials'
import { choose, forgetRefusals, refusalFor } from './sources'

const currency = { name: 'Ether', symbol: 'ETH' }

function connectionTo(chain: { multichain?: boolean; baseUrl?: string; id?: string }, server?: string) {
  const config = readConfig({
    ...(server && { proUrl: server }),
    chains: [{ id: '1', name: 'One', currency, ...chain }],
  })
  const [only] = config.chains
  if (!only) throw new Error('no chain')
  const client = { list: () => Promise.reject(new Error()), item: () => Promise.reject(new Error()) }
  return { config, chain: only, client }
}

function source(chain: { multichain?: boolean; baseUrl?: string; id?: string }, server?: string) {
  return sourceOf(connectionTo(chain, server))
}

function enterKey(key: string, server = proUrl) {
  keepKey(server, { scheme: 'bearer', key }, 'tab')
}

const baseUrl = 'https://one.example'
const proUrl = 'https://pro.example'
const both = { multichain: true, baseUrl }

beforeEach(() => vi.stubGlobal('location', { origin: 'https://app.example' }))
afterEach(() => {
  forgetKey()
  forgetRefusals()
  choose('1', 'auto')
  vi.unstubAllGlobals()
})

describe('sourceOf', () => {
  it('asks the chain’s own instance where there is no multichain API for it, and says it is deprecated', () => {
    const expected = { root: { url: `${baseUrl}/api/v2`, form: 'instance' }, deprecated: true, reason: 'only' }
    expect(source({ baseUrl })).toEqual(expected)
    expect(source({ baseUrl }, proUrl)).toEqual(expected)
  })

  it('falls back to the instance without a key, and prefers the multichain API with one', () => {
    expect(source(both, proUrl).root.url).toBe(`${baseUrl}/api/v2`)
    enterKey('secret')
    expect(source(both, proUrl)).toEqual({
      root: { url: `${proUrl}/1/api/v2`, form: 'multichain', credential: { scheme: 'bearer', key: 'secret' } },
      deprecated: false,
      reason: null,
    })
  })

  it('sends a key to no other server than the one it was entered for', () => {
    enterKey('secret', 'https://other.example')
    expect(source(both, proUrl)).toMatchObject({ root: { form: 'instance' }, reason: 'no-key' })
    expect(source({ multichain: true }, proUrl).root).not.toHaveProperty('credential')
  })

  it('takes the reader’s choice before all else', () => {
    enterKey('secret')
    choose('1', 'instance')
    expect(source(both, proUrl)).toMatchObject({ root: { form: 'instance' }, reason: 'chosen' })
    forgetKey()
    choose('1', 'multichain')
    expect(source(both, proUrl)).toMatchObject({ root: { form: 'multichain' }, reason: null })
    // Where there is only one there is nothing to choose.
    expect(source({ baseUrl }, proUrl).root.form).toBe('instance')
  })

  it('needs no key for a proxy of its own origin, and sends none there', () => {
    enterKey('secret')
    for (const proxy of ['/pro', 'https://app.example/pro']) {
      expect(source(both, proxy).root).toEqual({ url: `${proxy}/1/api/v2`, form: 'multichain' })
    }
  })

  it('asks the multichain API without a key where nothing else serves the chain', () => {
    expect(source({ multichain: true }, proUrl).root).toEqual({ url: `${proUrl}/1/api/v2`, form: 'multichain' })
  })
})

describe('sourceInstead', () => {
  const refusedWith = (kind: ErrorKind, serverMessage: string | null = null) => {
    const connection = connectionTo(both, proUrl)
    const error = new ApiError({ kind, resource: 'blocks', path: '/blocks', status: 402, serverMessage })
    return sourceInstead(connection, { url: `${proUrl}/1/api/v2`, form: 'multichain' }, error)
  }

  it('falls back where the multichain API refuses, and stays there until it is asked to return', () => {
    enterKey('secret')
    for (const [kind, message] of [
      ['unauthorised', null],
      ['out-of-credits', null],
      ['forbidden', null],
      ['unsupported', 'Network not supported'],
    ] as const) {
      expect(refusedWith(kind, message)).toEqual({ url: `${baseUrl}/api/v2`, form: 'instance' })
      expect(source(both, proUrl)).toMatchObject({ root: { form: 'instance' }, reason: { kind, status: 402, message } })
      forgetRefusals()
      expect(source(both, proUrl).root.form).toBe('multichain')
    }
  })

  it('takes a key that is refused as refused for every chain, and anything else for the one', () => {
    enterKey('secret')
    refusedWith('forbidden')
    expect([refusalFor('1')?.kind, refusalFor('2')]).toEqual(['forbidden', null])
    refusedWith('out-of-credits')
    expect(refusalFor('2')?.kind).toBe('out-of-credits')
  })

  it('leaves other failures, and chains without another API, as they are', () => {
    enterKey('secret')
    for (const kind of ['offline', 'server', 'rate-limited', 'not-found', 'unsupported'] as const) {
      expect(refusedWith(kind)).toBeNull()
    }
    expect(refusalFor('1')).toBeNull()
    const alone = connectionTo({ multichain: true }, proUrl)
    const error = new ApiError({ kind: 'unauthorised', resource: 'blocks', path: '/blocks' })
    expect(sourceInstead(alone, sourceOf(alone).root, error)).toBeNull()
    choose('1', 'multichain')
    expect(refusedWith('unauthorised')).toBeNull()
  })
})
