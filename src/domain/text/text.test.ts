import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { inspectText, latinLookAlike, plainText } from './text'

const clean = (text: string) => ({ segments: [{ text }], warnings: [], clamped: false, resembles: null })

test.each([
  'ETH',
  'Wrapped Ether v2!',
  '以太坊',
  'USDT泰达币',
  'ビットコインBTC',
  '이더리움ETH',
  'ETHは良い',
  'ريال',
  'می\u200cخواهم',
  'Δραχμή',
  'Рубль',
  'Мой рубль',
  'токен СБП',
  'Он и сахар',
  'Доллар и ухо',
  'Հայաստան',
  'ᏣᎳᎩ',
  'ความสุข',
  'क्\u200dष',
  'Café Ñandú Øre',
  'Cafe\u0301',
  'm² H₂O 1º 2ª',
  '🚀',
  '👩‍🚀👩🏽‍🚀',
  '❤️ ©️ ☎︎',
  '🏳️‍🌈',
  '1️⃣#️⃣',
  '🇺🇸',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '$PEPE™ 100%',
  'Ξ',
  'USDT-рубль',
  '東京\u3000大阪',
  'prix\u202f10\u00a0€',
  'ᐃᓄᒃᑎᑐᑦ',
  'ᑕᐯ',
  'Final Ⅳ',
  '🅱️eta',
  'हिन्दी',
  'भारत कॉइन',
  'ภาษาไทย',
  'ქართული',
  'Tiền Việt',
  'שקל',
])('%s is not accused', (text) => {
  expect(inspectText(text)).toEqual(clean(text))
})

test.each([
  ['E\u17b5T\u17b5H', ['hidden-characters'], 'E⟨U+17B5⟩T⟨U+17B5⟩H', null],
  ['USD\u202eC', ['direction-control'], 'USD⟨U+202E⟩C', null],
  ['\u2066x\u2069\u200b', ['direction-control', 'hidden-characters'], '⟨U+2066⟩x⟨U+2069⟩⟨U+200B⟩', null],
  ['US\u200dDC', ['hidden-characters'], 'US⟨U+200D⟩DC', null],
  ['A\ufe0f', ['hidden-characters'], 'A⟨U+FE0F⟩', null],
  ['🚀\ufe0f\ufe01\u{e0101}', ['hidden-characters'], '🚀\ufe0f⟨U+FE01⟩⟨U+E0101⟩', null],
  ['🚀\u200d', ['hidden-characters'], '🚀⟨U+200D⟩', null],
  ['x\u{e0041}', ['hidden-characters'], 'x⟨U+E0041⟩', null],
  ['a\u00adb\u0000\u001b\u0085\n', ['hidden-characters'], 'a⟨U+00AD⟩b⟨U+0000⟩⟨U+001B⟩⟨U+0085⟩⟨U+000A⟩', null],
  ['\ud800x', ['hidden-characters'], '⟨U+D800⟩x', null],
  ['\u3164', ['hidden-characters'], '⟨U+3164⟩', null],
  [`e${'\u0301'.repeat(6)}`, ['hidden-characters'], `e${'\u0301'.repeat(4)}⟨U+0301⟩⟨U+0301⟩`, null],
  ['ЕТН', ['look-alike'], 'ЕТН', 'ETH'],
  ['Е\u200bТН', ['hidden-characters', 'look-alike'], 'Е⟨U+200B⟩ТН', 'ETH'],
  ['МАТІС', ['look-alike'], 'МАТІС', 'MATIC'],
  ['ΕΤΗ', ['look-alike'], 'ΕΤΗ', 'ETH'],
  ['ՕՏ', ['look-alike'], 'ՕՏ', 'OS'],
  ['ᎬᎢᎻ', ['look-alike'], 'ᎬᎢᎻ', 'ETH'],
  ['ꓴꓢꓓꓚ', ['look-alike'], 'ꓴꓢꓓꓚ', 'USDC'],
  ['сосо', ['look-alike'], 'сосо', 'coco'],
  ['ＥＴＨ', ['look-alike'], 'ＥＴＨ', 'ETH'],
  ['ⓊⓈⒹⓉ', ['look-alike'], 'ⓊⓈⒹⓉ', 'USDT'],
  ['🅄🅂🄳🅃', ['look-alike'], '🅄🅂🄳🅃', 'USDT'],
  ['ᴜsᴅᴛ', ['look-alike'], 'ᴜsᴅᴛ', 'UsDT'],
  ['ꜱHIB', ['look-alike'], 'ꜱHIB', 'SHIB'],
  ['𝐔𝐒𝐃𝐂', ['look-alike'], '𝐔𝐒𝐃𝐂', 'USDC'],
  ['🆄🆂🅳🆃', ['look-alike'], '🆄🆂🅳🆃', 'USDT'],
  ['🅤🅢DT', ['look-alike'], '🅤🅢DT', 'USDT'],
  ['ᑌSᗪT', ['mixed-script'], 'ᑌSᗪT', 'USDT'],
  ['ᑌᔕᗪᑕ', ['look-alike'], 'ᑌᔕᗪᑕ', 'USDC'],
  ['ⲈTH', ['mixed-script'], 'ⲈTH', null],
  ['ɡoogle', ['look-alike'], 'ɡoogle', 'google'],
  ['USDT\u00a0', ['hidden-characters'], 'USDT⟨U+00A0⟩', null],
  ['\u2003USDT', ['hidden-characters'], '⟨U+2003⟩USDT', null],
  ['US \u2003DT', ['hidden-characters'], 'US ⟨U+2003⟩DT', null],
  ['  ', ['hidden-characters'], '⟨U+0020⟩⟨U+0020⟩', null],
  ['Токен ЕТН', ['look-alike'], 'Токен ЕТН', 'ETH'],
  ['UՍDT', ['mixed-script'], 'UՍDT', 'UUDT'],
  ['ՍSDC', ['mixed-script'], 'ՍSDC', 'USDC'],
  ['USDС', ['mixed-script'], 'USDС', 'USDC'],
  ['ΕТН', ['mixed-script'], 'ΕТН', 'ETH'],
  ['Bitжoin', ['mixed-script'], 'Bitжoin', null],
  ['Ether Еther', ['mixed-script'], 'Ether Еther', 'Ether'],
])('%j is marked', (text, warnings, plain, resembles) => {
  const inspected = inspectText(text)
  expect(inspected.warnings).toEqual(warnings)
  expect(plainText(text, 200)).toBe(plain)
  expect(inspected.resembles).toBe(resembles)
})

test.each([
  ['\u202e', 'right-to-left override'],
  ['\u2066', 'direction control'],
  ['\u200b', 'zero-width space'],
  ['\u17b4', 'invisible vowel'],
  ['\ufe0f', 'variation selector'],
  ['\u{e0101}', 'variation selector'],
  ['\u{e0041}', 'tag character'],
  ['\u0007', 'control character'],
  ['\u2029', 'line break'],
  ['\udc00', 'broken character'],
  ['\u034f', 'invisible character'],
])('%j is named', (character, label) => {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  expect(inspectText(character).segments).toEqual([{ hidden: `U+${code}`, name: label }])
})

test('line breaks stay in a description', () => {
  expect(inspectText('é\n\tü', { multiline: true })).toEqual(clean('é\n\tü'))
  expect(inspectText('a\n\u0000', { multiline: true }).warnings).toEqual(['hidden-characters'])
  expect(inspectText('a\nb').warnings).toEqual(['hidden-characters'])
})

test('a long text is cut between characters and says so', () => {
  expect(inspectText('x'.repeat(201))).toMatchObject({ segments: [{ text: 'x'.repeat(200) }], clamped: true })
  expect(inspectText('ab🚀', { maxLength: 3 })).toEqual({ ...clean('ab'), clamped: true })
  expect(inspectText('👩‍🚀', { maxLength: 3 })).toEqual({ ...clean('👩'), clamped: true })
  expect(plainText('abcd', 2)).toBe('ab…')
  expect(inspectText('')).toEqual({ segments: [], warnings: [], clamped: false, resembles: null })
})

test('no text throws, nothing is lost, and nothing that may be shown reorders or hides', () => {
  const nasty = fc.constantFrom(
    '\u202e',
    '\u200d',
    '\ufe0f',
    '\u17b5',
    '🚀',
    '🏽',
    'Е',
    'E',
    '\u0301',
    '\ud83d',
    '1',
    '\u20e3',
    'ک',
    '\u200c',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(nasty).map((parts) => parts.join('')),
      ),
      (text) => {
        const { segments, clamped } = inspectText(text, { maxLength: 10_000 })
        const whole = segments.map((segment) =>
          'text' in segment ? segment.text : String.fromCodePoint(parseInt(segment.hidden.slice(2), 16)),
        )
        expect(whole.join('')).toBe(text)
        expect(clamped).toBe(false)
        for (const segment of segments) {
          if ('text' in segment)
            expect(segment.text).not.toMatch(
              /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u17b4\u17b5]/u,
            )
        }
      },
    ),
  )
})

test('each imitating letter is paired with one Latin letter', () => {
  for (const letter of 'АОΑοՍօᎬꓴ') expect(latinLookAlike(letter)).toMatch(/^[A-Za-z]$/)
  for (const letter of 'AaЖжΔδ') expect(latinLookAlike(letter)).toBeUndefined()
})
