import type { LabeledAddress, LabelRecord, MetadataTagRecord } from '#/domain/addresses/address'
import { inkOn, readColor, writeColor } from '#/domain/text/color'

/** The source of a tag: the explorer's metadata, a public tag, or the user's own tag or watch list. */
export type TagSource = 'metadata' | 'public' | 'private' | 'watchlist'

/** A label of an address; its texts may be anybody's. */
export interface AddressTag {
  readonly text: string
  readonly source: TagSource
  /** What the label means, where its author said so. */
  readonly about: string | null
  /** The author's colors as #rrggbb, with enough contrast; null for the default. */
  readonly colors: { readonly background: string; readonly ink: string } | null
}

/** A note of the API on an address; a warning unless it is meant as information. */
export interface AddressNote {
  readonly text: string
  readonly warning: boolean
}

const LONGEST = 500

/** A text under a key of free-form JSON, where some servers' keys end in a space; nothing but text is read. */
function textIn(meta: MetadataTagRecord['meta'], key: string): string | null {
  if (!meta) return null
  const value = Object.hasOwn(meta, key) ? meta[key] : Object.hasOwn(meta, `${key} `) ? meta[`${key} `] : null
  const text = typeof value === 'string' ? value.trim() : ''
  return text ? text.slice(0, LONGEST) : null
}

function fromMetadata({ name, meta }: MetadataTagRecord): AddressTag | null {
  const text = name?.trim()
  if (!text) return null
  const about = [textIn(meta, 'tooltipTitle'), textIn(meta, 'tooltipDescription')].filter((part) => part !== null)
  const background = readColor(textIn(meta, 'bgColor'))
  const ink = background && inkOn(background, readColor(textIn(meta, 'textColor')))
  return {
    text,
    source: 'metadata',
    about: about.join(': ') || null,
    colors: background && ink && { background: writeColor(background), ink: writeColor(ink) },
  }
}

function labels(records: readonly LabelRecord[] | null, source: TagSource): AddressTag[] {
  return (records ?? []).flatMap(({ display_name, label }) => {
    const text = (display_name || label)?.trim()
    return text ? [{ text, source, about: null, colors: null }] : []
  })
}

/** The tags of an address without duplicates: the user's own first, then the explorer's by descending ordinal. */
export function tagsOf({ metadata, public_tags, private_tags, watchlist_names }: LabeledAddress): AddressTag[] {
  const named = (metadata?.tags ?? [])
    .filter(({ tagType }) => tagType !== 'note')
    .toSorted((a, b) => (b.ordinal ?? 0) - (a.ordinal ?? 0))
    .flatMap((tag) => fromMetadata(tag) ?? [])
  const all = [
    ...labels(private_tags, 'private'),
    ...labels(watchlist_names, 'watchlist'),
    ...named,
    ...labels(public_tags, 'public'),
  ]
  const seen = new Set<string>()
  return all.filter(({ text, source }) => {
    const key = `${source === 'private' || source === 'watchlist' ? source : ''} ${text.toLowerCase()}`
    return seen.size < seen.add(key).size
  })
}

/** What the metadata service has to tell of an address in sentences, such as reports of fraud. */
export function notesOf({ metadata }: Pick<LabeledAddress, 'metadata'>): AddressNote[] {
  const notes = (metadata?.tags ?? [])
    .filter(({ tagType }) => tagType === 'note')
    .toSorted((a, b) => (b.ordinal ?? 0) - (a.ordinal ?? 0))
    .flatMap(({ name, meta }) => {
      const text = textIn(meta, 'data') ?? name?.trim()
      // Reports of fraud are of type 'info', too, so the text decides.
      const warning =
        textIn(meta, 'alertStatus') !== 'info' || /phish|scam|hack|fraud|malicious|exploit/i.test(text ?? '')
      return text ? [{ text, warning }] : []
    })
  return notes.filter(({ text }, place) => notes.findIndex((other) => other.text === text) === place)
}
