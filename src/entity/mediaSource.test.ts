import { describe, expect, it } from 'vitest'
import { mediaSources, picturesOf, pictureSources } from '#/entity/mediaSource'

const gateway = 'https://gateway.test'
const hosts = { ipfsGateways: [gateway], arweaveGateways: ['https://ar.test'], mediaProxy: null }
const tx = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'
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
    'http://192.168.0.1/reboot',
    'http://[::1]/',
    'https://router.local/1.png',
    'data:video/mp4,AAAA',
  ])('refuses %j', (text) => {
    expect(mediaSources(text, hosts)).toEqual([])
  })

  it('never leaves the content id on the gateway', () => {
    for (const path of ['/../../x', '/%2e%2e/x', '/..%2f..%2fx', '/a/./../x']) {
      const [source = ''] = mediaSources(`ipfs://${cid}${path}`, hosts)
      expect(new URL(source).pathname.startsWith(`/ipfs/${cid}/`)).toBe(true)
    }
  })

  it('has no source for ipfs without a gateway', () => {
    expect(mediaSources(`ipfs://${cid}`, { ...hosts, ipfsGateways: [] })).toEqual([])
  })

  it('knows every gateway, in their order', () => {
    const two = { ...hosts, ipfsGateways: ['https://b.test', gateway] }
    expect(mediaSources(`ipfs://${cid}`, two)).toEqual([`https://b.test/ipfs/${cid}`, `${gateway}/ipfs/${cid}`])
  })

  it('asks the proxy alone where there is one, but for data', () => {
    const proxied = { ...hosts, mediaProxy: 'https://media.test/fetch' }
    expect(mediaSources('https://a.test/b?c=d&e', proxied, 'image', 250)).toEqual([
      'https://media.test/fetch?url=https%3A%2F%2Fa.test%2Fb%3Fc%3Dd%26e&width=250',
    ])
    expect(mediaSources(`ipfs://${cid}`, proxied, 'video')).toEqual([
      `https://media.test/fetch?url=${encodeURIComponent(`${gateway}/ipfs/${cid}`)}`,
    ])
    expect(mediaSources('data:image/png,A', proxied)).toEqual(['data:image/png,A'])
  })

  it('takes data of the asked type alone', () => {
    expect(mediaSources('data:audio/mpeg;base64,A', hosts, 'audio')).toHaveLength(1)
    expect(mediaSources('data:image/png,A', hosts, 'audio')).toEqual([])
  })
})

describe('picturesOf', () => {
  it('takes the thumbnail of the size, then the picture, then what the metadata say', () => {
    const thumbnails = {
      '60x60': 'https://a.test/60',
      '250x250': null,
      '500x500': null,
      original: 'https://a.test/all',
    }
    const instance = { image_url: 'https://a.test/full', metadata: { image: 'https://a.test/meta' }, thumbnails }
    const rest = ['https://a.test/full', 'https://a.test/meta', 'https://a.test/all']
    expect(picturesOf(instance, '60x60')).toEqual(['https://a.test/60', ...rest])
    expect(picturesOf(instance, '250x250')).toEqual(rest)
    expect(picturesOf(instance, 'original')[0]).toBe('https://a.test/all')
    const unsafe = picturesOf({ ...instance, image_url: 'javascript:1' }, '250x250')
    expect(pictureSources(unsafe, '250x250', hosts)).toEqual(rest.slice(1))
    expect(picturesOf({ image_url: null, metadata: { image: 7 }, thumbnails: null }, '250x250')).toEqual([])
    expect(picturesOf({ image_url: '', metadata: null, thumbnails: null }, '250x250')).toEqual([])
  })
})
