import { DESTINATIONS } from './destinations'
import { expect, test } from 'vitest'
import { createKeyReader } from '#/shell/Shortcuts'

test('G and a letter lead to a place, each letter to one', () => {
  for (const destination of DESTINATIONS) {
    const read = createKeyReader()
    expect(read('g', 0)).toBeNull()
    expect(read(destination.key, 1400)).toEqual({ kind: 'go', destination })
  }
  expect(new Set(DESTINATIONS.map(({ key }) => key)).size).toBe(DESTINATIONS.length)
})

test('a G that was long ago, and one before a letter without a place, are forgotten', () => {
  const read = createKeyReader()
  read('g', 0)
  expect(read('t', 1600)).toBeNull()
  read('g', 2000)
  expect(read('z', 2100)).toBeNull()
  expect(read('t', 2200)).toBeNull()
  expect(read('?', 2300)).toEqual({ kind: 'list' })
})
