import { stringifyJson } from '#/api/json'
import { isObject } from '#/domain/isObject'
import type { NftInstance } from '#/api/schemas/nft'
import { exactTime } from '#/domain/time'

/** One trait that an NFT's author gave it, its value in the form that its `display_type` asks for. */
export interface Attribute {
  trait: string
  value: string
  /** How the author wants it shown, where that is not one of the ways known here. */
  shownAs?: string
}

/**
 * The traits in an NFT's metadata: free-form, so that anything which is neither a list of names and values nor an object of them
 * is left to the metadata as a whole. Nested values are written as JSON.
 */
export function attributesOf(metadata: NftInstance['metadata']): Attribute[] {
  const list = metadata?.['attributes'] ?? metadata?.['traits']
  if (isObject(list)) return Object.entries(list).flatMap(([trait, value]) => attribute(trait, value, {}))
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (!isObject(entry) || !('value' in entry)) return []
    return attribute(wordOf(entry['trait_type']) ?? '', entry['value'], entry)
  })
}

function attribute(trait: string, value: unknown, entry: Record<string, unknown>): Attribute[] {
  const word = wordOf(value)
  if (word === null) return []
  const type = wordOf(entry['display_type'])?.toLowerCase() ?? ''
  return [{ trait, ...shown(word, type, entry) }]
}

/** Marketplaces agreed on these; any other way is named beside the bare value. */
function shown(word: string, type: string, { max_value }: Record<string, unknown>): Omit<Attribute, 'trait'> {
  const numeric = /^-?\d+(\.\d+)?$/.test(word)
  const signed = numeric && !word.startsWith('-') ? `+${word}` : word
  switch (type) {
    case '':
    case 'string':
    case 'text':
      return { value: word }
    case 'number':
    case 'ranking': {
      const most = wordOf(max_value)
      return { value: most === null ? word : `${word} of ${most}` }
    }
    case 'boost_number':
      return { value: signed }
    case 'boost_percentage':
      return { value: numeric ? `${signed} %` : word }
    case 'date':
      return { value: momentOf(word) ?? word }
    default:
      return { value: word, shownAs: type }
  }
}

/** Past this many seconds, in the year 5138, a date was written in milliseconds. */
const latest = 1e11

/** A Unix time in seconds, as the convention is, or in milliseconds, as some write it. */
function momentOf(word: string): string | null {
  const seconds = Number(word) > latest ? Number(word) / 1000 : Number(word)
  const date = new Date(seconds * 1000)
  return /^\d{1,15}$/.test(word) && !Number.isNaN(date.getTime()) ? exactTime(date) : null
}

function wordOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' ? value : stringifyJson(value)
}
