import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#/data/config/loadConfig'
import { COMPARED, comparedWith, SOURCIFY } from './compared'
import { compareFiles, type DiffLine, diffLines, withGaps } from './lineDiff'

const file = (path: string, text: string) => ({ path, text })
const statuses = (pairs: ReturnType<typeof compareFiles>) => pairs.map(({ path, status }) => [path, status])

describe('comparedWith', () => {
  const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const { chains } = readConfig({
    chains: ['1', '10'].map((id) => ({ id, name: `Chain ${id}`, baseUrl: `https://${id}.example`, currency })),
  })
  const [chain] = chains
  const hash = `0x${'a'.repeat(40)}`
  const implementation = { address: `0x${'b'.repeat(40)}`, name: 'V2' }
  const at = { hash, chain: chain!, chains }

  it('has the other parts of the proxy and the same address on other chains', () => {
    const of = (shown: string) =>
      comparedWith({ ...at, shown, implementations: [implementation] }).map(({ value }) => value)
    expect(of(hash)).toEqual([`1:${implementation.address}`, `10:${hash}`])
    expect(of(implementation.address)).toEqual([`1:${hash}`, `10:${implementation.address}`])
  })

  it('has only values that the parameter allows', () => {
    for (const { value } of comparedWith({ ...at, shown: hash, implementations: [implementation] }))
      expect(value).toMatch(COMPARED)
    expect(SOURCIFY).toMatch(COMPARED)
    expect('1:0x12').not.toMatch(COMPARED)
    expect('sourcify:1').not.toMatch(COMPARED)
  })
})

describe('compareFiles', () => {
  it('pairs files by path', () => {
    const here = [file('A.sol', '1'), file('b/B.sol', '1'), file('C.sol', '1')]
    const there = [file('A.sol', '2'), file('b/B.sol', '1'), file('D.sol', '1')]
    expect(statuses(compareFiles(here, there))).toEqual([
      ['A.sol', 'changed'],
      ['b/B.sol', 'same'],
      ['C.sol', 'only here'],
      ['D.sol', 'only there'],
    ])
  })

  it('pairs the files with the contracts where neither path is in the other source', () => {
    const [pair, ...others] = compareFiles([file('V2.sol', '2')], [file('V1.sol', '1')])
    expect(pair).toMatchObject({ path: 'V2.sol', status: 'changed', there: { path: 'V1.sol' } })
    expect(others).toEqual([])
    const here = [file('V2.sol', '2'), file('V1.sol', '1')]
    expect(statuses(compareFiles(here, [file('V1.sol', '1')]))).toEqual([
      ['V2.sol', 'only here'],
      ['V1.sol', 'same'],
    ])
  })

  it('takes names of object properties as paths', () => {
    const files = [file('A.sol', ''), file('__proto__', ''), file('constructor', '')]
    expect(compareFiles(files, files).every(({ status }) => status === 'same')).toBe(true)
  })
})

describe('diffLines', () => {
  const written = (lines: readonly DiffLine[] | null) =>
    lines?.map(({ kind, text, here, there }) => `${there ?? ''} ${here ?? ''} ${kind} ${text}`)

  it('numbers the lines of both files', () => {
    expect(written(diffLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd']))).toEqual([
      '1 1 same a',
      '2  removed b',
      ' 2 added x',
      '3 3 same c',
      ' 4 added d',
    ])
  })

  it('has all lines of a file that only one source has', () => {
    expect(written(diffLines([], ['a', 'b']))).toEqual([' 1 added a', ' 2 added b'])
    expect(written(diffLines(['a'], []))).toEqual(['1  removed a'])
  })

  it('has every line of both files, in order', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 30 })
    fc.assert(
      fc.property(texts, texts, (there, here) => {
        const lines = diffLines(there, here) ?? []
        expect(lines.flatMap(({ here: number, text }) => (number === null ? [] : text))).toEqual(here)
        expect(lines.flatMap(({ there: number, text }) => (number === null ? [] : text))).toEqual(there)
        expect(withGaps(lines, new Set(lines.keys()))).toEqual(lines)
      }),
    )
  })

  it('is null for files that differ too much', () => {
    const lines = (name: string) => Array.from({ length: 20_000 }, (_, index) => `${name}${index}`)
    expect(diffLines(lines('a'), lines('b'))).toBeNull()
  })
})

describe('withGaps', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => String(index + 1))
  const lines = diffLines(numbers, numbers.with(9, 'x')) ?? []
  const written = (open: number[]) =>
    withGaps(lines, new Set(open)).map((row) =>
      row.kind === 'gap' ? `${row.count} hidden` : `${{ same: ' ', added: '+', removed: '-' }[row.kind]}${row.text}`,
    )

  it('hides what is farther than three lines from a change', () => {
    expect(written([])).toEqual(['6 hidden', ' 7', ' 8', ' 9', '-10', '+x', ' 11', ' 12', ' 13', '7 hidden'])
  })

  it('shows a gap that was opened', () => {
    expect(written([0]).slice(0, 7)).toEqual([' 1', ' 2', ' 3', ' 4', ' 5', ' 6', ' 7'])
    expect(written([0]).at(-1)).toBe('7 hidden')
  })

  it('hides all of a file without changes', () => {
    expect(withGaps(diffLines(numbers, numbers) ?? [], new Set())).toEqual([{ kind: 'gap', first: 0, count: 20 }])
  })
})
