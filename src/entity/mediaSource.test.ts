import { describe, expect, it } from 'vitest'
import { mediaSources } from '#/entity/mediaSource'

const gateway = 'https://gateway.test'
const hosts = {
  ipfsGateways: [gateway],
  arweaveGateways: ['https://ar.test'],
  swarmGateways: ['https://swarm.test'],
  mediaProxy: null,
}
const tx = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'
const v0 = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKB1B1'
const key = 'k51qzi5uqu5dlvj2baxnqndepeb86cbk3ng7n3i46uzyxzyqj2xjonzllnv0v8'
const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

describe('mediaSources', () => {
  it.each([
    ['https://a.test/b.png', 'https://a.test/b.png'],
    [' HTTP://a.test/b c.png ', 'http://a.test/b%20c.png'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
    [`ipfs://${cid}`, `${gateway}/ipfs/${cid}`],
    [`ipfs://ipfs/${cid}/1.png`, `${gateway}/ipfs/${cid}/1.png`],
    [`ipfs://${cid}/a b/#7%20x.png`, `${gateway}/ipfs/${cid}/a%20b/%237%20x.png`],
    [`ar://${tx}/1.png`, `https://ar.test/${tx}/1.png`],
    [`ipfs:///ipfs/${v0}/1.png`, `${gateway}/ipfs/${v0}/1.png`],
    [`ipfs://ipfs/ipfs/${v0}`, `${gateway}/ipfs/${v0}`],
    [`IPFS:${v0}`, `${gateway}/ipfs/${v0}`],
    [`dweb:/ipfs/${v0}`, `${gateway}/ipfs/${v0}`],
    [`ipfs://${v0}?filename=1.png`, `${gateway}/ipfs/${v0}`],
    [`ipfs://${v0}#1`, `${gateway}/ipfs/${v0}`],
    [`ipfs://${v0}/1.png?ext=png&v=2`, `${gateway}/ipfs/${v0}/1.png`],
    [`ipfs://${v0}/who?.png`, `${gateway}/ipfs/${v0}/who%3F.png`],
    [`/ipfs/${cid}/1.png`, `${gateway}/ipfs/${cid}/1.png`],
    [`ipfs/${cid}`, `${gateway}/ipfs/${cid}`],
    [v0, `${gateway}/ipfs/${v0}`],
    [` ${cid}/a b.png`, `${gateway}/ipfs/${cid}/a%20b.png`],
    ['ipns://art.example.eth/1.png', `${gateway}/ipns/art.example.eth/1.png`],
    ['ipfs://ipns/art.example.eth', `${gateway}/ipns/art.example.eth`],
    [`/ipns/${key}/1.png`, `${gateway}/ipns/${key}/1.png`],
    [`bzz://${'a1'.repeat(32)}/1.png`, `https://swarm.test/bzz/${'a1'.repeat(32)}/1.png`],
    [`bzz:/${'a1'.repeat(64)}`, `https://swarm.test/bzz/${'a1'.repeat(64)}`],
  ])('shows %s', (text, source) => {
    expect(mediaSources(text, hosts)).toEqual([source])
  })

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://a.test',
    'data:text/html,<script>alert(1)</script>',
    'data:image',
    'blob:https://a.test/1',
    'file:///etc/passwd',
    'ftp://a.test/b.png',
    '//a.test/b.png',
    '/relative.png',
    'https://',
    'https://user:secret@a.test/b.png',
    'ipfs://../../admin',
    'ipfs://short/1.png',
    'ar://short',
    'ipns://../admin',
    'ipns://-a',
    'bzz://short',
    'bzz://../admin',
    '/ipfs/../admin',
    'QmShort/1.png',
    `${v0}1`,
    `${v0}.png`,
    '<p>not an image</p>',
    '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>',
    `dweb:/ar/${tx}`,
    'http://192.168.0.1/reboot',
    'http://[::1]/',
    'https://router.local/1.png',
    'data:video/mp4,AAAA',
  ])('refuses %j', (text) => {
    expect(mediaSources(text, hosts)).toEqual([])
  })

  it('keeps the path under the content ID on the gateway', () => {
    for (const path of ['/../../x', '/%2e%2e/x', '/..%2f..%2fx', '/a/./../x']) {
      const [source = ''] = mediaSources(`ipfs://${cid}${path}`, hosts)
      expect(new URL(source).pathname.startsWith(`/ipfs/${cid}/`)).toBe(true)
    }
  })

  it('has no source for ipfs without a gateway', () => {
    expect(mediaSources(`ipfs://${cid}`, { ...hosts, ipfsGateways: [] })).toEqual([])
  })

  it('has every gateway, in order', () => {
    const two = { ...hosts, ipfsGateways: ['https://b.test', gateway] }
    expect(mediaSources(`ipfs://${cid}`, two)).toEqual([`https://b.test/ipfs/${cid}`, `${gateway}/ipfs/${cid}`])
  })

  it('is only the media proxy if there is one, except for data: URLs', () => {
    const proxied = { ...hosts, mediaProxy: 'https://media.test/fetch' }
    expect(mediaSources('https://a.test/b?c=d&e', proxied, 'image', 250)).toEqual([
      'https://media.test/fetch?url=https%3A%2F%2Fa.test%2Fb%3Fc%3Dd%26e&width=250',
    ])
    expect(mediaSources(`ipfs://${cid}`, proxied, 'video')).toEqual([
      `https://media.test/fetch?url=${encodeURIComponent(`${gateway}/ipfs/${cid}`)}`,
    ])
    expect(mediaSources('data:image/png,A', proxied)).toEqual(['data:image/png,A'])
  })

  it('is a data: URL only if it has the requested type', () => {
    expect(mediaSources('data:audio/mpeg;base64,A', hosts, 'audio')).toHaveLength(1)
    expect(mediaSources('data:image/png,A', hosts, 'audio')).toEqual([])
  })
})
