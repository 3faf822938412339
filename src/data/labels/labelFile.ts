import { isObject } from '#/domain/isObject'
import { type Labels, labelIn, labels } from '#/data/labels/labels'
import { isAddressHash } from '#/domain/hash'

/** Maximum length of a label, in UTF-16 units. */
export const LONGEST_LABEL = 60

/** An invalid entry of a file, and what is wrong with it. */
export interface LabelProblem {
  readonly entry: string
  readonly why: string
}

/** What importing a file of labels would change. */
export interface LabelImport {
  /** Labels of addresses that have none. */
  readonly added: Labels
  /** Labels of addresses that have another one. */
  readonly different: Labels
  /** Number of labels that exist already. */
  readonly same: number
  readonly problems: readonly LabelProblem[]
}

const FORMAT = 'astrolabe labels'

/** Writes all labels as a file for this or another browser. */
export function writeLabels(all: Labels): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, labels: all }, null, 2)}\n`
}

/** Sets the trimmed label of an address; null removes it. */
export function setLabel(hash: string, label: string | null): void {
  const { [hash.toLowerCase()]: _, ...others } = labels.get()
  const trimmed = label?.trim().slice(0, LONGEST_LABEL)
  labels.set(trimmed ? { ...others, [hash.toLowerCase()]: trimmed } : others)
}

function problemOf(hash: string, label: unknown): string | null {
  if (!isAddressHash(hash)) return 'is not an address: 0x and 40 hex digits'
  if (typeof label !== 'string') return 'has a label that is not a text'
  if (label.trim() === '') return 'has an empty label'
  return label.trim().length > LONGEST_LABEL ? `has a label of more than ${LONGEST_LABEL} characters` : null
}

/**
 * Compares a file of labels with the existing ones, without changing them; null if the text is no such file. Accepts what
 * writeLabels writes and a plain object from address to label.
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
    const why = problemOf(entry, label) ?? (read.has(entry.toLowerCase()) ? 'is listed twice' : null)
    if (why) problems.push({ entry, why })
    else read.set(entry.toLowerCase(), String(label).trim())
  }
  const pick = (isWanted: (hash: string, label: string) => boolean) =>
    Object.fromEntries([...read].filter(([hash, label]) => isWanted(hash, label)))
  return {
    added: pick((hash) => labelIn(here, hash) === null),
    different: pick((hash, label) => ![null, label].includes(labelIn(here, hash))),
    same: [...read].filter(([hash, label]) => labelIn(here, hash) === label).length,
    problems,
  }
}
