import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { RESOURCES } from '#/api/resources'
import { fileOf } from './file'

/** LibreOffice, which confirms the reading of cells where this machine has it. */
const program = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .find((path) => existsSync(path))

/** Reads CSV as UTF-8 with commas and quotes, at its worst: it detects dates and runs formulas. */
const READING = 'CSV:44,34,76,1,,1033,false,true,false,false,false,0,true'

/** A cell that a spreadsheet program runs. */
const RUN = /^\s*[=+\-@]/
/** A time as it detects one. */
const TIME = /^2026-11-20[T ]12:00:00$/

/** The cells of a CSV file, without the quotes around them. */
const cellsOf = (csv: string) =>
  Array.from(csv.matchAll(/(?:^|,|\r?\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g), ([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).replace(/^\uFEFF/, ''),
  )

/** Opens a CSV file with it and gives what it makes of the file. */
function opened(file: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'astrolabe-spreadsheet-'))
  try {
    writeFileSync(join(folder, 'export.csv'), file)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const options = ['--headless', `--infilter=${READING}`, '--convert-to', 'fods', '--outdir', folder]
    spawnSync(program ?? '', [profile, ...options, join(folder, 'export.csv')], { stdio: 'ignore' })
    return readFileSync(join(folder, 'export.fods'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('holds nothing that a spreadsheet program would run, and times and amounts that it knows', async () => {
  const hostile = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '=HYPERLINK("https://a.test")', "'=1+1", '=cmd|x!A0']
  const rows = hostile.map((method, n) =>
    JSON.stringify({ hash: `0x${n}`, timestamp: '2026-11-20T12:00:00.000000Z', method, value: '624066319904595' }),
  )
  const measures = { coin: { symbol: 'ETH', decimals: 18 }, token: null }
  const file = await fileOf('csv', { batches: () => [rows], schema: RESOURCES.transactions.item, measures })
  const cells = cellsOf(await new Blob([file]).text())
  expect(cells.filter((cell) => RUN.test(cell))).toEqual([])
  expect(cells.filter((cell) => TIME.test(cell))).toHaveLength(hostile.length)
  expect(cells.filter((cell) => cell === '0.000624066319904595')).toHaveLength(hostile.length)
  expect(cells.filter((cell) => /^0x\d$/.test(cell))).toHaveLength(hostile.length)
  for (const method of hostile) expect(cells.some((cell) => cell.endsWith(method))).toBe(true)
  if (program === undefined) return

  const table = opened(await new Blob([file, '=1+1\r\n']).bytes())
  // The last row, which no export writes, shows that a formula would have been run.
  expect(table.match(/table:formula="[^"]*"/g)).toEqual(['table:formula="of:=1+1"'])
  expect(table.match(/office:date-value="2026-11-20T12:00:00"/g)).toHaveLength(hostile.length)
  expect(table.match(/office:value="0.000624066319904595"/g)).toHaveLength(hostile.length)
  expect(table.match(/<text:p>0x\d<\/text:p>/g)).toHaveLength(hostile.length)
}, 120_000)
