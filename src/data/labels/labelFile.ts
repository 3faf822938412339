import * as z from 'zod/mini'
import { isObject } from '#/domain/isObject'
import { type Labels, labelIn, labels } from '#/data/labels/labels'
import { MAX_WATCHED, setWatch, type Watches, watches, watchRule } from '#/data/watch/watches'
import { isAddressHash } from '#/domain/hashes/hash'

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
  /** Rules of watched addresses that are not the existing ones. */
  readonly watches: Watches
  readonly problems: readonly LabelProblem[]
}

const FORMAT = 'astrolabe labels'

/** Writes all labels, and the rules of watched addresses, as a file for this or another browser. */
export function writeLabels(all: Labels, watched: Watches = {}): string {
  const isWatching = Object.keys(watched).length > 0
  return `${JSON.stringify({ format: FORMAT, version: 1, labels: all, ...(isWatching && { watches: watched }) }, null, 2)}\n`
}

/** Sets the trimmed label of an address; null removes it, and ends the watch of the address. */
export function setLabel(hash: string, label: string | null): void {
  const { [hash.toLowerCase()]: _, ...others } = labels.get()
  const trimmed = label?.trim().slice(0, LONGEST_LABEL)
  labels.set(trimmed ? { ...others, [hash.toLowerCase()]: trimmed } : others)
  // Watched addresses are listed and managed by their label.
  if (!trimmed) setWatch(hash, null)
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
export function readLabels(text: string, here: Labels, watched: Watches = {}): LabelImport | null {
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
  const rules = readRules(
    file['watches'],
    (hash) => read.has(hash) || labelIn(here, hash) !== null,
    Object.keys(watched),
  )
  const pick = (isWanted: (hash: string, label: string) => boolean) =>
    Object.fromEntries([...read].filter(([hash, label]) => isWanted(hash, label)))
  return {
    added: pick((hash) => labelIn(here, hash) === null),
    different: pick((hash, label) => ![null, label].includes(labelIn(here, hash))),
    same: [...read].filter(([hash, label]) => labelIn(here, hash) === label).length,
    watches: Object.fromEntries(
      Object.entries(rules.read).filter(([hash, rule]) => JSON.stringify(rule) !== JSON.stringify(watched[hash])),
    ),
    problems: [...problems, ...rules.problems],
  }
}

/** The rules in a file, of addresses that have a label. */
function readRules(
  entries: unknown,
  isLabeled: (hash: string) => boolean,
  watched: readonly string[],
): { read: Watches; problems: LabelProblem[] } {
  if (entries === undefined) return { read: {}, problems: [] }
  if (!isObject(entries)) return { read: {}, problems: [{ entry: 'watches', why: 'is not an object of rules' }] }
  const read = new Map<string, Watches[string]>()
  const problems: LabelProblem[] = []
  const all = new Set(watched)
  for (const [entry, value] of Object.entries(entries)) {
    const hash = entry.toLowerCase()
    const { success, data } = z.safeParse(watchRule, value)
    all.add(hash)
    const why = !isAddressHash(entry)
      ? 'is not an address: 0x and 40 hex digits'
      : !success
        ? 'has a rule for its watch that cannot be read'
        : !isLabeled(hash)
          ? 'is watched, but has no label'
          : read.has(hash)
            ? 'is watched twice'
            : all.size > MAX_WATCHED
              ? `is beyond the ${MAX_WATCHED} addresses that can be watched`
              : null
    if (why !== null) problems.push({ entry, why })
    else if (data) read.set(hash, data)
  }
  return { read: Object.fromEntries(read), problems }
}

/** Saves labels of an import, and the rules of the addresses that then have a label; existing rules only if `replaces`. */
export function saveImport(chosen: Labels, imported: LabelImport, replaces: boolean): void {
  labels.set({ ...labels.get(), ...chosen })
  const here = watches.get()
  const isWanted = (hash: string) => labelIn(labels.get(), hash) !== null && (replaces || !Object.hasOwn(here, hash))
  watches.set({ ...here, ...Object.fromEntries(Object.entries(imported.watches).filter(([hash]) => isWanted(hash))) })
}
