import type { NetworkField } from '#/api/networkFields'
import { exactTime } from '#/domain/text/time'
import { type Proposal, changeLines, sentFields, valueText } from './proposal'

/** How sending a change ended. */
export type Result = 'saved' | 'rejected' | 'unknown'

/** A change sent from this tab, without its secret. */
export interface JournalEntry {
  id: string
  at: Date
  chainId: string
  /** The changed fields as text. */
  lines: readonly string[]
  /** The sent values as text, shown as 'last sent'; without the secret. */
  sent: { readonly [Field in NetworkField]?: string }
  result: Result
  /** The result as text. */
  outcome: string
}

/** The value that this tab sent last for a field, and whether it was saved. */
export interface LastSent {
  value: string
  at: Date
  isSaved: boolean
}

/** The journal entry of a change. */
export function journalEntryOf(proposal: Proposal, at: Date, result: Result, outcome: string): JournalEntry {
  const { chainId, changes } = proposal
  const open = sentFields(changes).filter((field) => field !== 'explorer_api_key')
  return {
    id: `${chainId} ${at.getTime()}`,
    at,
    chainId,
    lines: changeLines(proposal).map(lineText),
    sent: Object.fromEntries(open.map((field) => [field, valueText(changes[field])])),
    result,
    outcome,
  }
}

/** One changed field as a line: 'active: on → off'. */
export function lineText({ field, from, to }: ReturnType<typeof changeLines>[number]): string {
  return `${field}: ${from ?? 'unknown'} → ${to}`
}

/** The value sent last for a field, unless it was rejected. */
export function lastSent(journal: readonly JournalEntry[], chainId: string, field: NetworkField): LastSent | null {
  const entry = journal.findLast(
    (each) => each.chainId === chainId && each.result !== 'rejected' && each.sent[field] !== undefined,
  )
  return entry ? { value: entry.sent[field] ?? '', at: entry.at, isSaved: entry.result === 'saved' } : null
}

/** The journal as text: one line per entry, columns separated by tabs. */
export function journalText(journal: readonly JournalEntry[]): string {
  return journal
    .map(({ at, chainId, lines, outcome }) => [exactTime(at), chainId, lines.join('; '), outcome])
    .map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t'))
    .join('\n')
}
