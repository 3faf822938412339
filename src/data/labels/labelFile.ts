import { isObject } from '#/domain/isObject'
import { type Labels, labelIn, labels } from '#/data/labels/labels'
import { isAddressHash } from '#/domain/hash'

/** As long as a label may be, in UTF-16 units. */
export const LONGEST_LABEL = 60

/** What is wrong with an entry of a file, in words; which entry, as it stands there. */
export interface LabelProblem {
  readonly entry: string
  readonly why: string
}

/** What a file of labels would do to those that are here. */
export interface LabelImport {
  /** Of addresses that have none. */
  readonly added: Labels
  /** Of addresses that have another one. */
  readonly different: Labels
  /** How many are here already, letter by letter. */
  readonly same: number
  readonly problems: readonly LabelProblem[]
}

const FORMAT = 'astrolabe labels'

/** All labels as a file for this or another browser. */
export function writeLabels(all: Labels): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, labels: all }, null, 2)}\n`
}

/** Names a label in the way that it is kept: trimmed; null erases it. */
export function setLabel(hash: string, label: string | null): void {
  const { [hash.toLowerCase()]: _, ...others } = labels.get()
  const kept = label?.trim().slice(0, LONGEST_LABEL)
  labels.set(kept ? { ...others, [hash.toLowerCase()]: kept } : others)
}

function complaintAbout(hash: string, label: unknown): string | null {
  if (!isAddressHash(hash)) return 'is not an address: 0x and 40 hex digits'
  if (typeof label !== 'string') return 'has a label that is not a text'
  if (label.trim() === '') return 'has an empty label'
  return label.trim().length > LONGEST_LABEL ? `has a label of more than ${LONGEST_LABEL} characters` : null
}

/**
 * Reads a file of labels beside those that are here; nothing is changed by it. A text that is no such file at all is null. Both the
 * file that writeLabels makes and a bare object from addresses to labels are read.
 */
export function readLabels(text: string, here: Labels): LabelImport | null {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return null
  }
  if (!isObject(file)) return null
  const entries = 'labels' in file ? file['labels'] : file
  if (!isObject(entries)) return null

  const read = new Map<string, string>()
  const problems: LabelProblem[] = []
  for (const [entry, label] of Object.entries(entries)) {
    const why = complaintAbout(entry, label) ?? (read.has(entry.toLowerCase()) ? 'stands there twice' : null)
    if (why) problems.push({ entry, why })
    else read.set(entry.toLowerCase(), String(label).trim())
  }
  const those = (wanted: (hash: string, label: string) => boolean) =>
    Object.fromEntries([...read].filter(([hash, label]) => wanted(hash, label)))
  return {
    added: those((hash) => labelIn(here, hash) === null),
    different: those((hash, label) => ![null, label].includes(labelIn(here, hash))),
    same: [...read].filter(([hash, label]) => labelIn(here, hash) === label).length,
    problems,
  }
}
