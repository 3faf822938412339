import { anything, assert, property } from 'fast-check'
import { expect, it } from 'vitest'
import { readMediumSize, readModelWord } from '#/domain/media/frameWords'

it('reads the known states of a 3D model from its frame', () => {
  const words = [
    { state: 'reading' },
    { state: 'shown' },
    { state: 'fetching', received: 7 },
    { state: 'too large', size: null },
    { state: 'failed', why: 'extensions', detail: 'x' },
  ]
  for (const word of words) expect(readModelWord(word)).toEqual(word)
  expect(readModelWord({ state: 'too large', size: '9' })).toEqual({ state: 'too large', size: null })
  expect(readModelWord({ state: 'failed', why: 'refused', detail: { toString: 0 } })).toEqual({
    state: 'failed',
    why: 'refused',
  })
  for (const none of [null, 'shown', { state: 'fetching', received: -1 }, { state: 'failed', why: '__proto__' }])
    expect(readModelWord(none)).toBeNull()
  assert(
    property(anything(), (said) => {
      expect(() => readModelWord(said)).not.toThrow()
    }),
  )
})

it('reads size and type of media from a host’s response', () => {
  expect(readMediumSize({ bytes: '200', type: 'video/mp4' })).toEqual({ bytes: 200, type: 'video/mp4' })
  const nothing = { bytes: null, type: null }
  for (const none of [{}, null, { bytes: '-1', type: 7 }, { bytes: '1e99' }, { bytes: 5 }])
    expect(readMediumSize(none)).toEqual(nothing)
})
