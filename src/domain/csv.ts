/** What a spreadsheet program would run, or take for the end of a cell, however many quotes or spaces stand before it. */
const RUN = /^(?:[\s']*[=+\-@＝＋－＠]|'*[\t\r\n])/
/** A number is never run. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/

function isRun(cell: string): boolean {
  return RUN.test(cell) && !NUMBER.test(cell)
}

/**
 * A cell that a spreadsheet program takes for text and never for a formula: an apostrophe stands before one that begins with
 * = + - @, a tab or a line break. Numbers stay numbers.
 */
export function neutralised(cell: string): string {
  return isRun(cell) ? `'${cell}` : cell
}

/** The cell that was neutralised, as it was. */
export function restored(cell: string): string {
  return cell.startsWith("'") && isRun(cell.slice(1)) ? cell.slice(1) : cell
}

/** One record of a CSV file with its line end (RFC 4180): cells neutralised, and quoted where they must be. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(written).join(',')}\r\n`
}

function written(cell: string): string {
  const safe = neutralised(cell)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
