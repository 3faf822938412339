import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Recording } from '../../served/recording.ts'

const PUBLIC = join(import.meta.dirname, '../../../public/demo')
const LANDMARKS = join(import.meta.dirname, '../landmarks.json')

/** Size of one written file. */
export interface Written {
  file: string
  rows: number
  bytes: number
  brotli: number
}

/** Writes a recording, a file for each property and a line for each row, so that diffs of two runs are readable. */
export function write(recording: Recording): Written[] {
  const folder = join(PUBLIC, recording.chain.id)
  mkdirSync(folder, { recursive: true })
  return Object.entries(recording).map(([noun, facts]: [string, object]) => {
    const text = Array.isArray(facts)
      ? `[\n${facts.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
      : `${JSON.stringify(facts)}\n`
    writeFileSync(join(folder, `${noun}.json`), text)
    const brotli = brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }).length
    return {
      file: `${recording.chain.id}/${noun}.json`,
      rows: Array.isArray(facts) ? facts.length : 1,
      bytes: Buffer.byteLength(text),
      brotli,
    }
  })
}

/** Writes the names of hashes, addresses and IDs for tests. */
export function writeLandmarks(landmarks: Record<string, Record<string, string>>): void {
  const sorted = Object.entries(landmarks).map(([chain, names]) => [
    chain,
    Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1))),
  ])
  writeFileSync(LANDMARKS, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
}
