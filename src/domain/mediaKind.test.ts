import { expect, it } from 'vitest'
import { mediaKind } from './mediaKind'

it.each([
  ['https://a.test/x.GIF?size=1', null, 'image'],
  ['ipfs://Qm/x.mp4#t=1', null, 'video'],
  ['https://a.test/x.flac', null, 'audio'],
  ['https://a.test/x.glb', null, 'model'],
  ['https://a.test/x.html', null, 'page'],
  ['https://a.test/1', null, 'page'],
  ['https://a.test/1', 'video/mp4', 'video'],
  ['https://a.test/1', 'text/html', 'page'],
  ['data:audio/mpeg;base64,AAAA', null, 'audio'],
  ['data:text/html,<p>x.png', null, 'page'],
] as const)('%s of type %s is of kind %s', (address, type, kind) => {
  expect(mediaKind(address, type)).toBe(kind)
})
