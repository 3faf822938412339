import { expect, it } from 'vitest'
import { readConfig } from '#/data/config/config'
import { sourcePolicyOf } from '#/data/sources/sourcePolicy'

it('names the servers of a configuration once each, by their origin', () => {
  const currency = { name: 'Ether', symbol: 'ETH' }
  const config = {
    proUrl: 'https://pro.test/api/',
    meritsUrl: '/merits',
    chains: [
      { id: '1', name: 'One', baseUrl: 'https://one.test:8443/x', currency },
      { id: '2', name: 'Two', baseUrl: 'https://pro.test/two', multichain: true, currency },
      { id: '3', name: 'Three', multichain: true, currency },
      { id: '4', name: 'Four', multichain: true, proUrl: 'https://other.test', currency },
    ],
  }
  const servers = "connect-src 'self' https://pro.test https://one.test:8443 https://other.test"
  expect(sourcePolicyOf(readConfig(config))).toBe(servers)
  const media = "'self' data: https://media.test"
  expect(sourcePolicyOf(readConfig({ ...config, mediaProxy: 'https://media.test/fetch' }))).toBe(
    `${servers}; img-src ${media}; media-src ${media}`,
  )
})
