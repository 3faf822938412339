import type { SchemaMismatch } from '#/api/schemaMismatch'
import type { Probe } from './probes'
import type { Finding } from './walk'

/** The findings of one server. */
export interface Report {
  server: string
  form: 'multichain' | 'instance' | 'administration'
  findings: Finding[]
  probes: Probe[]
}

/** A mismatch of one field, with its count over all records. */
interface Field {
  where: string
  expected: string
  found: string
  times: number
}

/** Counts mismatches by field; array indexes are ignored. */
export function byField(mismatches: readonly SchemaMismatch[]): Field[] {
  const fields = new Map<string, Field>()
  for (const { path, expected, found } of mismatches) {
    const where = path.replace(/\[\d+\]/g, '[]') || 'body'
    const key = `${where} ${expected}`
    const known = fields.get(key)
    if (known) known.times += 1
    else fields.set(key, { where, expected, found, times: 1 })
  }
  return [...fields.values()]
}

/** Whether any page would lose data of a response. */
export function lost(reports: readonly Report[]): boolean {
  return reports.some(({ findings }) => findings.some(({ losses }) => losses.length > 0))
}

/** The reports as text: endpoints, mismatches by field, other rules. */
export function textOf(reports: readonly Report[]): string {
  return reports.flatMap(sectionsOf).join('\n')
}

function sectionsOf({ server, form, findings, probes }: Report): string[] {
  const table = findings.map(({ path, source, outcome, status, requests, items, strict, losses }) => [
    source === 'served' ? 'served' : `§${source}`,
    path,
    status === null || status === 200 ? outcome : `${outcome} (${status})`,
    String(requests),
    String(items),
    String(byField(strict).length),
    String(losses.length),
  ])
  const fields = (kind: 'strict' | 'losses') =>
    findings.flatMap((finding) =>
      byField(finding[kind]).map(({ where, expected, found, times }) => [
        finding.path,
        where,
        expected,
        found,
        String(times),
      ]),
    )
  const deviations = ['endpoint', 'field', 'expected', 'found', 'times']
  return [
    `\n${server} (${form})`,
    ...section('', ['source', 'endpoint', 'outcome', 'requests', 'items', 'strict fields', 'losses'], table),
    ...section('Differs from the contract:', deviations, fields('strict')),
    ...section('Lost to the pages:', deviations, fields('losses')),
    ...section(
      'Other rules:',
      ['section', 'rule', 'expected', 'found', ''],
      probes.map(({ section: at, what, expected, found, ok }) => [
        at === 'served' ? at : `§${at}`,
        what,
        expected,
        found,
        ok ? 'ok' : 'differs',
      ]),
    ),
  ]
}

const WIDEST = 60

function cell(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > WIDEST ? `${line.slice(0, WIDEST - 1)}…` : line
}

function section(title: string, head: string[], rows: string[][]): string[] {
  if (rows.length === 0) return []
  const cells = [head, ...rows].map((row) => row.map(cell))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const lines = cells.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [...(title ? [`\n${title}`] : []), ...lines]
}
