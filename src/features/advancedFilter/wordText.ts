import { shortHash } from '#/domain/hash'
import { labelOf } from '#/domain/open'
import {
  type Field,
  type FilterWord,
  isRange,
  NATIVE,
  type RangeWord,
  transferType,
} from '#/features/advancedFilter/words'

/** The names of the fields. */
export const FIELD_LABELS: Readonly<Record<Field, string>> = {
  type: 'Type',
  method: 'Method',
  from: 'From',
  to: 'To',
  asset: 'Asset',
  amount: 'Amount',
  age: 'Age',
}

/** A transfer type as its rows have it: 'Coin transfer', 'ERC-20'. */
export function typeLabel(type: string): string {
  return type.startsWith('ERC') ? type : labelOf(type.toLowerCase())
}

const spaced = (text: string) => text.replace('T', ' ')

/** The limits of a word: '≥ 1.5', '1 – 5', 'until 2026-01-31'. */
export function rangeText({ field, from, to }: RangeWord): string {
  if (from && to) return `${spaced(from)} – ${spaced(to)}`
  if (field === 'amount') return from ? `≥ ${from}` : `≤ ${to}`
  return from ? `since ${spaced(from)}` : `until ${spaced(to)}`
}

/** A word as text: 'From not 0x12ab…89ef'. Its value may be untrusted. */
export function wordText(word: FilterWord, symbol: string): string {
  const label = FIELD_LABELS[word.field]
  if (isRange(word)) return `${label} ${rangeText(word)}`
  return `${label} ${word.isExcluded ? 'not ' : ''}${valueText(word.field, word.text, symbol)}`
}

function valueText(field: Field, text: string, symbol: string): string {
  if (field === 'type') return typeLabel(transferType(text) ?? text)
  if (field === 'asset' && text === NATIVE) return symbol
  return shortHash(text)
}
