import { parseLenient } from '#/api/parseLenient'
import { type Address, address } from '#/api/schemas/address'
import { nameOfAddress } from '#/entity/AddressLink'
import { rowDirection, firstCell, nativeText, partOf, type RowToWrite, type TextName, TEXTS } from './texts'

/**
 * What a file has in a column: a field of the API's row, in the unit that people read; of several, the first with a value. `native` is a field
 * in wei, written in the native currency. `as` is one of
 * the texts of texts.ts, for what is more than a field. `address` has the name of an address in a second column: the first that is known
 * of some fields, the record that the row is, or the counterparty of the address whose page the list is on.
 */
export type FileText<Field extends string = string> =
  | Field
  | readonly Field[]
  | { readonly native: Field }
  | { readonly as: TextName }
  | { readonly address: readonly Field[] | 'row' | 'counterparty' }

/** A column as a file has it: its name there, and where its texts are from. It is saved with an export. */
export interface FileColumn {
  readonly name: string
  readonly text: FileText
}

/** The cells of a row by the names of the columns. An address has a second one with the name that its link in the table shows. */
export function cellsAsShown(row: RowToWrite, columns: readonly FileColumn[]): Map<string, string> {
  const written = new Map<string, string>()
  for (const { name, text } of columns) {
    if (typeof text === 'object' && 'address' in text) {
      const found = addressOf(row, text.address)
      written.set(name, found?.hash ?? '')
      written.set(`${name} name`, (found && nameOfAddress(found)) ?? '')
    } else if (typeof text === 'object' && 'native' in text) written.set(name, nativeText(row, text.native))
    else if (typeof text === 'object' && 'as' in text) written.set(name, TEXTS[text.as](row))
    else written.set(name, firstCell(row.cells, [text].flat()))
  }
  return written
}

function addressOf(row: RowToWrite, of: readonly string[] | 'row' | 'counterparty'): Address | null {
  if (of === 'row') return readAddress(row.raw)
  const fields = of !== 'counterparty' ? of : rowDirection(row) === 'in' ? ['from'] : ['to', 'created_contract']
  for (const field of fields) {
    const found = readAddress(partOf(row, field))
    if (found) return found
  }
  return null
}

/** An address that has a hash; services next to the API send only the hash. */
function readAddress(raw: unknown): Address | null {
  const { value } = parseLenient(address, typeof raw === 'string' ? { hash: raw } : raw)
  return value?.hash ? value : null
}
