import type * as z from 'zod/mini'
import { parseJson } from '#/api/json'
import { csvLine } from '#/domain/text/csv'
import { createYielder } from '#/api/yieldToMain'
import { createColumns, flatRow, type Measures } from './flatRow'
import type { Format } from './exportStore'
import { cellsAsShown, type FileColumn } from './fileText'

/** The rows of a file as exact JSON texts, in batches that can be iterated more than once. */
export interface Content {
  readonly batches: () => AsyncIterable<readonly string[]> | Iterable<readonly string[]>
  readonly schema: z.core.$ZodType
  readonly measures: Measures
  /** The columns of the table, for the format that has these. */
  readonly columns?: readonly FileColumn[]
  /** The address whose page the list is on; null for none. */
  readonly own?: string | null
}

/** Spreadsheet programs recognize UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Writes rows to a file batch by batch, so that it is never in memory as a whole and the page stays responsive. */
export async function fileOf(format: Format, content: Content): Promise<Blob> {
  return format === 'json' ? jsonOf(content) : csvOf(content, format === 'table' ? content.columns : undefined)
}

async function csvOf(
  { batches, schema, measures, own = null }: Content,
  written: readonly FileColumn[] | undefined,
): Promise<Blob> {
  const yieldToMain = createYielder()
  const { columns, add } = createColumns()
  const read = (row: string) => {
    const raw = parseJson(row)
    const cells = flatRow(schema, raw, measures)
    return written ? cellsAsShown({ raw, schema, cells, measures, own }, written) : cells
  }
  for await (const rows of batches()) {
    // Every row has the columns of the table.
    for (const row of written ? rows.slice(0, 1) : rows) {
      add(read(row))
      await yieldToMain()
    }
  }
  const parts = [new Blob([BYTE_ORDER_MARK, csvLine(columns)])]
  for await (const rows of batches()) {
    const lines: string[] = []
    for (const row of rows) {
      const cells = read(row)
      lines.push(csvLine(columns.map((name) => cells.get(name) ?? '')))
      await yieldToMain()
    }
    parts.push(new Blob(lines))
  }
  return new Blob(columns.length > 0 ? parts : [], { type: 'text/csv;charset=utf-8' })
}

async function jsonOf({ batches }: Content): Promise<Blob> {
  const yieldToMain = createYielder()
  const parts: (Blob | string)[] = ['[']
  for await (const rows of batches()) {
    if (rows.length === 0) continue
    parts.push(new Blob([parts.length > 1 ? ',\n' : '\n', rows.join(',\n')]))
    await yieldToMain()
  }
  return new Blob([...parts, '\n]\n'], { type: 'application/json' })
}

/** The file name: chain, content and date, in characters that every file system supports. */
export function fileName(chain: string, words: readonly string[], format: Format, date: Date): string {
  const plain = words.map((word) =>
    word
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .slice(0, 48),
  )
  return `${[chain, ...plain, date.toISOString().slice(0, 10)].filter(Boolean).join('_')}.${format === 'json' ? 'json' : 'csv'}`
}
