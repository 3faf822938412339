/** Reads a CSV file by RFC 4180 as a program does that never saw the writer; throws where the file breaks its rules. */
export function parseCsv(file: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < file.length) {
    let cell = ''
    if (file[at] === '"') {
      at += 1
      for (;;) {
        const end = file.indexOf('"', at)
        if (end < 0) throw new Error('A quoted cell has no end.')
        cell += file.slice(at, end)
        at = end + 1
        if (file[at] !== '"') break
        cell += '"'
        at += 1
      }
    } else {
      const end = at + file.slice(at).search(/[",\r\n]|$/)
      cell = file.slice(at, end)
      at = end
    }
    row.push(cell)
    if (file[at] === ',') at += 1
    else if (file.startsWith('\r\n', at)) {
      at += 2
      rows.push(row)
      row = []
    } else throw new Error(`A cell ends with ${JSON.stringify(file.slice(at, at + 2))}.`)
    if (file[at - 1] === ',' && at === file.length) throw new Error('The last record has no line end.')
  }
  return rows
}
