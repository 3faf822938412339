import { useState } from 'react'
import { stringifyJson } from '#/api/json'
import type { NftInstance } from '#/api/schemas/nft'
import { isObject } from '#/domain/isObject'
import { grouped } from '#/domain/amounts/numberFormat'
import { exactTime } from '#/domain/text/time'
import { Button } from '#/ui/Button'
import { UntrustedText } from '#/ui/UntrustedText'

/** Attributes shown before "Show more": more than real NFTs have, few enough to draw quickly. */
const INITIAL_ATTRIBUTES = 60

/** The attributes of an NFT, formatted as its author asked (`display_type`). */
export function AttributeList({ metadata }: Pick<NftInstance, 'metadata'>) {
  const [shown, setShown] = useState(INITIAL_ATTRIBUTES)
  const attributes = attributesOf(metadata)
  if (attributes.length === 0) return null
  const rest = attributes.length - shown
  return (
    <>
      <h2 className="mt-6 mb-2 font-semibold">
        Attributes <span className="font-normal text-muted">{grouped(attributes.length)}</span>
      </h2>
      <dl className="panel grid grid-cols-2 gap-x-6 px-4 lg:grid-cols-3">
        {attributes.slice(0, shown).map((attribute, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- several attributes may share a name
          <AttributeEntry key={index} attribute={attribute} />
        ))}
      </dl>
      {rest > 0 && (
        <Button className="mt-2" onClick={() => setShown(shown + 10 * INITIAL_ATTRIBUTES)}>
          Show more attributes ({grouped(rest)} left)
        </Button>
      )}
    </>
  )
}

function AttributeEntry({ attribute: { name, value, displayType } }: { attribute: Attribute }) {
  return (
    <div className="min-w-0 py-2">
      <dt className="truncate text-sm text-muted">{name ? <UntrustedText text={name} max={60} /> : 'Attribute'}</dt>
      <dd className="line-clamp-3 break-words">
        <UntrustedText text={value} max={200} />
        {displayType && (
          <span className="ml-2 text-sm text-muted">
            (display type: <UntrustedText text={displayType} max={30} />)
          </span>
        )}
      </dd>
    </div>
  )
}

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
  if (isObject(list)) return Object.entries(list).flatMap(([name, value]) => attributeOf(name, value, {}))
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (!isObject(entry) || !('value' in entry)) return []
    return attributeOf(wordOf(entry['trait_type']) ?? '', entry['value'], entry)
  })
}

function attributeOf(name: string, value: unknown, entry: Record<string, unknown>): Attribute[] {
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
