import { expect, it } from 'vitest'
import { readConfig } from '#/data/config/loadConfig'
import { contentSecurityPolicyOf } from '#/data/sources/allowedServers'

it('names the servers of a configuration once each, by their origin', () => {
  const currency = { name: 'Ether', symbol: 'ETH' }
  const config = {
    proUrl: 'https://pro.test/api/',
    meritsUrl: '/merits',
    signaturesUrl: 'https://signatures.test/v1',
    sourcifyUrl: 'https://sourcify.test/server/',
    chains: [
      { id: '1', name: 'One', baseUrl: 'https://one.test:8443/x', currency },
      { id: '2', name: 'Two', baseUrl: 'https://pro.test/two', multichain: true, currency },
      { id: '3', name: 'Three', multichain: true, currency },
      {
        id: '4',
        name: 'Four',
        multichain: true,
        proUrl: 'https://other.test',
        rpcUrl: 'https://node.test/v3/key',
        currency,
      },
    ],
  }
  const servers =
    "connect-src 'self' https://pro.test https://signatures.test https://sourcify.test https://one.test:8443 https://other.test https://node.test"
  expect(contentSecurityPolicyOf(readConfig(config))).toBe(servers)
  const media = "'self' data: https://media.test"
  expect(contentSecurityPolicyOf(readConfig({ ...config, mediaProxy: 'https://media.test/fetch' }))).toBe(
    `${servers}; img-src ${media}; media-src ${media}`,
  )
})
