import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, defaultChain, featuredChains, findChain, nodeUrlOf } from './config'
import { readConfig } from './loadConfig'

const chain = {
  id: '1',
  slug: 'ethereum',
  name: 'Ethereum',
  baseUrl: 'https://explorer.example',
  currency: { name: 'Ether', symbol: 'ETH' },
}

function problemsOf(json: unknown): string[] {
  try {
    readConfig(json)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ field, message }) => `${field} ${message}`)
    throw error
  }
  return []
}

describe('readConfig', () => {
  it('reads the shipped configuration and the example', () => {
    for (const name of ['config.json', 'config.example.json']) {
      const text = readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8')
      expect(readConfig(JSON.parse(text)).chains.length, name).toBeGreaterThan(1)
    }
  })

  it('reads two chains of one ID, the second with a name behind it', () => {
    const rpcUrl = 'http://127.0.0.1:8545'
    const two = [31337, '31337-2'].map((id) => ({ id, name: 'Local', rpcUrl }))
    const config = readConfig({ chains: two })
    expect(config.chains.map(({ id }) => id)).toEqual(['31337', '31337-2'])
    expect(findChain(config, '31337-2')).toBe(config.chains[1])
    expect(() => readConfig({ chains: [two[0], two[0]] })).toThrow('chains[1].id "31337" names another chain already')
  })

  it('reads a chain that has only a node, with its ID as a number and without a currency', () => {
    const [local] = readConfig({ chains: [{ id: 31337, name: 'Local', rpcUrl: 'http://127.0.0.1:8545' }] }).chains
    expect(local).toMatchObject({ id: '31337', currency: { symbol: 'ETH', decimals: 18 } })
    expect(local && nodeUrlOf(local)).toBe('http://127.0.0.1:8545')
    expect(
      nodeUrlOf({
        ...chain,
        multichain: false,
        testnet: false,
        currency: { ...chain.currency, decimals: 18 },
        rpcUrl: '/rpc',
      }),
    ).toBeUndefined()
  })

  it('fills in defaults', () => {
    const config = readConfig({ chains: [{ ...chain, baseUrl: 'https://explorer.example/' }] })
    expect(config).toMatchObject({ demo: false, mediaProxy: null, sourcify: 'onRequest' })
    expect(config.sourcifyUrl).toBeUndefined()
    expect(config.chains[0]).toMatchObject({
      baseUrl: 'https://explorer.example',
      multichain: false,
      testnet: false,
      currency: { decimals: 18 },
    })
  })

  it('reads the URL of a chain’s API as its base URL', () => {
    const config = readConfig({ chains: [{ ...chain, baseUrl: 'https://explorer.example/api/v2/' }] })
    expect(config.chains[0]?.baseUrl).toBe('https://explorer.example')
  })

  it.each([
    ['nothing at all', null, ['config.json must be object']],
    ['no chains', {}, ['chains is missing']],
    ['an empty list of chains', { chains: [] }, ['chains must list at least one chain']],
    ['a number for a chain id', { chains: [{ ...chain, id: 1 }] }, ['chains[0].id must be string']],
    [
      'a hex chain id',
      { chains: [{ ...chain, id: '0x1' }] },
      ['chains[0].id must be a decimal chain id in quotes, such as "1"'],
    ],
    [
      'a script for an address',
      { chains: [{ ...chain, baseUrl: 'javascript:alert(1)' }] },
      ['chains[0].baseUrl must be an http(s) URL, or a path of this origin such as "/api"'],
    ],
    ['a slug that is a page', { chains: [{ ...chain, slug: 'tx' }] }, ['chains[0].slug is the name of a page']],
    [
      'a URL that is none',
      { chains: [{ ...chain, baseUrl: 'http://[bad' }] },
      ['chains[0].baseUrl must be an http(s) URL, or a path of this origin such as "/api"'],
    ],
    [
      'another host by two slashes',
      { chains: [{ ...chain, baseUrl: '//evil.example' }] },
      ['chains[0].baseUrl must be an http(s) URL, or a path of this origin such as "/api"'],
    ],
    [
      'multichain without its server',
      { chains: [{ ...chain, multichain: true }] },
      ['chains[0].multichain needs proUrl, which is not set'],
    ],
    [
      'chains from a server that is not named',
      { chainsFrom: 'pro', chains: [chain] },
      ['chainsFrom needs proUrl, which is not set'],
    ],
    [
      'a chain without any server',
      { chains: [{ ...chain, baseUrl: undefined }] },
      ['chains[0].baseUrl is needed where multichain is false and there is no rpcUrl'],
    ],
    [
      'two chains of one id',
      { chains: [chain, { ...chain, slug: 'other' }] },
      ['chains[1].id "1" names another chain already'],
    ],
    [
      'a Sourcify server that is no URL',
      { chains: [chain], sourcifyUrl: 'sourcify.dev' },
      ['sourcifyUrl must be an http(s) URL, or a path of this origin such as "/api"'],
    ],
    [
      'another time to request Sourcify',
      { chains: [chain], sourcifyUrl: 'https://sourcify.test', sourcify: 'always' },
      ['sourcify must be "onRequest" or "auto"'],
    ],
    ['an unknown default', { chains: [chain], defaultChain: '10' }, ['defaultChain "10" is not one of chains']],
    [
      'a name that no JSON of a host has',
      { chains: [chain], merits: { fieldNames: { name: 'a b' } } },
      ['merits.fieldNames.name must be a name in the host’s JSON'],
    ],
    [
      'a featured chain that is unknown',
      { chains: [chain], brand: { featuredChains: ['1', 'base'] } },
      ['brand.featuredChains[1] "base" is not one of chains'],
    ],
    [
      'a brand whose name would split titles',
      { chains: [chain], brand: { name: 'Harbor · Explorer' } },
      ['brand.name must not contain " · "'],
    ],
    [
      'a link of a brand that runs code',
      { chains: [chain], brand: { links: [{ label: 'Terms', url: 'JavaScript:alert(1)' }] } },
      ['brand.links[0].url must be an http(s) or mailto URL, or a path of this explorer such as "/1/blocks"'],
    ],
    [
      'a logo of another host',
      { chains: [chain], brand: { logo: { light: '//cdn.example/logo.svg' } } },
      ['brand.logo.light must be a path of this origin such as "/brand/logo.svg"'],
    ],
    [
      'a colour by name',
      { chains: [{ ...chain, color: 'blue' }] },
      ['chains[0].color must be a color such as "#627eea"'],
    ],
  ])('names the wrong field for %s', (_, json, problems) => {
    expect(problemsOf(json)).toEqual(problems)
  })

  it('names all wrong fields together', () => {
    expect(problemsOf({ chains: [{ ...chain, id: 'x', slug: 'NO', currency: {} }] })).toHaveLength(4)
  })
})

describe('chains of a configuration', () => {
  const config = readConfig({ chains: [chain, { ...chain, id: '10', slug: 'optimism' }], defaultChain: 'optimism' })

  it('are found by id and by slug', () => {
    expect(findChain(config, '10')).toBe(findChain(config, 'optimism'))
    expect(findChain(config, 'nowhere')).toBeUndefined()
  })

  it('have a default: the named one, else the first', () => {
    expect(defaultChain(config).id).toBe('10')
    expect(defaultChain(readConfig({ chains: [chain] })).id).toBe('1')
  })

  it('are featured in the operator’s order, each once; those of a list that loads later may be missing', () => {
    const { chains } = config
    const brand = { ...config.brand, featuredChains: ['optimism', '1', '10', '137'] }
    expect(featuredChains({ ...config, brand })).toEqual([chains[1], chains[0]])
    const listed = { proUrl: '/pro', chainsFrom: 'pro', chains: [chain], brand: { featuredChains: ['137'] } }
    expect(featuredChains(readConfig(listed))).toEqual([])
  })
})
