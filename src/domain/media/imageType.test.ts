import { expect, it } from 'vitest'
import { imageTypeByUrl, isSvgType } from '#/domain/media/imageType'

it.each([
  ['https://a.test/7.svg', 'svg'],
  ['https://a.test/7.SVG#top', 'svg'],
  ['https://a.test/7.svg?v=1.png', 'svg'],
  ['https://a.test/render?id=7&format=svg', 'svg'],
  ['https://proxy.test/get?url=https%3A%2F%2Fa.test%2F7.svg&width=60', 'svg'],
  ['data:image/svg+xml;base64,PHN2Zy8+', 'svg'],
  ['data:image/png;base64,AAAA', 'raster'],
  ['https://a.test/7.png?size=60', 'raster'],
  ['https://ipfs.test/ipfs/Qm/?filename=7.webp', 'raster'],
  ['https://ipfs.test/ipfs/Qm/7', 'unknown'],
  ['https://svg.test/image', 'unknown'],
])('%s: %s by its URL', (url, type) => expect(imageTypeByUrl(url)).toBe(type))

it('knows the type of SVG with parameters', () => {
  expect(isSvgType('image/svg+xml; charset=utf-8')).toBe(true)
  expect(isSvgType('image/png')).toBe(false)
  expect(isSvgType(null)).toBe(false)
})
