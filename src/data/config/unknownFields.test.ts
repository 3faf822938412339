import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError } from './config'
import { configSchema } from './configSchema'
import { loadConfig, readConfig } from './loadConfig'
import { unknownFieldText } from './unknownFieldText'
import { unknownFields } from './unknownFields'

const chain = {
  id: '1',
  name: 'One',
  baseUrl: 'https://one.example',
  currency: { name: 'Ether', symbol: 'ETH' },
}

const textsOf = (json: unknown) => unknownFields(configSchema, json).map(unknownFieldText)

describe('unknown fields of config.json', () => {
  it.each([
    ['letters swapped', { brnad: {} }, 'Unknown field "brnad". Did you mean "brand"?'],
    [
      'capital letters',
      { chains: [chain, { rpcURL: '/rpc' }] },
      'Unknown field "chains[1].rpcURL". Did you mean "rpcUrl"?',
    ],
    ['underscores', { chains: [{ base_url: '/a' }] }, 'Unknown field "chains[0].base_url". Did you mean "baseUrl"?'],
    ['British spelling', { chains: [{ colour: '#fff' }] }, 'Unknown field "chains[0].colour". Did you mean "color"?'],
    ['an inner object', { brand: { logo: { drak: '/a' } } }, 'Unknown field "brand.logo.drak". Did you mean "dark"?'],
    [
      'an inner list',
      { brand: { links: [{ lable: 'A' }] } },
      'Unknown field "brand.links[0].lable". Did you mean "label"?',
    ],
    ['another place', { accent: '#ffffff' }, 'Unknown field "accent". Did you mean "brand.accent"?'],
    ['an object in another place', { logo: {} }, 'Unknown field "logo". Did you mean "brand.logo"?'],
    ['several places', { name: 'A' }, 'Unknown field "name".'],
    ['nothing like it', { telemetry: true }, 'Unknown field "telemetry".'],
    ['a name of objects', { constructor: 1 }, 'Unknown field "constructor".'],
  ])('are named with the one that was meant: %s', (_, json, text) => {
    expect(textsOf(json)).toEqual([text])
  })

  it('are none in the shipped files, in remarks and in names that operators choose', () => {
    for (const name of ['config.json', 'config.example.json']) {
      const text = readFileSync(new URL(`../../../public/${name}`, import.meta.url), 'utf8')
      expect(textsOf(JSON.parse(text)), name).toEqual([])
    }
    const remarks = { $schema: '/schema.json', _comment: 'ours', merits: { fieldNames: { logo_url: 'icon' } } }
    expect(textsOf({ ...remarks, chains: [chain] })).toEqual([])
    for (const other of [null, 1, 'a', [], { chains: 1 }, { chains: [1] }]) expect(textsOf(other)).toEqual([])
  })

  it('leave a valid configuration in use', async () => {
    const send = () => Promise.resolve(new Response(JSON.stringify({ brnad: {}, chains: [chain] })))
    const config = await loadConfig('/config.json', send)
    expect(config.chains[0]?.name).toBe('One')
    expect(config.unknownFields?.map(unknownFieldText)).toEqual(['Unknown field "brnad". Did you mean "brand"?'])
  })

  it('are named next to what is invalid', () => {
    expect.assertions(2)
    try {
      readConfig({ chians: [chain] })
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      expect(error.problems).toEqual([{ field: 'chains', message: 'is missing' }])
      expect(error.unknownFields.map(unknownFieldText)).toEqual(['Unknown field "chians". Did you mean "chains"?'])
    }
  })
})
