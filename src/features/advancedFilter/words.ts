import { RESOURCES } from '#/api/resources'
import { parseDecimal } from '#/domain/amounts/amount'
import { isAddressHash, shortHash } from '#/domain/hashes/hash'
import { transferTypeLabel } from '#/entity/transferType'
import type { FilterParameters } from '#/features/advancedFilter/parameters'

/** The fields of the advanced filter, in the order of their chips. */
export const FIELDS = ['type', 'method', 'from', 'to', 'asset', 'amount', 'age'] as const

/** A field of the advanced filter. */
export type FilterField = (typeof FIELDS)[number]

/** A field whose words are single values. */
export type ValueField = Exclude<FilterField, RangeField>

/** A field whose values are typed, with suggestions: types are few, and toggles. */
export type TypedField = Exclude<ValueField, 'type'>

/** A field with one word: its lower and upper limit. */
export type RangeField = 'amount' | 'age'

/** One value that a field must have, or must not have, as it is in the URL. */
export interface ValueWord {
  readonly field: ValueField
  readonly text: string
  readonly isExcluded: boolean
}

/** The limits of an amount or a time, as they are in the URL; '' for none. */
export interface RangeWord {
  readonly field: RangeField
  readonly from: string
  readonly to: string
}

/** One word of the filter, shown as a chip. */
export type FilterWord = ValueWord | RangeWord

/** What a row must match of sender and recipient: both, or one of them. */
export type Relation = 'and' | 'or'

/** All words of the filter, and the relation of sender and recipient. */
export interface FilterWords {
  readonly words: readonly FilterWord[]
  readonly relation: Relation
}

/** The transfer types, as the API writes them. */
export const TRANSFER_TYPES = RESOURCES.advancedFilters.filters.transaction_types.of

/** The native currency, among tokens. */
export const NATIVE = 'native'

/** The fields whose values can be excluded. */
export function canExclude(field: FilterField): field is 'from' | 'to' | 'asset' {
  return field === 'from' || field === 'to' || field === 'asset'
}

/** Whether a field has limits, not values. */
export function isRangeField(field: FilterField): field is RangeField {
  return field === 'amount' || field === 'age'
}

/** Whether a word has limits, not a value. */
export function isRangeWord(word: FilterWord): word is RangeWord {
  return isRangeField(word.field)
}

/** The transfer type that a text names, in any case. */
export function transferType(text: string): (typeof TRANSFER_TYPES)[number] | undefined {
  return TRANSFER_TYPES.find((type) => type.toLowerCase() === text.toLowerCase())
}

/** A word as it is read: without spaces around it, and with the x of an address or selector in lower case. */
export const plainWord = (text: string): string => text.trim().replace(/^0X/, '0x')

function valuesIn(field: ValueField, list: string | undefined, isExcluded: boolean): ValueWord[] {
  const texts = (list ?? '').split(',').map(plainWord)
  return [...new Set(texts)].filter(Boolean).map((text) => ({ field, text, isExcluded }))
}

/** The words that a URL has; a word stays whatever its text is. */
export function filterOf(search: FilterParameters): FilterWords {
  const words = FIELDS.flatMap((field): FilterWord[] => {
    if (isRangeField(field)) {
      const [from = '', to = ''] = [search[`${field}_from`], search[`${field}_to`]]
      return from || to ? [{ field, from, to }] : []
    }
    const included = valuesIn(field, search[field], false)
    return canExclude(field) ? included.concat(valuesIn(field, search[`not_${field}`], true)) : included
  })
  return { words, relation: search.relation === 'or' ? 'or' : 'and' }
}

/** The search parameters of a filter, from the start of its list. */
export function searchOf({ words, relation }: FilterWords): FilterParameters {
  const search: Record<string, string> = {}
  for (const word of words) {
    if (isRangeWord(word)) {
      if (word.from) search[`${word.field}_from`] = word.from
      if (word.to) search[`${word.field}_to`] = word.to
    } else {
      const name = word.isExcluded ? `not_${word.field}` : word.field
      search[name] = [...new Set([...(search[name]?.split(',') ?? []), word.text])].join(',')
    }
  }
  return { ...search, ...(relation === 'or' && { relation }) }
}

const PROBLEMS: Record<ValueField, readonly [isValid: (text: string) => boolean, problem: string]> = {
  type: [(text) => transferType(text) !== undefined, 'not a transfer type'],
  method: [(text) => /^0x[\da-f]{8}$/i.test(text), 'not a selector: 0x and 8 hex digits'],
  from: [isAddressHash, 'not an address: 0x and 40 hex digits'],
  to: [isAddressHash, 'not an address: 0x and 40 hex digits'],
  asset: [(text) => text === NATIVE || isAddressHash(text), 'not the address of a token'],
}

const isAmount = (text: string) => text === '' || /^\d+(?:\.\d+)?$/.test(text)

/** What is wrong with a word; null if it can be applied. */
export function problemOf(word: FilterWord): string | null {
  if (!isRangeWord(word)) {
    const [isValid, problem] = PROBLEMS[word.field]
    return isValid(word.text) ? null : problem
  }
  const { field, from, to } = word
  if (field === 'age') {
    const limits = [from && timeOf(from, 'start'), to && timeOf(to, 'end')]
    if (limits.includes(null)) return 'not a date such as 2026-01-31'
    return from && to && String(limits[0]) > String(limits[1]) ? 'Since is later than Until' : null
  }
  if (!isAmount(from) || !isAmount(to)) return 'not an amount such as 1.5'
  const [least, most] = [parseDecimal(from), parseDecimal(to)]
  if (!least || !most) return null
  const isAbove = least.value * 10n ** BigInt(most.decimals) > most.value * 10n ** BigInt(least.decimals)
  return isAbove ? 'Minimum is above Maximum' : null
}

/** The UTC time of a day or minute such as 2026-01-31 or 2026-01-31T14:30, as the API takes it; null if it is none. */
export function timeOf(text: string, limit: 'start' | 'end'): string | null {
  const [, day, minute = limit === 'start' ? '00:00' : '23:59'] =
    /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)Z?)?$/.exec(text) ?? []
  const time = `${day}T${minute}:${limit === 'start' ? '00.000' : '59.999'}Z`
  const date = new Date(time)
  // A date that no calendar has, such as 30 February, counts on into the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString() === time ? time : null
}

/** The names of the fields. */
export const FIELD_LABELS: Readonly<Record<FilterField, string>> = {
  type: 'Type',
  method: 'Method',
  from: 'From',
  to: 'To',
  asset: 'Asset',
  amount: 'Amount',
  age: 'Age',
}

const spaced = (text: string) => text.replace('T', ' ')

/** The limits of a word: '≥ 1.5', '1 – 5', 'until 2026-01-31'. */
export function rangeText({ field, from, to }: RangeWord): string {
  if (from && to) return `${spaced(from)} – ${spaced(to)}`
  if (field === 'amount') return from ? `≥ ${from}` : `≤ ${to}`
  return from ? `since ${spaced(from)}` : `until ${spaced(to)}`
}

/** A word as text: 'From not 0x12ab34c…d89ef'. Its value may be untrusted. */
export function wordText(word: FilterWord, symbol: string): string {
  const label = FIELD_LABELS[word.field]
  if (isRangeWord(word)) return `${label} ${rangeText(word)}`
  return `${label} ${word.isExcluded ? 'not ' : ''}${valueText(word.field, word.text, symbol)}`
}

function valueText(field: FilterField, text: string, symbol: string): string {
  if (field === 'type') return transferTypeLabel(transferType(text) ?? text)
  if (field === 'asset' && text === NATIVE) return symbol
  return shortHash(text)
}
