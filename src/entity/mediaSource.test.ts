import { describe, expect, it } from 'vitest'
import { pictureOf, safeImageSource } from '#/entity/mediaSource'

const gateway = 'https://gateway.test'
const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

describe('safeImageSource', () => {
  it.each([
    ['https://a.test/b.png', 'https://a.test/b.png'],
    [' HTTP://a.test/b c.png ', 'http://a.test/b%20c.png'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['data:image/svg+xml,<svg/>', 'data:image/svg+xml,<svg/>'],
    [`ipfs://${cid}`, `${gateway}/ipfs/${cid}`],
    [`ipfs://ipfs/${cid}/1.png`, `${gateway}/ipfs/${cid}/1.png`],
    [`ipfs://${cid}/a b/#7%20x.png`, `${gateway}/ipfs/${cid}/a%20b/%237%20x.png`],
  ])('shows %s', (text, source) => {
    expect(safeImageSource(text, gateway)).toBe(source)
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
  ])('refuses %j', (text) => {
    expect(safeImageSource(text, gateway)).toBeNull()
  })

  it('never leaves the content id on the gateway', () => {
    for (const path of ['/../../x', '/%2e%2e/x', '/..%2f..%2fx', '/a/./../x']) {
      const source = safeImageSource(`ipfs://${cid}${path}`, gateway)
      expect(new URL(source ?? '').pathname.startsWith(`/ipfs/${cid}/`)).toBe(true)
    }
  })

  it('has no source for ipfs without a gateway', () => {
    expect(safeImageSource(`ipfs://${cid}`, undefined)).toBeNull()
  })
})

describe('pictureOf', () => {
  it('takes the thumbnail of the size, then the picture, then what the metadata say', () => {
    const thumbnails = {
      '60x60': 'https://a.test/60',
      '250x250': null,
      '500x500': null,
      original: 'https://a.test/all',
    }
    const instance = { image_url: 'https://a.test/full', metadata: { image: 'https://a.test/meta' }, thumbnails }
    expect(pictureOf(instance, '60x60')).toBe('https://a.test/60')
    expect(pictureOf(instance, '250x250')).toBe('https://a.test/full')
    expect(pictureOf({ ...instance, image_url: 'javascript:1' }, '250x250')).toBe('https://a.test/meta')
    expect(pictureOf({ image_url: null, metadata: { image: 7 }, thumbnails }, '250x250')).toBe('https://a.test/all')
    expect(pictureOf({ image_url: '', metadata: null, thumbnails: null }, '250x250')).toBeNull()
  })
})
