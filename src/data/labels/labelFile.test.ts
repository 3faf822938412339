import { assert, dictionary, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_LABEL, readLabels, writeLabels } from '#/data/labels/labelFile'

const a = `0x${'a'.repeat(40)}`
const b = `0x${'B'.repeat(40)}`
const c = `0x${'c'.repeat(40)}`

test('a file tells what it would add, change and leave, and changes nothing', () => {
  const here = { [a]: 'Alice', [b.toLowerCase()]: 'Bob' }
  const file = JSON.stringify({ labels: { [a]: 'Alice', [b]: 'Robert', [c]: ' Carol ' } })
  expect(readLabels(file, here)).toEqual({
    added: { [c]: 'Carol' },
    different: { [b.toLowerCase()]: 'Robert' },
    same: 1,
    problems: [],
  })
})

test('what is wrong is told entry by entry, and the others are read', () => {
  const file = JSON.stringify({
    nonsense: 'x',
    [a]: 7,
    [b]: '  ',
    [b.toLowerCase()]: 'Bob',
    [b.replace('B', 'b')]: 'Bobby',
    [c]: 'x'.repeat(LONGEST_LABEL + 1),
  })
  const read = readLabels(file, {})
  expect(read?.added).toEqual({ [b.toLowerCase()]: 'Bob' })
  expect(read?.problems.map(({ why }) => why)).toEqual([
    'is not an address: 0x and 40 hex digits',
    'has a label that is not a text',
    'has an empty label',
    'is listed twice',
    `has a label of more than ${LONGEST_LABEL} characters`,
  ])
})

test.each(['', '{', '7', 'null', '[]', '{"labels":[]}', '{"labels":null}'])('%s is no file of labels', (text) => {
  expect(readLabels(text, {})).toBeNull()
})

test('no name of an address is one of an object’s own', () => {
  expect(readLabels('{"__proto__":"x","constructor":"y"}', {})).toMatchObject({ added: {}, same: 0 })
})

test('what is written is read again', () => {
  const hash = stringMatching(/^[\da-f]{40}$/).map((digits) => `0x${digits}`)
  const label = string({ minLength: 1, maxLength: LONGEST_LABEL, unit: 'grapheme' })
    .map((text) => text.trim().slice(0, LONGEST_LABEL).trim())
    .filter((text) => text !== '')
  assert(
    property(dictionary(hash, label), (all) => {
      const plain = { ...all }
      expect(readLabels(writeLabels(plain), {})).toEqual({ added: plain, different: {}, same: 0, problems: [] })
    }),
  )
})
