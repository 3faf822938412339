/** A cell that a spreadsheet would run as a formula or split, also after quotes or spaces. */
const RUN = /^(?:[\s']*[=+\-@＝＋－＠]|'*[\t\r\n])/
/** Numbers are never run. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

function isRun(cell: string): boolean {
  return RUN.test(cell) && !NUMBER.test(cell)
}

/**
 * Neutralizes a cell that a spreadsheet would run as a formula, by an apostrophe: one that begins with = + - @, a tab or a line
 * break. Numbers stay numbers.
 */
export function neutralizedCell(cell: string): string {
  return isRun(cell) ? `'${cell}` : cell
}

/** The original of a neutralized cell. */
export function originalCell(cell: string): string {
  return cell.startsWith("'") && isRun(cell.slice(1)) ? cell.slice(1) : cell
}

/** One line of a CSV file with its line break (RFC 4180); cells are neutralized, and quoted if necessary. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(written).join(',')}\r\n`
}

function written(cell: string): string {
  const safe = neutralizedCell(cell)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
