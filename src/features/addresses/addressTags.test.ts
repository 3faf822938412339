import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LabeledAddress, MetadataTagRecord } from '#/domain/addresses/address'
import { notesOf, tagsOf } from './addressTags'
import { contrast, LEAST_CONTRAST, readColor } from '#/domain/text/color'

const none: LabeledAddress = { metadata: null, public_tags: null, private_tags: null, watchlist_names: null }
const tag = (known: Partial<MetadataTagRecord>): MetadataTagRecord => ({
  name: 'Router',
  tagType: 'generic',
  ordinal: 0,
  meta: {},
  ...known,
})
const tagged = (...tags: MetadataTagRecord[]): LabeledAddress => ({ ...none, metadata: { tags } })
const named = (name: string) => ({ display_name: name, label: name.toLowerCase() })

describe('tagsOf', () => {
  test('lists private tags first, then by ordinal, then public ones', () => {
    const address = {
      metadata: {
        tags: [tag({ name: 'Low' }), tag({ name: 'High', ordinal: 10 }), tag({ name: 'None', ordinal: null })],
      },
      public_tags: [named('Public')],
      private_tags: [named('Mine')],
      watchlist_names: [named('Watched')],
    }
    expect(tagsOf(address).map(({ text }) => text)).toEqual(['Mine', 'Watched', 'High', 'Low', 'None', 'Public'])
  })

  test('lists each tag once, and private tags always', () => {
    const address = {
      ...tagged(tag({}), tag({ name: 'router' })),
      private_tags: [named('Router')],
      public_tags: [named('ROUTER')],
    }
    expect(tagsOf(address).map(({ text, source }) => [text, source])).toEqual([
      ['Router', 'private'],
      ['Router', 'metadata'],
    ])
  })

  test('falls back to a label, and leaves out what has no text', () => {
    const address = {
      ...none,
      public_tags: [
        { display_name: '', label: 'plain' },
        { display_name: null, label: null },
      ],
    }
    expect(tagsOf(address).map(({ text }) => text)).toEqual(['plain'])
    expect(tagsOf(tagged(tag({ name: null }), tag({ name: '  ' })))).toEqual([])
  })

  test('has the author’s colors if they are readable', () => {
    const [pink] = tagsOf(tagged(tag({ meta: { bgColor: '#FED7D7', textColor: '#822727' } })))
    expect(pink?.colors).toEqual({ background: '#fed7d7', ink: '#822727' })
  })

  test('makes unreadable colors readable', () => {
    const [same] = tagsOf(tagged(tag({ meta: { bgColor: '#8465CB', textColor: '#8465CB' } })))
    expect(same?.colors).toEqual({ background: '#8465cb', ink: '#000000' })
  })

  test.each([
    ['only a text color', { textColor: '#C163D4' }],
    ['a style in disguise', { bgColor: '#fff;position:fixed' }],
    ['a resource', { bgColor: 'url(https://tracker.example/x)' }],
    ['a key that every object has', JSON.parse('{"__proto__":{"bgColor":"#ffffff"}}') as Record<string, unknown>],
    ['an array', { bgColor: ['#ffffff'] }],
    ['nothing', null],
  ])('has no color for %s', (_, meta) => {
    expect(tagsOf(tagged(tag({ meta })))[0]?.colors).toBeNull()
  })

  test('explains a tag in its author’s words, also under keys that end in a space', () => {
    const meta = { 'tooltipTitle ': 'Uniswap', tooltipDescription: 'Trades.', tooltipUrl: 'javascript:alert(1)' }
    expect(tagsOf(tagged(tag({ meta })))[0]?.about).toBe('Uniswap: Trades.')
    expect(tagsOf(tagged(tag({ meta: { tooltipDescription: { text: 'no' } } })))[0]?.about).toBeNull()
  })

  test('never throws, and every pair of colors can be read', () => {
    const meta = fc.dictionary(
      fc.constantFrom('bgColor', 'textColor', 'tooltipTitle', 'tooltipDescription ', 'data'),
      fc.oneof(fc.jsonValue(), fc.stringMatching(/^#[0-9a-f]{6}$/)),
    )
    fc.assert(
      fc.property(meta, fc.string(), (some, name) => {
        for (const { colors } of tagsOf(tagged(tag({ name, meta: some })))) {
          const [background, ink] = [readColor(colors?.background), readColor(colors?.ink)]
          if (background && ink) expect(contrast(background, ink)).toBeGreaterThanOrEqual(LEAST_CONTRAST)
          else expect(colors).toBeNull()
        }
      }),
    )
  })
})

describe('notesOf', () => {
  const note = (meta: Record<string, unknown>, name = 'note_0') => tagged(tag({ tagType: 'note', name, meta }))

  test('are sentences and no tags', () => {
    const address = note({ data: 'In use since 2020.', alertStatus: 'info' })
    expect(notesOf(address)).toEqual([{ text: 'In use since 2020.', warning: false }])
    expect(tagsOf(address)).toEqual([])
  })

  test.each([
    ['by their status', { data: 'Take care.', alertStatus: 'warning' }],
    ['by their words', { data: 'Used in a Phishing scam.', alertStatus: 'info' }],
    ['without a status', { data: 'Take care.' }],
  ])('warn %s', (_, meta) => {
    expect(notesOf(note(meta))[0]?.warning).toBe(true)
  })

  test('are listed once each', () => {
    const tags = note({ data: 'Take care.' }).metadata?.tags ?? []
    expect(notesOf({ metadata: { tags: [...tags, ...tags] } })).toHaveLength(1)
  })

  test('fall back to the tag name', () => {
    expect(notesOf(note({ data: 7 }, 'Reported'))).toEqual([{ text: 'Reported', warning: true }])
  })
})
