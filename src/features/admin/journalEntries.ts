import type { NetworkField } from '#/api/networkFields'
import { exactTime } from '#/domain/time'
import { type Proposal, changeLines, sentFields, valueText } from './proposal'

/** How the sending of a change ended. */
export type Result = 'changed' | 'refused' | 'unknown'

/** One change that was sent from this tab, without its secret. */
export interface JournalEntry {
  id: string
  at: Date
  chainId: string
  /** What was sent, in words. */
  lines: readonly string[]
  /** What was sent for each field in words, to be shown as 'last sent'; the secret is absent. */
  sent: { readonly [Field in NetworkField]?: string }
  result: Result
  /** What came of it, in words. */
  outcome: string
}

/** What a tab sent for a field last, and whether the host said that it took it. */
export interface LastSent {
  value: string
  at: Date
  taken: boolean
}

/** The entry of a change. */
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

/** One field of a change in one line: 'active: on → off'. */
export function lineText({ field, from, to }: ReturnType<typeof changeLines>[number]): string {
  return `${field}: ${from ?? 'not known'} → ${to}`
}

/** What was sent for a field last and may be in effect. */
export function lastSent(journal: readonly JournalEntry[], chainId: string, field: NetworkField): LastSent | null {
  const entry = journal.findLast(
    (each) => each.chainId === chainId && each.result !== 'refused' && each.sent[field] !== undefined,
  )
  return entry ? { value: entry.sent[field] ?? '', at: entry.at, taken: entry.result === 'changed' } : null
}

/** The journal as text, an entry a line, columns by tabs. */
export function journalText(journal: readonly JournalEntry[]): string {
  return journal
    .map(({ at, chainId, lines, outcome }) => [exactTime(at), chainId, lines.join('; '), outcome])
    .map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t'))
    .join('\n')
}
