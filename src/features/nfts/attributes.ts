import { stringifyJson } from '#/api/json'
import { isObject } from '#/domain/isObject'
import type { NftInstance } from '#/api/schemas/nft'
import { exactTime } from '#/domain/time'

/** One attribute of an NFT, its value formatted as its `display_type` asks. */
export interface Attribute {
  name: string
  value: string
  /** The `display_type`, where it is not one that is supported here. */
  displayType?: string
}

/**
 * The attributes in an NFT's metadata, which has no schema: a list of names and values, or an object of them. Anything else is
 * ignored here and shown with the metadata as a whole. Nested values are written as JSON.
 */
export function attributesOf(metadata: NftInstance['metadata']): Attribute[] {
  const list = metadata?.['attributes'] ?? metadata?.['traits']
  if (isObject(list)) return Object.entries(list).flatMap(([name, value]) => attribute(name, value, {}))
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (!isObject(entry) || !('value' in entry)) return []
    return attribute(wordOf(entry['trait_type']) ?? '', entry['value'], entry)
  })
}

function attribute(name: string, value: unknown, entry: Record<string, unknown>): Attribute[] {
  const word = wordOf(value)
  if (word === null) return []
  const type = wordOf(entry['display_type'])?.toLowerCase() ?? ''
  return [{ name, ...formatted(word, type, entry) }]
}

/** Formats by the display types of the ERC-721 metadata convention; any other type is named next to the bare value. */
function formatted(word: string, type: string, { max_value }: Record<string, unknown>): Omit<Attribute, 'name'> {
  const numeric = /^-?\d+(\.\d+)?$/.test(word)
  const signed = numeric && !word.startsWith('-') ? `+${word}` : word
  switch (type) {
    case '':
    case 'string':
    case 'text':
      return { value: word }
    case 'number':
    case 'ranking': {
      const max = wordOf(max_value)
      return { value: max === null ? word : `${word} of ${max}` }
    }
    case 'boost_number':
      return { value: signed }
    case 'boost_percentage':
      return { value: numeric ? `${signed}%` : word }
    case 'date':
      return { value: momentOf(word) ?? word }
    default:
      return { value: word, displayType: type }
  }
}

/** A number above this (the year 5138 in seconds) is a time in milliseconds. */
const MAX_SECONDS = 1e11

/** Reads a Unix time in seconds, as the convention says, or in milliseconds, as some authors write it. */
function momentOf(word: string): string | null {
  const seconds = Number(word) > MAX_SECONDS ? Number(word) / 1000 : Number(word)
  const date = new Date(seconds * 1000)
  return /^\d{1,15}$/.test(word) && !Number.isNaN(date.getTime()) ? exactTime(date) : null
}

function wordOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' ? value : stringifyJson(value)
}
