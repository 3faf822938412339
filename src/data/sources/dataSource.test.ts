import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '#/api/client'
import { ApiError, type ErrorKind } from '#/api/errors'
import { readConfig } from '#/data/config/loadConfig'
import { requestIfSupported } from './capabilities'
import { refreshInterval, sourceOf } from './dataSource'
import { forgetKey, saveKey } from '#/data/settings/apiKey'
import { endpointFallbacks, fallbackSource } from './sourceFallback'
import { choose, forgetRefusals, noteServed, refusalFor, refusedEndpoints } from './sourceChoices'

const currency = { name: 'Ether', symbol: 'ETH' }

function connectionTo(chain: { multichain?: boolean; baseUrl?: string; id?: string }, server?: string) {
  const config = readConfig({
    ...(server && { proUrl: server }),
    chains: [{ id: '1', name: 'One', currency, ...chain }],
  })
  const [only] = config.chains
  if (!only) throw new Error('no chain')
  return { config, chain: only, client: createClient({ fetch: () => Promise.reject(new Error()) }) }
}

function source(chain: { multichain?: boolean; baseUrl?: string; id?: string }, server?: string) {
  return sourceOf(connectionTo(chain, server))
}

function enterKey(key: string, server = proUrl) {
  saveKey(server, { scheme: 'bearer', key }, 'tab')
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
  it('is the chain’s own API without a multichain API for it, reported as deprecated', () => {
    const expected = { root: { url: `${baseUrl}/api/v2`, form: 'instance' }, deprecated: true, reason: 'only' }
    expect(source({ baseUrl })).toEqual(expected)
    expect(source({ baseUrl }, proUrl)).toEqual(expected)
  })

  it('is the node of a chain that has no API', () => {
    const [chain] = readConfig({ chains: [{ id: 31337, name: 'Local', rpcUrl: 'http://127.0.0.1:8545' }] }).chains
    if (!chain) throw new Error('no chain')
    expect(sourceOf({ ...connectionTo(both, proUrl), chain })).toEqual({
      root: { url: '/node-api/31337/api/v2', form: 'instance' },
      deprecated: false,
      reason: null,
      node: 'http://127.0.0.1:8545',
    })
    expect(refreshInterval(chain, 12_000)).toBe(1_000)
    expect(refreshInterval(connectionTo(both, proUrl).chain, 12_000)).toBe(12_000)
  })

  it('has the rate limit of the configuration, or of the API key', () => {
    const connection = connectionTo(both, proUrl)
    const config = { ...connection.config, requestsPerSecond: 20 }
    enterKey('secret')
    expect(sourceOf(connection).root).not.toHaveProperty('rate')
    expect(sourceOf({ ...connection, config }).root.rate).toBe(20)
    saveKey(proUrl, { scheme: 'bearer', key: 'secret', rate: 50 }, 'tab')
    expect(sourceOf({ ...connection, config }).root.rate).toBe(50)
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

  it('is the selected data source before any other', () => {
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

  it('is the multichain API without a key if the chain has no own API', () => {
    expect(source({ multichain: true }, proUrl).root).toEqual({ url: `${proUrl}/1/api/v2`, form: 'multichain' })
  })
})

describe('fallbackSource', () => {
  const refusedWith = (
    kind: ErrorKind,
    serverMessage: string | null = null,
    more: { resource?: string; found?: 'html'; id?: string } = {},
  ) => {
    const { resource = 'blocks', found = null, id = '1' } = more
    const connection = connectionTo({ ...both, id }, proUrl)
    const error = new ApiError({ kind, resource, path: '/blocks', status: 402, serverMessage, found })
    return fallbackSource(connection, { url: `${proUrl}/1/api/v2`, form: 'multichain' }, error)
  }

  it('falls back if the multichain API refuses, until you switch back', () => {
    enterKey('secret')
    for (const [kind, message] of [
      ['unauthorized', null],
      ['out-of-credits', null],
      ['forbidden', 'The plan does not include this network'],
      ['unsupported', 'Network not supported'],
    ] as const) {
      expect(refusedWith(kind, message)).toEqual({ url: `${baseUrl}/api/v2`, form: 'instance' })
      expect(source(both, proUrl)).toMatchObject({ root: { form: 'instance' }, reason: { kind, status: 402, message } })
      forgetRefusals()
      expect(source(both, proUrl).root.form).toBe('multichain')
    }
  })

  it('falls back for all chains after a refused key, else for one chain', () => {
    enterKey('secret')
    refusedWith('forbidden', 'This key may not read it')
    expect([refusalFor('1')?.kind, refusalFor('2')]).toEqual(['forbidden', null])
    refusedWith('out-of-credits')
    expect(refusalFor('2')?.kind).toBe('out-of-credits')
  })

  it('falls back for one endpoint after a 403 that names neither key nor network', () => {
    enterKey('secret')
    noteServed('1')
    for (const resource of ['internalTransactions', 'withdrawals']) {
      expect(refusedWith('forbidden', 'Service is disabled', { resource })?.form).toBe('instance')
    }
    const connection = connectionTo(both, proUrl)
    expect(sourceOf(connection).root.form).toBe('multichain')
    expect(sourceOf(connection, 'blocks').root.form).toBe('multichain')
    expect(sourceOf(connection, 'withdrawals')).toMatchObject({
      root: { form: 'instance' },
      reason: { resource: 'withdrawals' },
    })
    expect(refusedEndpoints('1').map(({ resource }) => resource)).toEqual(['internalTransactions', 'withdrawals'])
    choose('1', 'auto')
    expect(sourceOf(connection, 'withdrawals').root.form).toBe('multichain')
  })

  it('falls back for an endpoint that the multichain API lacks, unless the chain’s own API lacks it as well', async () => {
    enterKey('secret')
    const connection = connectionTo(both, proUrl)
    expect(refusedWith('unsupported', null, { resource: 'withdrawals' })?.form).toBe('instance')
    expect(sourceOf(connection).root.form).toBe('multichain')
    const { root } = sourceOf(connection, 'withdrawals')
    expect(root.form).toBe('instance')
    expect(endpointFallbacks(connection).map(({ resource }) => resource)).toEqual(['withdrawals'])
    const error = new ApiError({ kind: 'unsupported', resource: 'withdrawals', path: '/withdrawals' })
    await expect(
      requestIfSupported(connection.client.notes, root, 'withdrawals', () => Promise.reject(error)),
    ).rejects.toThrow()
    expect(endpointFallbacks(connection)).toEqual([])
  })

  it('falls back for the chain after a 403 with HTML, or if the chain was never served', () => {
    enterKey('secret')
    refusedWith('forbidden', null, { found: 'html' })
    expect(refusalFor('1')).toMatchObject({ kind: 'forbidden', resource: null })
    forgetRefusals()
    refusedWith('forbidden', null, { id: '3' })
    expect(refusalFor('3')).toBeNull()
    refusedWith('forbidden', null, { id: '3', resource: 'withdrawals' })
    expect(refusalFor('3')).toMatchObject({ kind: 'forbidden', resource: null })
  })

  it('does not fall back after other failures, or without another API', () => {
    enterKey('secret')
    for (const kind of ['offline', 'server', 'rate-limited', 'not-found'] as const) {
      expect(refusedWith(kind)).toBeNull()
    }
    expect(refusalFor('1')).toBeNull()
    const alone = connectionTo({ multichain: true }, proUrl)
    const error = new ApiError({ kind: 'unauthorized', resource: 'blocks', path: '/blocks' })
    expect(fallbackSource(alone, sourceOf(alone).root, error)).toBeNull()
    choose('1', 'multichain')
    expect(refusedWith('unauthorized')).toBeNull()
  })
})
