import { describe, expect, it } from 'vitest'
import { parseLenient } from '#/api/parseLenient'
import { sourcifyContract } from '#/api/schemas/sourcify'
import { sourceFilesOf } from '#/features/contracts/source/sourceFiles'
import { differingFiles, sourceTextOf } from './sourcifySource'

/** The source in a response of Sourcify. */
const read = (body: object) => sourceTextOf(parseLenient(sourcifyContract, body).value!)

const content = (text: unknown) => ({ content: text })

describe('sourceOf', () => {
  it('has the file with the contract first, and the language as the API has it', () => {
    const source = read({
      sources: { 'lib/B.sol': content('b'), 'C:/src/A.sol': content('a') },
      compilation: { language: 'Solidity', name: 'A', fullyQualifiedName: 'C:/src/A.sol:A' },
    })
    expect(source).toMatchObject({ name: 'A', language: 'solidity' })
    expect(sourceFilesOf(source)).toEqual([
      { path: 'C:/src/A.sol', text: 'a' },
      { path: 'lib/B.sol', text: 'b' },
    ])
  })

  it('has the first file first where the contract is not named, and keeps another language', () => {
    const source = read({ sources: { 'B.fe': content('b'), 'A.fe': content('a') }, compilation: { language: 'Fe' } })
    expect(source).toMatchObject({ name: null, language: { other: 'fe' }, file_path: 'B.fe' })
  })

  it('takes names of object properties as paths, and shows unreadable files empty', () => {
    const sources: unknown = JSON.parse('{"__proto__":{"content":"p"},"constructor":{"content":7},"x":null}')
    expect(sourceFilesOf(read({ sources }))).toEqual([
      { path: '__proto__', text: 'p' },
      { path: 'constructor', text: '' },
      { path: 'x', text: '' },
    ])
  })
})

describe('differingFiles', () => {
  const ofApi = {
    name: 'A',
    language: null,
    file_path: 'A.sol',
    source_code: 'a',
    additional_sources: [{ file_path: 'B.sol', source_code: 'b' }],
  }
  const on = (sources: Record<string, string>) =>
    read({ sources: Object.fromEntries(Object.entries(sources).map(([path, text]) => [path, content(text)])) })

  it('is 0 for the same paths and texts in any order', () => {
    expect(differingFiles(ofApi, on({ 'B.sol': 'b', 'A.sol': 'a' }))).toBe(0)
  })

  it('counts changed, missing and added files', () => {
    expect(differingFiles(ofApi, on({ 'A.sol': 'changed', 'B.sol': 'b' }))).toBe(1)
    expect(differingFiles(ofApi, on({ 'A.sol': 'a' }))).toBe(1)
    expect(differingFiles(ofApi, on({ 'A.sol': 'a', 'C.sol': 'c' }))).toBe(2)
    expect(differingFiles(ofApi, on({ 'A.sol': 'a\n', 'C.sol': 'c' }))).toBe(3)
  })

  it('counts another path of the same text, unless the API has no path', () => {
    const renamed = on({ 'src/A.sol': 'a', 'B.sol': 'b' })
    expect(differingFiles(ofApi, renamed)).toBe(1)
    expect(differingFiles({ ...ofApi, file_path: null }, renamed)).toBe(0)
  })
})
