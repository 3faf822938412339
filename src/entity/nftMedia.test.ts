import { describe, expect, it } from 'vitest'
import { activeMediaOf, picturesOf, pictureSources } from '#/entity/nftMedia'

const hosts = { ipfsGateways: ['https://gateway.test'], arweaveGateways: [], swarmGateways: [], mediaProxy: null }
const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKB1B1'

const none = { animation_url: null, metadata: null, media_url: null, media_type: null }

it('has the media of the record or of the metadata, with its kind', () => {
  expect(activeMediaOf(none)).toBeNull()
  expect(activeMediaOf({ ...none, animation_url: ' ' })).toBeNull()
  expect(activeMediaOf({ ...none, animation_url: 'https://a.test/1.mp4?x' })?.kind).toBe('video')
  expect(activeMediaOf({ ...none, metadata: { animation_url: 'ipfs://Q/a.mp3' } })?.kind).toBe('audio')
  expect(activeMediaOf({ ...none, metadata: { animation_url: 7 } })).toBeNull()
})

it('uses the API’s media type only for the media URL', () => {
  const told = { ...none, media_url: 'https://a.test/1', media_type: 'video/mp4' }
  expect(activeMediaOf(told)?.kind).toBe('video')
  expect(activeMediaOf({ ...told, animation_url: 'https://a.test/2' })?.kind).toBe('page')
  expect(activeMediaOf({ ...told, animation_url: 'https://a.test/1' })?.kind).toBe('video')
  expect(activeMediaOf({ ...told, media_type: 'image/png' })).toBeNull()
})

describe('activeMediaOf', () => {
  it.each([
    ['https://a.test/clip.mp4', 'video'],
    ['data:video/mp4;base64,AAAA', 'video'],
    [`ipfs://${cid}/clip.webm`, 'video'],
    ['https://a.test/song.mp3', 'audio'],
    ['https://a.test/ship.glb', 'model'],
    ['data:text/html,<canvas>', 'page'],
  ] as const)('plays %s in place of an image as %s', (url, kind) => {
    for (const instance of [{ image_url: url }, { metadata: { image: url } }, { metadata: { image_data: url } }]) {
      expect(activeMediaOf(instance)).toEqual({ url, kind })
      expect(picturesOf(instance, '500x500')).toEqual([])
    }
  })

  it('plays an image that the API types as video, also by another form of its URL', () => {
    const instance = {
      image_url: `https://ipfs.io/ipfs/${cid}/1`,
      media_url: `https://ipfs.io/ipfs/${cid}/1`,
      media_type: 'video/mp4',
      metadata: { image: `ipfs://${cid}/1` },
      thumbnails: { '60x60': null, '250x250': null, '500x500': 'https://a.test/500', original: null },
    }
    expect(activeMediaOf(instance)?.kind).toBe('video')
    expect(picturesOf(instance, '500x500')).toEqual(['https://a.test/500'])
    expect(activeMediaOf({ image_url: 'https://a.test/1', media_type: 'video/mp4' })?.kind).toBe('video')
    const animated = { ...instance, media_url: 'https://a.test/2' }
    expect(picturesOf(animated, '250x250')).toEqual([instance.image_url, instance.metadata.image])
  })

  it('plays an image or animation by the word that the API has for it', () => {
    const clip = { image_url: `ipfs://${cid}/1`, image_media_type: 'video', metadata: { image: `ipfs://${cid}/1` } }
    expect(activeMediaOf(clip)).toEqual({ url: clip.image_url, kind: 'video' })
    expect(picturesOf(clip, '500x500')).toEqual([])
    const pageOf = { image_url: 'https://a.test/1', image_media_type: 'image', animation_url: 'https://a.test/2' }
    expect(activeMediaOf({ ...pageOf, animation_media_type: 'video' })?.kind).toBe('video')
    expect(activeMediaOf({ ...pageOf, animation_media_type: 'html' })?.kind).toBe('page')
    expect(picturesOf(pageOf, '500x500')).toEqual([pageOf.image_url])
    expect(activeMediaOf({ image_url: 'https://a.test/1.mp4', image_media_type: 'unknown' })?.kind).toBe('video')
  })

  it('leaves an image without a file ending an image', () => {
    expect(activeMediaOf({ image_url: 'https://a.test/1', metadata: { image: `ipfs://${cid}` } })).toBeNull()
  })
})

describe('picturesOf', () => {
  it('reads the fields that authors put an image in, image_data last', () => {
    const svg = '<svg viewBox="0 0 1 1"/>'
    expect(picturesOf({ metadata: { image_data: svg } }, '60x60')).toEqual([svg])
    expect(picturesOf({ metadata: { image_data: svg, image: 'https://a.test/1' } }, '60x60')[0]).toBe(
      'https://a.test/1',
    )
    for (const image of ['https://a.test/1', { type: 'string', description: 'https://a.test/1' }])
      expect(picturesOf({ metadata: { properties: { image } } }, '60x60')).toEqual(['https://a.test/1'])
    expect(picturesOf({ media_url: 'https://a.test/1', media_type: 'image/png' }, '60x60')).toEqual([
      'https://a.test/1',
    ])
    expect(picturesOf({ metadata: { properties: [], image_data: { a: 1 } } }, '60x60')).toEqual([])
  })

  it.each(['url', 'src', 'href', 'uri'])('reads an image that is an object with %s, or a list', (field) => {
    const [one, two] = ['https://a.test/1', 'https://a.test/2']
    const expected = (...images: unknown[]) =>
      images.map((image) => [
        picturesOf({ metadata: { image } }, '60x60'),
        picturesOf({ metadata: { image_url: image } }, '60x60'),
        picturesOf({ metadata: { properties: { image } } }, '60x60'),
      ])
    for (const found of expected({ [field]: one, width: 5 }, [{ [field]: one }], [one], [null, 7, one]).flat())
      expect(found).toEqual([one])
    for (const found of expected([{ [field]: one }, two], [one, [], { alt: 'x' }, two]).flat())
      expect(found).toEqual([one, two])
    expect(picturesOf({ metadata: { image: [{}, { [field]: 7 }, null] } }, '60x60')).toEqual([])
  })

  it('has the thumbnail of the size, then the image, then the metadata’s images', () => {
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
