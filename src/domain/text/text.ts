/** Why a text written by others deserves a mark. */
export type TextWarning = 'hidden-characters' | 'direction-control' | 'mixed-script' | 'look-alike'

/** A run of text to show as it is, or one invisible character by its code point ("U+202E") and a short English name. */
export type TextSegment = { readonly text: string } | { readonly hidden: string; readonly name: string }

/** A hostile text made safe to show: its segments, each warning once, whether its end was cut off, and the Latin text that it imitates. */
export type InspectedText = {
  readonly segments: readonly TextSegment[]
  readonly warnings: readonly TextWarning[]
  readonly clamped: boolean
  readonly resembles: string | null
}

/** How much is shown, in UTF-16 units (200 by default), and whether line breaks and tabs may stay, as in a description. */
export type InspectOptions = { readonly maxLength?: number | undefined; readonly multiline?: boolean | undefined }

const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

// Whole emoji, and joiners where Arabic and Indic spelling needs them, are text; every other invisible character is not.
const EMOJI =
  '\\u{1F3F4}\\u{E0067}\\u{E0062}[\\u{E0061}-\\u{E007A}]{3}\\u{E007F}' +
  '|\\p{ExtPict}[\\uFE0E\\uFE0F]?\\p{EMod}?(?:\\u200D\\p{ExtPict}\\uFE0F?\\p{EMod}?)*' +
  '|[\\d#*]\\uFE0F\\u20E3'
const JOINER =
  '(?<=\\p{sc=Arab})[\\u200C\\u200D](?=\\p{sc=Arab})' +
  '|(?<=[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA])[\\u200C\\u200D](?=\\p{L})'
// Between words, one visible space at a time is fine.
const SPACE = '(?! )(?:(?<=^|\\p{Zs})\\p{Zs}|\\p{Zs}(?=\\p{Zs}|$))'
const HIDDEN = `[\\p{DI}\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\uFFF9-\\uFFFB\\u2800]|(?<=[\\p{Mn}\\p{Me}]{4})[\\p{Mn}\\p{Me}]|${SPACE}`

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\u202e/, 'right-to-left override'],
  [/\u202d/, 'left-to-right override'],
  [DIRECTION, 'direction control'],
  [/[\u200b\u2060\ufeff]/, 'zero-width space'],
  [/[\u200c\u200d]/, 'zero-width joiner'],
  [/\u00ad/, 'soft hyphen'],
  [/[\u17b4\u17b5]/, 'invisible vowel'],
  [/[\u115f\u1160\u2800\u3164\uffa0]/, 'blank letter'],
  [/\p{VS}/u, 'variation selector'],
  [/[\u{e0000}-\u{e007f}]/u, 'tag character'],
  [/[\n\r\p{Zl}\p{Zp}]/u, 'line break'],
  [/\p{Cc}/u, 'control character'],
  [/\p{Cs}/u, 'broken character'],
  [/(?!\p{DI})[\p{Mn}\p{Me}]/u, 'stacked mark'],
  [/\p{Zs}/u, 'space'],
]

function nameHidden(character: string): TextSegment {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return { hidden: `U+${code}`, name: NAMES.find(([pattern]) => pattern.test(character))?.[1] ?? 'invisible character' }
}

const SCRIPTS = ['Cyrl', 'Grek', 'Armn', 'Cher', 'Lisu', 'Copt', 'Cans'].map((script) => `\\p{sc=${script}}`)
const OTHERS = SCRIPTS.join('')
/** Letters in circles and squares. */
const FRAMED = '\\u24b6-\\u24e9\\u{1f130}-\\u{1f189}'

/** What finds hidden characters and imitated letters. */
const makePatterns = () => ({
  token: new RegExp(`${EMOJI}|${JOINER}|(?<hidden>${HIDDEN})`, 'gu'),
  imitable: ['\\p{sc=Latn}', ...SCRIPTS].map((script) => new RegExp(script, 'u')),
  other: new RegExp(`[${OTHERS}]`, 'u'),
  // Small capitals are Latin themselves, and no form of the letters that they look like.
  looksLatin: new RegExp(`[${OTHERS}ɑɡᴀ-ᴢʙɢʜɪʟɴʀʏꜰꜱ\\u{1f150}-\\u{1f189}]`, 'gu'),
  word: new RegExp(`[\\p{L}\\p{M}\\p{N}${FRAMED}]+`, 'gu'),
  foreign: new RegExp(`(?=[^\\x20-\\x7e\\u00aa\\u00ba])[\\p{L}\\p{Nl}${FRAMED}]`, 'u'),
  latin: new Map((PAIRS.match(/../gu) ?? []).map((pair) => [pair.slice(0, 1), pair.slice(1)])),
})

let made: ReturnType<typeof makePatterns> | undefined

/** Made for the first text that is not plain ASCII: few pages show one, and browsers take about 4 ms to read these patterns. */
const patterns = () => (made ??= makePatterns())

/** The word as it looks to a reader who expects Latin letters. */
function latinOf(word: string): string {
  return word.normalize('NFKC').replace(patterns().looksLatin, (letter) => latinLookAlike(letter) ?? letter)
}

/** A text without hidden characters, and with each letter that looks like a Latin one replaced by that. */
export function foldLookAlikes(text: string): string {
  const { segments } = inspectText(text, { maxLength: text.length })
  return latinOf(segments.map((segment) => ('text' in segment ? segment.text : '')).join(''))
}

/** Finds the words of a visible text that mix scripts or imitate Latin ones; returns the warnings and what the first such word looks like. */
function inspectWords(visible: string): { warnings: TextWarning[]; resembles: string | null } {
  const warnings = new Set<TextWarning>()
  let resembles: string | null = null
  const { imitable, other, looksLatin, word: words, foreign } = patterns()
  // A letter that looks like no Latin one shows that the script is meant: then only words in capitals are suspect.
  const meant = (visible.match(looksLatin) ?? []).some((letter) => latinLookAlike(letter) === undefined)
  for (const word of visible.match(words) ?? []) {
    if (/^[\x20-\x7e]*$/.test(word)) continue
    const latin = latinOf(word)
    const mixed = imitable.filter((script) => script.test(word)).length > 1
    const imitates = /^(?=.*[A-Za-z])[\dA-Za-z]+$/.test(latin) && foreign.test(word) && /../u.test(word)
    const capitals = word === word.toUpperCase()
    // Where letters have no case, two of them are seldom meant for others.
    const fewest = word === word.toLowerCase() && capitals ? 3 : 2
    const short = latin.length >= fewest && (capitals || (latin.length <= 6 && !meant))
    const styled = !other.test(word)
    if (mixed) warnings.add('mixed-script')
    else if (imitates && (styled || short)) warnings.add('look-alike')
    else continue
    resembles ??= /^[\dA-Za-z]+$/.test(latin) ? latin : null
  }
  return { warnings: [...warnings], resembles }
}

/** Splits a text written by others into what may be shown and what hides in it, with warnings; never throws, whatever the text. */
export function inspectText(text: string, { maxLength = 200, multiline = false }: InspectOptions = {}): InspectedText {
  const clamped = text.length > maxLength
  // A cut never leaves half of a surrogate pair or a joiner that joined what was cut off.
  const shown = clamped ? text.slice(0, maxLength).replace(/[\ud800-\udbff\u200d]$/, '') : text
  if (/^ +$/.test(shown))
    return { segments: Array.from(shown, nameHidden), warnings: ['hidden-characters'], clamped, resembles: null }
  // As nearly all of them are; the signs are our own, of titles and shortened hashes.
  if (/^[\x20-\x7e…·]*$/.test(shown))
    return { segments: shown ? [{ text: shown }] : [], warnings: [], clamped, resembles: null }
  const segments: TextSegment[] = []
  const warnings = new Set<TextWarning>()
  let visible = ''
  let start = 0
  const keep = (end: number) => {
    if (end > start) segments.push({ text: shown.slice(start, end) })
    visible += shown.slice(start, end)
  }
  for (const match of shown.matchAll(patterns().token)) {
    const character = match.groups?.['hidden']
    if (character === undefined || (multiline && /[\n\r\t\p{Zs}]/u.test(character))) continue
    keep(match.index)
    start = match.index + character.length
    segments.push(nameHidden(character))
    warnings.add(DIRECTION.test(character) ? 'direction-control' : 'hidden-characters')
  }
  keep(shown.length)
  const words = inspectWords(visible)
  return { segments, warnings: [...warnings, ...words.warnings], clamped, resembles: words.resembles }
}

/** A text of others as one plain line for titles and labels, hidden characters written as ⟨U+202E⟩ and a cut end as …. */
export function plainText(text: string, maxLength: number): string {
  const { segments, clamped } = inspectText(text, { maxLength })
  return (
    segments.map((segment) => ('text' in segment ? segment.text : `⟨${segment.hidden}⟩`)).join('') +
    (clamped ? '…' : '')
  )
}

/** Letters that look like a Latin one in most fonts, each before the letter that it looks like (a small part of Unicode's confusables). */
const PAIRS =
  // Cyrillic
  'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԌGԚQԜWҮYӀIҺHаaсcеeоoрpхxуyіiјjѕsԁdԛqԝwһhӏlѵvүy' +
  // Greek
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXϹCͿJαaιiνvοoρpυuγyχxϲcϳj' +
  // Armenian
  'ՍUՏSՕOԼLսuոnօoհhցgզqյj' +
  // Cherokee
  'ᎠDᎡRᎢTᎬEᎻHᎳWᎷMᏚSᏟCᏢPᏴBᎪAᏃZᏀGᏦKᏞLᏙVᎫJ' +
  // Lisu
  'ꓐBꓑPꓓDꓔTꓖGꓗKꓙJꓚCꓜZꓝFꓟMꓠNꓡLꓢSꓣRꓦVꓧHꓪWꓫXꓬYꓮAꓰEꓲIꓳOꓴU' +
  // Canadian syllables
  'ᗩAᗷBᑕCᗪDᖴFᕼHᒪLᗰMᑎNᑭPᖇRᔕSᑌU' +
  // Phonetic letters and small capitals
  'ɑaɡgᴀAʙBᴄCᴅDᴇEꜰFɢGʜHɪIᴊJᴋKʟLᴍMɴNᴏOᴘPʀRꜱSᴛTᴜUᴠVᴡWʏYᴢZ'

/** The Latin letter that one of another alphabet, or a small capital, looks like, or undefined where it looks like none. */
export function latinLookAlike(letter: string): string | undefined {
  // Filled circles and squares have no normal form; their code points are in order, in rows of 32.
  const place = (letter.codePointAt(0) ?? 0) - 0x1f150
  return (
    patterns().latin.get(letter) ?? (place >= 0 && place < 58 ? String.fromCodePoint(65 + (place % 32)) : undefined)
  )
}
