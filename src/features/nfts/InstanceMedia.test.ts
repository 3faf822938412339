import { expect, it } from 'vitest'
import { activeMediaOf } from '#/features/nfts/InstanceMedia'

const none = { animation_url: null, metadata: null, media_url: null, media_type: null }

it('is what the record or the metadata name, by its kind', () => {
  expect(activeMediaOf(none)).toBeNull()
  expect(activeMediaOf({ ...none, animation_url: ' ' })).toBeNull()
  expect(activeMediaOf({ ...none, animation_url: 'https://a.test/1.mp4?x' })?.kind).toBe('video')
  expect(activeMediaOf({ ...none, metadata: { animation_url: 'ipfs://Q/a.mp3' } })?.kind).toBe('audio')
  expect(activeMediaOf({ ...none, metadata: { animation_url: 7 } })).toBeNull()
})

it('takes the type that a server told of its own address alone', () => {
  const told = { ...none, media_url: 'https://a.test/1', media_type: 'video/mp4' }
  expect(activeMediaOf(told)?.kind).toBe('video')
  expect(activeMediaOf({ ...told, animation_url: 'https://a.test/2' })?.kind).toBe('page')
  expect(activeMediaOf({ ...told, animation_url: 'https://a.test/1' })?.kind).toBe('video')
  expect(activeMediaOf({ ...told, media_type: 'image/png' })).toBeNull()
})
