import { assert, dictionary, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_LABEL, readLabels, saveImport, writeLabels } from '#/data/labels/labelFile'
import { labels } from '#/data/labels/labels'
import { MAX_WATCHED, watches } from '#/data/watch/watches'
import { EVERYTHING } from '#/data/watch/watchRule'

const a = `0x${'a'.repeat(40)}`
const b = `0x${'B'.repeat(40)}`
const c = `0x${'c'.repeat(40)}`

test('reading a file lists added, changed and equal labels, and changes nothing', () => {
  const here = { [a]: 'Alice', [b.toLowerCase()]: 'Bob' }
  const file = JSON.stringify({ labels: { [a]: 'Alice', [b]: 'Robert', [c]: ' Carol ' } })
  expect(readLabels(file, here)).toEqual({
    added: { [c]: 'Carol' },
    different: { [b.toLowerCase()]: 'Robert' },
    same: 1,
    watches: {},
    problems: [],
  })
})

test('invalid entries are listed, and the others read', () => {
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

test('a label named like a property of objects is read', () => {
  expect(readLabels('{"__proto__":"x","constructor":"y"}', {})).toMatchObject({ added: {}, same: 0 })
})

test('an exported file is read again', () => {
  const hash = stringMatching(/^[\da-f]{40}$/).map((digits) => `0x${digits}`)
  const label = string({ minLength: 1, maxLength: LONGEST_LABEL, unit: 'grapheme' })
    .map((text) => text.trim().slice(0, LONGEST_LABEL).trim())
    .filter((text) => text !== '')
  assert(
    property(dictionary(hash, label), (all) => {
      const plain = { ...all }
      expect(readLabels(writeLabels(plain), {})).toEqual({
        added: plain,
        different: {},
        same: 0,
        watches: {},
        problems: [],
      })
    }),
  )
})

test('a file has the rules of watched addresses, read for addresses with a label', () => {
  const rule = { ...EVERYTHING, above: '1.5' }
  const file = writeLabels({ [a]: 'Alice' }, { [a]: rule })
  expect(readLabels(file, {})).toMatchObject({ added: { [a]: 'Alice' }, watches: { [a]: rule }, problems: [] })
  expect(readLabels(file, { [a]: 'Alice' }, { [a]: rule })).toMatchObject({ same: 1, watches: {} })
  const odd = {
    [a]: { ...rule, above: '-1' },
    [b]: rule,
    nonsense: rule,
    [c]: { ...rule, in: false, out: false, approvals: false },
  }
  const read = readLabels(JSON.stringify({ labels: { [a]: 'Alice' }, watches: odd }), {})
  expect(read?.watches).toEqual({})
  expect(read?.problems.map(({ why }) => why)).toEqual([
    'has a rule for its watch that cannot be read',
    'is watched, but has no label',
    'is not an address: 0x and 40 hex digits',
    'has a rule for its watch that cannot be read',
  ])
  expect(readLabels('{"labels":{},"watches":[]}', {})?.problems).toHaveLength(1)
})

test('a file cannot exceed the limit of watched addresses', () => {
  const hashes = Array.from({ length: MAX_WATCHED + 1 }, (_, index) => `0x${String(index).padStart(40, '0')}`)
  const file = writeLabels(
    Object.fromEntries(hashes.map((hash) => [hash, 'x'])),
    Object.fromEntries(hashes.map((hash) => [hash, EVERYTHING])),
  )
  const read = readLabels(file, {})
  expect(Object.keys(read?.watches ?? {})).toHaveLength(MAX_WATCHED)
  expect(read?.problems).toMatchObject([{ entry: hashes.at(-1) }])
})

test('an import replaces rules only if it replaces labels', () => {
  const mine = { ...EVERYTHING, above: '1' }
  labels.set({ [a]: 'Alice' })
  watches.set({ [a]: mine })
  const read = readLabels(
    writeLabels({ [a]: 'Alice', [c]: 'Carol' }, { [a]: EVERYTHING, [c]: EVERYTHING }),
    labels.get(),
    watches.get(),
  )
  if (!read) throw new Error('The file was not read')
  saveImport(read.added, read, false)
  expect(watches.get()).toEqual({ [a]: mine, [c]: EVERYTHING })
  saveImport({}, read, true)
  expect(watches.get()).toEqual({ [a]: EVERYTHING, [c]: EVERYTHING })
})
