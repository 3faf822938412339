import type { ListName } from '#/api/resources'
import type { Chain } from '#/data/config/config'
import { type Column, unitOf } from '#/list/column'
import type { FileColumn, FileText } from './fileText'

/** What a file needs to know of a column of any list. */
type AnyColumn = Pick<Column<ListName>, 'header' | 'fileHeader' | 'unit'> & { readonly text: FileText | null }

/** The columns of a file, by those of a table; what the page computes is left out. */
export function fileColumns(columns: readonly AnyColumn[], currency: Pick<Chain['currency'], 'symbol'>): FileColumn[] {
  return columns.flatMap(({ text, fileHeader, header, unit }) => {
    if (text === null) return []
    const shownUnit = unitOf(unit, currency)
    return [{ name: fileHeader ?? (shownUnit === null ? header : `${header} (${shownUnit})`), text }]
  })
}

/** The headers of the columns that a file does not have. */
export function columnsLeftOut(columns: readonly AnyColumn[]): string[] {
  return columns.flatMap(({ text, header }) => (text === null ? [header] : []))
}
