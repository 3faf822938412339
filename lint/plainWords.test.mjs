import { expect, it } from 'vitest'
import { takesTitle, wrongWordsIn } from './plainWords.mjs'

const words = (text) => wrongWordsIn(text).map(({ word }) => word)

it.each([
  ['Looked at anew once the server is asked', ['anew', 'is asked']],
  ['The server knows no transaction of this address.', ['server knows']],
  ['Shown at once, beside the picture', ['at once', 'picture', 'beside']],
  ['What was chosen is kept on this device alone', ['is kept', 'alone', 'What was chosen']],
  ['Whoever reads this nobody tells', ['tells', 'nobody', 'Whoever']],
  ['of next to nothing, worth 3 dollars in all.', ['worth', 'in all']],
  ['The reader\n  given up on, which learns your network\n  address', ['given up', 'network address', 'The reader']],
  ['reorganisation of colours', ['colours', 'reorganisation']],
])('reports the words of “%s” that have a plainer one', (text, expected) => {
  expect(new Set(words(text))).toEqual(new Set(expected))
})

it.each([
  'Loading transfers… 120 so far',
  'Net worth stands for the sum; a stand-in is not worth testing',
  'All rows at once: the screen reader leaves them alone',
  'Asks before an external link is opened; in all browsers',
  'Keeps the focus on the row',
  'Besides, 120 are alphabetical',
])('accepts “%s”', (text) => expect(words(text)).toEqual([]))

it('says what to write instead', () => {
  expect(wrongWordsIn('anew')).toEqual([{ word: 'anew', instead: 'again' }])
})

it.each([
  'it',
  'test.describe',
  'test.step',
  'it.each([[1], [2]])',
  'test.each<[count: number]>([\n  [1],\n])',
  'describe.each(LISTS)',
])('reads the title of a test by %s', (callee) => expect(takesTitle(callee)).toBe(true))

it.each(['expect', 'test.use', 'iterate', 'page.test'])('reads no title of %s', (callee) => {
  expect(takesTitle(callee)).toBe(false)
})
