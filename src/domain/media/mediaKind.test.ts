import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlOfData, mediaKind } from '#/domain/media/mediaKind'

const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKB1B1'

it.each([
  ['https://a.test/x.GIF?size=1', null, 'image'],
  ['https://a.test/x.mp4#t=1', null, 'video'],
  ['https://a.test/x.flac', null, 'audio'],
  ['https://a.test/x.glb', null, 'model'],
  ['https://a.test/x.html', null, 'page'],
  ['https://a.test/1', null, 'page'],
  ['https://a.test/1', 'video/mp4', 'video'],
  ['https://a.test/1', 'text/html', 'page'],
  ['data:audio/mpeg;base64,AAAA', null, 'audio'],
  ['data:text/html,<p>x.png', null, 'page'],
  ['\n data:video/mp4;base64,AAAA', null, 'video'],
  [' <svg viewBox="0 0 1 1"/>', null, 'image'],
  ['<p>x.mp4', null, 'page'],
  [`ipfs://${cid}/#7 a?.mp4`, null, 'video'],
  [`ipfs://${cid}/1.mp4?ext=a`, null, 'video'],
  [`ipfs://${cid}?filename=1.MP4#t=1`, null, 'video'],
  [`/ipfs/${cid}/a.webm`, null, 'video'],
] as const)('%s of type %s is of kind %s', (address, type, kind) => {
  expect(mediaKind(address, type)).toBe(kind)
})

describe('the page in a data: address', () => {
  it('is read in any encoding', () => {
    assert(
      property(string({ unit: 'grapheme' }), (html) => {
        const base64 = Buffer.from(html).toString('base64')
        expect(htmlOfData(`data:text/html,${encodeURIComponent(html)}`)).toBe(html)
        expect(htmlOfData(` DATA:text/HTML;charset=utf-8;base64,${base64}\n`)).toBe(html)
        expect(htmlOfData(`data:text/html;base64,${encodeURIComponent(base64)}`)).toBe(html)
      }),
    )
  })

  it('is read leniently if it is not encoded properly', () => {
    expect(htmlOfData('data:text/html,<p style="width:100%;color:#fff">50%</p>')).toBe(
      '<p style="width:100%;color:#fff">50%</p>',
    )
    expect(htmlOfData('data:text/html;charset=none,a')).toBe('a')
    expect(htmlOfData('data:text/html;charset=iso-8859-1,%E4')).toBe('ä')
    expect(htmlOfData('data:text/html;base64,*')).toBeNull()
  })

  it('is null for a URL of another type', () => {
    for (const other of [
      'data:,a',
      'data:text/plain,a',
      'data:text/htmlx,a',
      'data:image/svg+xml,<svg/>',
      'https://a.test',
    ])
      expect(htmlOfData(other)).toBeNull()
  })
})
